import { FILE_EFFECTS, FILE_STEPS, IMPORT_STEPS } from "../../../wiki/file-steps.ts";
import { PAGE_ACTION_EFFECTS, PAGE_ACTION_STEPS } from "../../../wiki/page-action-steps.ts";
import { USER_EFFECTS, USER_STEPS } from "../../../wiki/user-steps.ts";
import { EDITS, effectsOf } from "../../../wiki/write-steps.ts";
import { replaySteps } from "./replay.ts";

const edits = EDITS.map((step) => ({ ...step, effects: effectsOf(step.params["title"] ?? "") }));

replaySteps("file-writes", [...FILE_STEPS, ...IMPORT_STEPS], FILE_EFFECTS);
replaySteps("page-writes", PAGE_ACTION_STEPS, PAGE_ACTION_EFFECTS);
replaySteps("user-writes", USER_STEPS, USER_EFFECTS);
replaySteps("writes", edits, []);
