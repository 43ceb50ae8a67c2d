/** Tables of requests that unit tests read: a real wiki, and for posted ones its stub, give the same errors. */
import { beforeAll, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.ts";
import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import { MULTIPART_BODIES } from "../templates/runtime/http/multipart-bodies.ts";
import { UNPOSTED_REQUESTS } from "../templates/runtime/parse/method-requests.ts";
import { GET_REQUESTS, PAGE_SET_REQUESTS } from "../templates/runtime/parse/page-set-requests.ts";
import {
  CONTINUE_REQUESTS,
  ERROR_FORMATS,
  FINISHED_REQUESTS,
  PAGE_SOURCE_REQUESTS,
} from "../templates/runtime/parse/page-source-requests.ts";
import { useWiki } from "./server.ts";
import { twinsOf } from "./twins.ts";

const FORM = "application/x-www-form-urlencoded";
const COMMON = "format=json&formatversion=2&errorformat=plaintext";

const wiki = useWiki();
let stub: ServiceHandler;

beforeAll(async () => {
  ({ stub } = await twinsOf(wiki()));
});

/** The responses of the wiki and of its stub. */
async function askBoth(query: string, init: RequestInit): Promise<readonly unknown[]> {
  const make = (): Request => new Request(`${wiki().endpoint}?${COMMON}&${query}`, init);
  const responses = [await fetch(make()), await stub(make())];
  return Promise.all(responses.map((response): Promise<unknown> => response.json()));
}

/** `module code` of each error. */
function errorsOf(answer: unknown): readonly string[] {
  return [propertyOf(answer, "error") ?? propertyOf(answer, "errors") ?? []]
    .flat()
    .map((each) => `${String(propertyOf(each, "module"))} ${String(propertyOf(each, "code"))}`);
}

it.each(UNPOSTED_REQUESTS)(
  "the wiki and its stub answer $method $address with $body in the body with the error $error",
  async ({ method, address, body, error }) => {
    const posted = method === "POST" && { body, headers: { "content-type": FORM } };
    const answers = await askBoth(address, { method, ...posted });
    expect(answers.map(errorsOf)).toEqual([[error], [error]]);
  },
);

it.each(MULTIPART_BODIES)(
  "the wiki and its stub read the same from a multipart body with $what",
  async ({ body, requestid }) => {
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const answers = await askBoth("action=query", { method: "POST", body, headers });
    expect(answers.map((each) => propertyOf(each, "requestid"))).toEqual([requestid, requestid]);
  },
);

it("the wiki answers queries of pages with the errors of the tables, in each format", async () => {
  const rows = [...PAGE_SOURCE_REQUESTS, ...CONTINUE_REQUESTS, ...FINISHED_REQUESTS].flatMap(
    ([query, error]) => ERROR_FORMATS.map((format) => ({ query, error, format })),
  );
  const answers = await wiki().batch(
    rows.map(({ query, format }) => `action=query&errorformat=${format}&format=json&${query}`),
  );
  for (const [index, { query, error, format }] of rows.entries()) {
    const [module, code] = error?.split(" ") ?? [];
    // The oldest form does not have the module.
    const expected = format === "bc" ? `undefined ${code}` : `${module} ${code}`;
    const errors = code === undefined ? [] : [expected];
    expect.soft(errorsOf(answers[index]), `${format} ${query}`).toEqual(errors);
  }
});

it.each([
  ["POST", PAGE_SET_REQUESTS],
  ["GET", GET_REQUESTS],
] as const)(
  "the wiki has the errors of actions on pages of the tables, by %s",
  async (method, rows) => {
    const requests = rows.map(([request]) =>
      `action=${encodeURI(request)}&${COMMON}`.replaceAll("|", "%7C"),
    );
    const answers = await wiki().batch(requests, { method });
    for (const [index, [request, error]] of rows.entries())
      expect.soft(errorsOf(answers[index]), request).toEqual(error === undefined ? [] : [error]);
  },
);
