import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inspectedSecrets } from "../../../../generator/cli/inspected-secrets.js";
import { knownVerdicts, verdictLine } from "../../../../generator/cli/verdict-line.js";
import type { VerdictLine } from "../../../../generator/cli/verdict-line.js";
import { inspectAsServer } from "../../../../generator/inspect/verdict.js";
import { catalogueApi } from "../../inspect/catalogue-api.js";

const api = catalogueApi();

/** Inspects requests in turn, as the command does, with or without the memory of verdicts. */
function inspector(memory: "with memory" | "without memory") {
  const texts = { operation: () => undefined, parameter: () => undefined };
  const catalogue = { api, builders: new Map(), texts, results: [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- explanations, which need builders and texts, are not made
  const specs = { catalogue, directories: [] } as unknown as Parameters<typeof inspectedSecrets>[0];
  const secrets = inspectedSecrets(specs);
  const known = knownVerdicts(api, secrets);
  let found = 0;
  const inspect = (request: string): VerdictLine => {
    const before = memory === "with memory" ? known.find(request) : undefined;
    if (before) {
      found += 1;
      return before;
    }
    secrets.learnRequest(request);
    const { verdict } = inspectAsServer(api, request, {});
    known.add(verdict);
    return verdictLine(verdict, secrets);
  };
  return { inspect, found: () => found };
}

const recorded = readFileSync(new URL("../../inspect/verdicts.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => String(JSON.parse(line).request));

describe("known verdicts", () => {
  it("are those that requests without memory get", () => {
    const [remembering, other] = [inspector("with memory"), inspector("without memory")];
    const rounds = [1, 2].flatMap((round) =>
      recorded.map((request, index) => `${request}&requestid=${round}${index}`),
    );
    for (const request of rounds)
      expect(remembering.inspect(request)).toEqual(other.inspect(request));
    expect(remembering.found()).toBeGreaterThan(recorded.length * 0.9);
  });

  it.each([
    [
      "a value that is ignored is encoded",
      "action=query&requestid=1",
      "action=query&requestid=%31",
    ],
    [
      "a value decides",
      "action=query&list=random&rnlimit=1",
      "action=query&list=random&rnlimit=9999",
    ],
    ["the method differs", "GET action=edit&requestid=1", "POST action=edit&requestid=1"],
    ["a name is unknown", "action=query&requestid=1&other=1", "action=query&requestid=1&more=1"],
    ["a module has no such parameter", "action=query&x=1", "action=query&aplimit=1"],
  ])("are those of other requests if not: %s", (_, first, second) => {
    const { inspect, found } = inspector("with memory");
    inspect(first);
    inspect(second);
    expect(found()).toBe(0);
  });

  it("are not kept of requests that may have secrets", () => {
    const { inspect, found } = inspector("with memory");
    const request = "action=query&meta=userinfo&token=0123456789abcdef%2B%5C";
    const lines = [inspect(request), inspect(request)];
    expect(found()).toBe(0);
    for (const { line } of lines) expect(line).not.toContain("0123456789abcdef");
  });

  it.each(["na%C3%AFve", "a%5Bb", "non%20sense", "%3Cb%3E"])(
    "are kept of requests with an encoded name that is no secret: %s",
    (name) => {
      const { inspect, found } = inspector("with memory");
      const request = `action=query&${name}=0123456789abcdef`;
      const lines = [inspect(request), inspect(request)];
      expect(found()).toBe(1);
      expect(lines[1]).toEqual(lines[0]);
    },
  );

  it.each(["api%5Bkey", "api%2Ekey", "api%20key", "tok%65n", "api%5Fkey", "na%C3%AFve&tok%2565n"])(
    "are not kept of requests with a secret whose name is encoded: %s",
    (name) => {
      const { inspect, found } = inspector("with memory");
      const request = `action=query&x%3Cy=1&${name}=0123456789abcdef`;
      inspect(request);
      inspect(request);
      expect(found()).toBe(0);
    },
  );

  it.each(["api%5Bkey", "api%2Ekey", "api%20key", "api.key", "api+key", "tok%65n", "api%5Fkey"])(
    "have none of a secret whose name is encoded: %s",
    (name) => {
      const { inspect } = inspector("with memory");
      expect(inspect(`action=query&x%3Cy=1&${name}=0123456789abcdef`).line).not.toContain(
        "0123456789abcdef",
      );
    },
  );

  it("have none of the secrets of other requests", () => {
    const { inspect, found } = inspector("with memory");
    const request = "action=query&titles=0123456789abcdef";
    inspect(request);
    inspect("action=query&meta=userinfo&token=0123456789abcdef%2B%5C");
    expect(inspect(request).line).not.toContain("0123456789abcdef");
    expect(found()).toBe(1);
  });
});
