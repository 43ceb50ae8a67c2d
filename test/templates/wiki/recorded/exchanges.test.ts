import { replayExchanges } from "./replay.ts";

replayExchanges("compare");
replayExchanges("open-search");
replayExchanges("parse");
replayExchanges("search");
replayExchanges("stub-continue");
replayExchanges("stub-pages");
replayExchanges("stub-parameters");
replayExchanges("stub-shares");
