import * as fc from "fast-check";
import { ACCOUNT_STEPS } from "./account-steps.ts";
import { FILE_STEPS } from "./file-steps.ts";
import { IMPORT_STEPS } from "./import-steps.ts";
import { PAGE_STEPS } from "./page-steps.ts";
import type { ScenarioStep } from "./scenario-step.ts";

/** The steps of a scenario. */
const LENGTH = 20;

/** A scenario: steps of the actions that change pages, accounts and files. */
export const scenario: fc.Arbitrary<readonly ScenarioStep[]> = fc.array(
  fc.oneof(...PAGE_STEPS, ...ACCOUNT_STEPS, ...FILE_STEPS, ...IMPORT_STEPS),
  { minLength: LENGTH, maxLength: LENGTH, size: "max" },
);
