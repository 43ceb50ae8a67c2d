import { readStepTable } from "../../../wiki/steps.ts";
import { EDITS, effectsOf } from "../../../wiki/write-steps.ts";
import { replaySteps } from "./replay.ts";

const edits = EDITS.map((step) => ({ ...step, effects: effectsOf(step.params["title"] ?? "") }));
replaySteps("writes", edits, []);

for (const name of ["admin-writes", "file-writes", "page-writes", "user-writes"] as const) {
  const { steps, effects } = readStepTable(name);
  replaySteps(name, steps, effects);
}
