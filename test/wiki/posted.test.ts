import { afterAll, beforeAll, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import { MULTIPART_BODIES } from "../templates/runtime/http/multipart-bodies.ts";
import { UNPOSTED_REQUESTS } from "../templates/runtime/parse/method-requests.ts";
import type { SentRequest } from "../templates/runtime/parse/method-requests.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { stubOf } from "./stub-server.ts";

const FORM = "application/x-www-form-urlencoded";
const COMMON = "format=json&formatversion=2&errorformat=plaintext";

let wiki: Wiki;
let stub: ServiceHandler;

beforeAll(async () => {
  wiki = await startWiki();
  const { api } = await wholeCatalogue(wiki);
  stub = await stubOf(wiki, api);
});
afterAll(async () => {
  await wiki?.stop();
});

it.each(UNPOSTED_REQUESTS)(
  "the wiki and its stub answer $method $address with $body in the body with the error $error",
  async (request) => {
    const { error } = request;
    expect(await errorsOf(request, fetch)).toEqual([error]);
    expect(await errorsOf(request, stub)).toEqual([error]);
  },
);

it.each(MULTIPART_BODIES)(
  "the wiki and its stub read the same from a multipart body with $what",
  async ({ body, requestid }) => {
    const read = async (send: (request: Request) => Promise<Response>): Promise<unknown> => {
      const headers = { "content-type": "multipart/form-data; boundary=b" };
      const address = `${wiki.endpoint}?${COMMON}&action=query`;
      const answer: unknown = await (
        await send(new Request(address, { method: "POST", body, headers }))
      ).json();
      return propertyOf(answer, "requestid");
    };
    expect([await read(fetch), await read(stub)]).toEqual([requestid, requestid]);
  },
);

/** `module code` of each error. */
async function errorsOf(
  { method, address, body }: SentRequest,
  send: (request: Request) => Promise<Response>,
): Promise<readonly string[]> {
  const request = new Request(`${wiki.endpoint}?${COMMON}&${address}`, {
    method,
    ...(method === "POST" && { body, headers: { "content-type": FORM } }),
  });
  const answer: unknown = await (await send(request)).json();
  const errors = propertyOf(answer, "errors");
  return (Array.isArray(errors) ? errors : []).map(
    (each) => `${String(propertyOf(each, "module"))} ${String(propertyOf(each, "code"))}`,
  );
}
