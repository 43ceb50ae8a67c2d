import { replayExchanges } from "./replay.ts";

replayExchanges("open-search");
