import { PAGE_ACTION_EFFECTS, PAGE_ACTION_STEPS } from "../../../wiki/page-action-steps.ts";
import { replaySteps } from "./replay.ts";

replaySteps("page-writes", PAGE_ACTION_STEPS, PAGE_ACTION_EFFECTS);
