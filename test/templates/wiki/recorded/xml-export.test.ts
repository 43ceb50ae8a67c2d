import { replayExchanges } from "./replay.ts";

replayExchanges("xml-export");
