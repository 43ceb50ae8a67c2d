import { replayExchanges } from "./replay.ts";

replayExchanges("compare");
