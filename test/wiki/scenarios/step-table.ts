import * as fc from "fast-check";
import { PAGE_STEPS } from "./page-steps.ts";
import type { ScenarioStep } from "./scenario-step.ts";

/** The steps of a scenario. */
export const LENGTH = 30;

/** A scenario: steps of the actions that change pages. */
export const scenario: fc.Arbitrary<readonly ScenarioStep[]> = fc.array(fc.oneof(...PAGE_STEPS), {
  minLength: LENGTH,
  maxLength: LENGTH,
  size: "max",
});
