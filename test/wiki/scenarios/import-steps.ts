import * as fc from "fast-check";
import { TITLES } from "./page-steps.ts";
import type { ScenarioStep, StepFile } from "./scenario-step.ts";
import { flag, reason, steps, tags } from "./step-form.ts";

const exported: fc.Arbitrary<StepFile> = fc
  .record({
    titles: fc.subarray([...TITLES], { minLength: 1, maxLength: 3 }),
    of: fc.constantFrom("now" as const, "start" as const),
  })
  .map(({ titles, of }) => ({ kind: "export", titles: titles.join("|"), of }));

/** Steps that import pages of the wiki itself: beside the pages, or in their place. */
export const IMPORT_STEPS: readonly fc.WeightedArbitrary<ScenarioStep>[] = [
  {
    weight: 2,
    arbitrary: steps({
      action: "import",
      params: {
        interwikiprefix: fc.constantFrom("en", "en", "en", undefined),
        namespace: fc.constantFrom(undefined, undefined, "4"),
        rootpage: fc.constantFrom(undefined, undefined, "Talk:Lily", "Rose"),
        assignknownusers: flag,
        summary: reason,
        tags,
      },
      files: { xml: exported },
    }),
  },
];
