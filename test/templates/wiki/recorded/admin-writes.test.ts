import { readStepTable } from "../../../wiki/steps.ts";
import { replaySteps } from "./replay.ts";

const { steps, effects } = readStepTable("admin-writes");
replaySteps("admin-writes", steps, effects);
