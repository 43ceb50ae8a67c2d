import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../../generator/json/value.js";
import { runExperiments } from "../../../../generator/learn/experiment/conduct.js";
import { things } from "../modules.js";

const NONE: readonly never[] = [];
const FACTS = {
  server: "MediaWiki",
  namespaces: [0],
  pages: NONE,
  redirects: NONE,
  files: NONE,
  categories: NONE,
  templates: NONE,
  linked: NONE,
  targets: NONE,
  deleted: NONE,
  users: NONE,
  addresses: NONE,
  userids: NONE,
  pageids: NONE,
  revids: NONE,
  stashed: NONE,
  languages: NONE,
  interwikis: NONE,
  pageprops: NONE,
  tags: NONE,
};

/** What is given as `continue` while a module is experimented with. */
async function askedFor(proceed: unknown): Promise<readonly string[]> {
  const asked: string[] = [];
  const response: UnknownObject = { continue: { thcontinue: proceed }, query: { things: [] } };
  await runExperiments(things, {
    send: async (parameters) => {
      asked.push(parameters["thcontinue"] ?? "");
      return { kind: "received", body: { kind: "object", value: response } };
    },
    facts: FACTS,
    progress: () => undefined,
  });
  return asked;
}

describe("an response that goes on", () => {
  it("is gone on with, as text", async () => {
    expect(await askedFor(5)).toContain("5");
  });

  it.each([[{ toString: 1 }], [[null, { toString: 1 }]], [null]])(
    "is the last one where it goes on with %j, which no parameter can be",
    async (value) => {
      expect(new Set(await askedFor(value))).toEqual(new Set([""]));
    },
  );
});
