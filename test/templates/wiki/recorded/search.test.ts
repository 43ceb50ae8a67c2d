import { replayExchanges } from "./replay.ts";

replayExchanges("search");
