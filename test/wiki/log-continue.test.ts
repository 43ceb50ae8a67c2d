import { afterAll, beforeAll, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { startWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { isSince } from "./version.ts";

let wiki: Wiki;
beforeAll(async () => {
  wiki = await startWiki();
});
afterAll(async () => await wiki?.stop());

async function codeOf(lecontinue: string): Promise<unknown> {
  const answer = await wiki.ask({ action: "query", list: "logevents", lecontinue });
  return propertyOf(propertyOf(answer, "error"), "code");
}

it.each(["20240101000000|y", "20240101000000|1x", "x", "|", "20240101000000|1|2"])(
  "badcontinue is what the log says of %s",
  async (value) => {
    expect(await codeOf(value)).toBe("badcontinue");
  },
);

it("badcontinue is what the log says of x|y since 1.43, and before that it fails at the time", async () => {
  const code = await codeOf("x|y");
  if (isSince(wiki.version, 43)) expect(code).toBe("badcontinue");
  else expect(code).toMatch(/^internal_api_error_.*TimestampException$/);
});

it("the log continues at a time and a number", async () => {
  expect(await codeOf("20240101000000|1")).toBeUndefined();
});
