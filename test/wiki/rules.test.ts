/** A real wiki gives the errors that unit tests expect of parsers and of the test wiki. */
import { expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import * as actions from "../../generated/actions/index.js";
import { RULE_REQUESTS } from "../templates/runtime/parse/rule-requests.ts";
import { startBatch } from "./batch.ts";
import { useWiki } from "./server.ts";

const wiki = useWiki();

const TOKENS = new Map(
  Object.values(actions).map((each) => [
    propertyOf(each, "path"),
    propertyOf(propertyOf(propertyOf(each, "params"), "token"), "token"),
  ]),
);

it("has the recorded error of each request", async () => {
  const minor = Number(wiki().version.split(".")[1]);
  const requests = RULE_REQUESTS.filter(({ since = 0 }) => since <= minor);
  const batch = startBatch(wiki().directory, { steps: true, envelope: true });
  const found = await Promise.all(
    requests.map(async ({ request }) => {
      const params = new URLSearchParams(request);
      const token = params.has("token") ? undefined : TOKENS.get(params.get("action"));
      const step = { request: `${request}&format=json`, user: "Admin", method: "POST", token };
      return {
        code: propertyOf(JSON.parse(await batch.send(JSON.stringify(step))), "error"),
        request,
      };
    }),
  );
  await batch.stop();
  expect(found).toEqual(requests.map(({ code, request }) => ({ code, request })));
});
