import { replayExchanges } from "./replay.ts";

replayExchanges("reading-actions");
