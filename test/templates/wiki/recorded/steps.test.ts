import { readStepTable } from "../../../wiki/steps.ts";
import { EDITS, effectsOf } from "../../../wiki/write-steps.ts";
import { replaySteps } from "./replay.ts";

const edits = EDITS.map((step) => ({ ...step, effects: effectsOf(step.params["title"] ?? "") }));
replaySteps("writes", edits, []);

for (const name of ["file-writes", "page-writes", "user-writes"]) {
  const { steps, effects } = readStepTable(name);
  replaySteps(name, steps, effects);
}
