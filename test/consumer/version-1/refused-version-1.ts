import { allpages } from "./generated/paraminfo/allpages.js";
import { info } from "./generated/paraminfo/info.js";
import type { QueryOptions } from "./generated/paraminfo/options.js";
import { query } from "./generated/paraminfo/query.js";
import { recentchanges } from "./generated/paraminfo/recentchanges.js";
import { revisions } from "./generated/paraminfo/revisions.js";
import { siteinfo } from "./generated/paraminfo/siteinfo.js";
import { fetchSender, pagesOf } from "./generated/runtime/client.js";
import type { ResponseOf, ModuleRequest, Row, RowOf } from "./generated/runtime/client.js";
import type { recentchangesModule } from "./generated/paraminfo/recentchanges.js";

const send = fetchSender("https://wiki.example/w/api.php", { userAgent: "x" });

const old = recentchanges({ prop: ["flags"] }, { formatversion: "1" });
declare const row: RowOf<typeof old>;
// @ts-expect-error TS2322: a flag for true or false
export const bot: boolean = row.bot;
// @ts-expect-error TS2367: a flag is never true
if (row.bot === true) void row;
// @ts-expect-error TS2339: a field that was not asked for
void row.title;
declare const named: Row<typeof recentchanges, "flags", "1">;
// @ts-expect-error TS2322: a flag for true or false, in a row that somebody names
export const minor: boolean = named.minor;
// @ts-expect-error TS2375: a request in version 1 for one in version 2
export const usual: ModuleRequest<typeof recentchangesModule, object, "2"> = old;

const contents = revisions({ prop: "content" }, { titles: "A", formatversion: "1" });
declare const pages: ResponseOf<typeof contents>;
// @ts-expect-error TS2488: pages by their ids are no list
for (const page of pages.query?.pages ?? {}) void page;
declare const revision: RowOf<typeof contents>;
// @ts-expect-error TS2339: the name that only version 2 has
void revision.content;
const now = revisions({ prop: "content" }, { titles: "A" });
declare const latest: RowOf<typeof now>;
// @ts-expect-error TS7053: the name that only version 1 has
void latest["*"];

const general = siteinfo({ prop: "general" }, { formatversion: "1" });
declare const site: ResponseOf<typeof general>;
// @ts-expect-error TS2339: a part of the site's facts that was not asked for
void site.query?.namespaces;
// @ts-expect-error TS2322: the envelope has a flag
export const complete: boolean | undefined = site.batchcomplete;

for await (const page of pagesOf(query([info()], { titles: "A", formatversion: "1" }), send)) {
  // @ts-expect-error TS2322: a flag for true or false, of a page
  const missing: boolean | undefined = page.missing;
  // @ts-expect-error TS2339: a value that was not asked for
  void [missing, page.displaytitle];
}

declare const options: QueryOptions;
const any = recentchanges({ prop: "flags" }, options);
declare const either: RowOf<typeof any>;
// @ts-expect-error TS2322: true, false or a flag, where the format version is not seen
export const perhaps: boolean = either.bot;

// @ts-expect-error TS2322: not one of the versions
allpages({}, { formatversion: "9" });
// @ts-expect-error TS2353: no such option beside a format version
allpages({}, { formatversion: "1", colour: "red" });
