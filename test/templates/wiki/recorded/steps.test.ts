import { ADMIN_EFFECTS, ADMIN_STEPS } from "../../../wiki/admin-steps.ts";
import { readStepTable } from "../../../wiki/steps.ts";
import { EDITS, effectsOf } from "../../../wiki/write-steps.ts";
import { replaySteps } from "./replay.ts";

const edits = EDITS.map((step) => ({ ...step, effects: effectsOf(step.params["title"] ?? "") }));
replaySteps("writes", edits, []);
replaySteps("admin-writes", ADMIN_STEPS, ADMIN_EFFECTS);

for (const name of ["file-writes", "page-writes", "user-writes"] as const) {
  const { steps, effects } = readStepTable(name);
  replaySteps(name, steps, effects);
}
