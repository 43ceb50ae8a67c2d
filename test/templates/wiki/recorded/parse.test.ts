import { replayExchanges } from "./replay.ts";

replayExchanges("parse");
