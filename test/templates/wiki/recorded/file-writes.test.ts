import { FILE_EFFECTS, FILE_STEPS, IMPORT_STEPS } from "../../../wiki/file-steps.ts";
import { replaySteps } from "./replay.ts";

replaySteps("file-writes", [...FILE_STEPS, ...IMPORT_STEPS], FILE_EFFECTS);
