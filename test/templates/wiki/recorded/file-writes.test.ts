import { readStepTable } from "../../../wiki/steps.ts";
import { replaySteps } from "./replay.ts";

const { steps, effects } = readStepTable("file-writes");
replaySteps("file-writes", steps, effects);
