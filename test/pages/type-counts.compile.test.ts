import { expect, it } from "vitest";
import { resultTypeFigures } from "../bench/published.mjs";
import { measureResultTypes } from "../bench/result-types.mjs";
import type { CheckFigures, ResultTypeFigures } from "../bench/result-types.mjs";

/** The counts, which are the same on every machine. Times are not. */
function counts({ types, instantiations }: CheckFigures): object {
  return { types, instantiations };
}

function countsOf({ module, ...figures }: ResultTypeFigures): object {
  return { module, without: counts(figures.without), with: counts(figures.with) };
}

it("the published counts of types and instantiations are those of the present code", () => {
  expect(
    resultTypeFigures().map(countsOf),
    "help: run `node test/bench/result-types.mjs && node test/bench/published.mjs && npm run format`",
  ).toEqual(measureResultTypes(1).map(countsOf));
});
