import { EDITS, effectsOf } from "../../../wiki/write-steps.ts";
import { replaySteps } from "./replay.ts";

const steps = EDITS.map((step) => ({ ...step, effects: effectsOf(step.params["title"] ?? "") }));

replaySteps("writes", steps, []);
