import { USER_EFFECTS, USER_STEPS } from "../../../wiki/user-steps.ts";
import { replaySteps } from "./replay.ts";

replaySteps("user-writes", USER_STEPS, USER_EFFECTS);
