/** The position of a generator that starts anew, such as `random`, which handlers do not have. */
import { expect, it } from "vitest";
import {
  buildContinue,
  buildRawContinue,
} from "../../../../templates/runtime/query-service/continuation.js";

const START = { isGeneratorFinished: false, finished: new Set<string>(), generatorParams: {} };
const LINKS = { name: "links", onPages: true, params: { plcontinue: "x" } };

it("a generator stays at its position while a module has more about its pages", () => {
  const generator = { name: "random", next: {}, position: { grncontinue: "7" } };
  expect(buildContinue([LINKS], generator, START)).toEqual({
    continue: { plcontinue: "x", grncontinue: "7", continue: "grncontinue||" },
  });
  expect(buildRawContinue([LINKS], generator)).toEqual({
    "query-noncontinue": { random: { grncontinue: "7" } },
    "query-continue": { links: { plcontinue: "x" } },
  });
});
