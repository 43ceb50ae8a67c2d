import { replayExchanges } from "./replay.ts";

replayExchanges("stub-parameters");
