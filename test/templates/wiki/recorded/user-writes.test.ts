import { readStepTable } from "../../../wiki/steps.ts";
import { replaySteps } from "./replay.ts";

const { steps, effects } = readStepTable("user-writes");
replaySteps("user-writes", steps, effects);
