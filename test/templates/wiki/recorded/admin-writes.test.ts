import { ADMIN_EFFECTS, ADMIN_STEPS } from "../../../wiki/admin-steps.ts";
import { replaySteps } from "./replay.ts";

replaySteps("admin-writes", ADMIN_STEPS, ADMIN_EFFECTS);
