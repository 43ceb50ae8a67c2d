/** A real wiki gives the errors that unit tests expect of parsers and of the test wiki. */
import { expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import * as actions from "../../generated/actions/index.js";
import { RULE_REQUESTS } from "../templates/runtime/parse/rule-requests.ts";
import { startCopiedWiki } from "./copied-wiki.ts";
import { inParallel, useWiki } from "./server.ts";

const wiki = useWiki(startCopiedWiki);

const TYPES = new Map(
  Object.values(actions).map((each) => [
    propertyOf(each, "path"),
    propertyOf(propertyOf(propertyOf(each, "params"), "token"), "token"),
  ]),
);

it("has the recorded error of each request", async () => {
  const minor = Number(wiki().version.split(".")[1]);
  const requests = RULE_REQUESTS.filter(({ since = 0 }) => since <= minor);
  const cookie = await wiki().login("Admin");
  const answer = await wiki().ask("action=query&meta=tokens&type=*", { cookie });
  const tokens = propertyOf(propertyOf(answer, "query"), "tokens");
  const found = await inParallel(requests, 2, async ({ request }) => {
    const body = new URLSearchParams(`${request}&format=json`);
    const type = TYPES.get(body.get("action"));
    const token = propertyOf(tokens, `${String(type)}token`);
    if (!body.has("token") && typeof token === "string") body.set("token", token);
    const headers = { cookie };
    const response = await fetch(wiki().endpoint, { method: "POST", headers, body });
    return { code: response.headers.get("mediawiki-api-error"), request };
  });
  expect(found).toEqual(requests.map(({ code, request }) => ({ code, request })));
});
