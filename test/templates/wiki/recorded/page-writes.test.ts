import { readStepTable } from "../../../wiki/steps.ts";
import { replaySteps } from "./replay.ts";

const { steps, effects } = readStepTable("page-writes");
replaySteps("page-writes", steps, effects);
