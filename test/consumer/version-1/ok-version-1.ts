import { parse } from "./generated/actions/parse.js";
import { allpages } from "./generated/paraminfo/allpages.js";
import { info } from "./generated/paraminfo/info.js";
import { languageinfo } from "./generated/paraminfo/languageinfo.js";
import { links } from "./generated/paraminfo/links.js";
import type { QueryOptions } from "./generated/paraminfo/options.js";
import { query } from "./generated/paraminfo/query.js";
import { recentchanges } from "./generated/paraminfo/recentchanges.js";
import type { RecentchangesRow } from "./generated/paraminfo/results/recentchanges.js";
import type { RecentchangesRowV1 } from "./generated/paraminfo/results/recentchanges.v1.js";
import { revisions } from "./generated/paraminfo/revisions.js";
import { siteinfo } from "./generated/paraminfo/siteinfo.js";
import { continueQuery, fetchSender, pagesOf, rowsOf } from "./generated/runtime/client.js";
import type {
  ResponseOf,
  AnyModule,
  AnyRow,
  FormatVersionOf,
  ModuleRequest,
  Row,
  RowOf,
} from "./generated/runtime/client.js";
import { holds } from "./ok-types.js";
import type { Fields, Same } from "./ok-types.js";

declare function use(...values: readonly unknown[]): void;

const send = fetchSender("https://wiki.example/w/api.php", { userAgent: "x" });
const OLD = { formatversion: "1" } as const;

// A request knows its format version: version 2 where its options say none.
const old = recentchanges({ prop: ["title", "flags"] }, { formatversion: "1", maxlag: 5 });
const usual = recentchanges({ prop: ["title", "flags"] }, { maxlag: 5 });
const latest = recentchanges({ prop: ["title", "flags"] }, { formatversion: "latest" });
holds<Same<FormatVersionOf<typeof old>, "1">>();
holds<Same<FormatVersionOf<typeof usual>, "2">>();
holds<Same<RowOf<typeof latest>, RowOf<typeof usual>>>();

// Booleans are flags, in rows that follow a request and in those that somebody names.
holds<Same<RowOf<typeof old>["bot"], "" | undefined>>();
holds<Same<RowOf<typeof usual>["bot"], boolean>>();
holds<Same<RowOf<typeof old>, Row<typeof recentchanges, "title" | "flags", "1">>>();
holds<Same<RowOf<typeof old>["type"], RecentchangesRow["type"]>>();
holds<Same<AnyRow<typeof recentchanges, "1">["minor"], "" | undefined>>();
const none = recentchanges({ prop: [] }, OLD);
holds<Same<keyof RowOf<typeof none>, keyof RecentchangesRowV1>>();

// Where nothing is written differently, both versions are one.
const plain = allpages({}, OLD);
holds<Same<RowOf<typeof plain>, Row<typeof allpages>>>();

// The envelope has flags and texts of its own.
declare const changes: ResponseOf<typeof old>;
holds<Same<NonNullable<typeof changes.query>["recentchanges"], readonly RowOf<typeof old>[]>>();
holds<Same<typeof changes.batchcomplete, "" | undefined>>();
holds<Same<NonNullable<typeof changes.errors>[number]["*"], string | undefined>>();
export const following: string | undefined = changes.continue?.continue;

// Pages are a record by id; the text of a revision or of a slot is in `*`.
const unslotted = revisions({ prop: ["content"] }, { titles: "A", ...OLD });
export const showText = (row: RowOf<typeof unslotted>): string | undefined => row["*"];
const contents = revisions({ prop: ["content"], slots: "main" }, { titles: "A", ...OLD });
declare const pages: ResponseOf<typeof contents>;
for (const { title, missing, revisions: all } of Object.values(pages.query?.pages ?? {})) {
  holds<Same<typeof missing, "" | undefined>>();
  const [latestOne] = all ?? [];
  const texts: readonly (string | undefined)[] = [title, latestOne?.slots.main?.["*"]];
  use(texts);
}
export const byId: string | undefined = pages.query?.pages?.["12"]?.title;

// An object that may be an empty list is read as the object.
const site = siteinfo({ prop: ["namespaces"] }, OLD);
declare const facts: ResponseOf<typeof site>;
export const main: string | undefined = facts.query?.namespaces["0"]?.["*"];
for (const { id, "*": name } of Object.values(facts.query?.namespaces ?? {}))
  use(id.toFixed(), name);
const languages = languageinfo({ prop: "code" }, OLD);
holds<Same<Fields<RowOf<typeof languages>>, { readonly code: string }>>();

// What is walked has the types of its format version, whoever says it.
for await (const { minor } of rowsOf(old, send)) use(minor?.length);
for await (const { missing, revisions: all } of pagesOf(contents, send))
  use(missing?.length, all?.[0]?.slots.main?.["*"]?.length);
const composed = query([info({ prop: "url" }), revisions({ prop: "flags" })], {
  titles: "A",
  formatversion: "1",
});
holds<Same<FormatVersionOf<typeof composed>, "1">>();
for await (const { missing, fullurl, redirect, revisions: all } of pagesOf(composed, send)) {
  holds<Same<typeof missing, "" | undefined>>();
  holds<Same<typeof redirect, "" | undefined>>();
  const flag: "" | undefined = all?.[0]?.minor;
  use(fullurl?.length, flag);
}
for await (const answer of continueQuery(composed, send)) {
  holds<Same<typeof answer.batchcomplete, "" | undefined>>();
  use(answer.query?.pages?.["12"]?.fullurl);
}
const list = query([recentchanges({ prop: "flags" })], OLD);
for await (const { bot } of rowsOf(list, send)) holds<Same<typeof bot, "" | undefined>>();

// The options of a part are those of the whole, where that says nothing else.
const byPart = query([info(), links({}, OLD)], { titles: "A" });
holds<Same<FormatVersionOf<typeof byPart>, "1">>();
const byGenerator = query([info()], { generator: allpages({}, OLD) });
holds<Same<FormatVersionOf<typeof byGenerator>, "1">>();
const byWhole = query([links({}, OLD)], { titles: "A", formatversion: "2" });
holds<Same<FormatVersionOf<typeof byWhole>, "2">>();

// Where the compiler does not see which it is, either may come.
declare const options: QueryOptions;
const any = recentchanges({ prop: "flags" }, options);
holds<Same<FormatVersionOf<typeof any>, "1" | "2">>();
holds<Same<RowOf<typeof any>["bot"], boolean | "" | undefined>>();
declare const either: ResponseOf<typeof any>;
holds<Same<typeof either.batchcomplete, boolean | "" | undefined>>();
const perhaps = query([recentchanges({ prop: "flags" }, options)]);
holds<Same<FormatVersionOf<typeof perhaps>, "1" | "2">>();
export const anyRequest: ModuleRequest<AnyModule, object> = old;

// The response to an action.
const parsed = parse({ page: "A", prop: "text" }, OLD);
declare const html: ResponseOf<typeof parsed>;
export const text: string = html.parse.text["*"];
