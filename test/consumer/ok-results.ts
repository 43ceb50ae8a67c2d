import { alldeletedrevisions } from "paramsmith/paraminfo/alldeletedrevisions";
import { allrevisions } from "paramsmith/paraminfo/allrevisions";
import { deletedrevisions } from "paramsmith/paraminfo/deletedrevisions";
import { info } from "paramsmith/paraminfo/info";
import { languageinfo } from "paramsmith/paraminfo/languageinfo";
import { logevents } from "paramsmith/paraminfo/logevents";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import type { RecentchangesParams, recentchangesModule } from "paramsmith/paraminfo/recentchanges";
import { queryResult } from "paramsmith/paraminfo/results/query";
import { recentchangesResult } from "paramsmith/paraminfo/results/recentchanges";
import type { RecentchangesRow } from "paramsmith/paraminfo/results/recentchanges";
import { revisions } from "paramsmith/paraminfo/revisions";
import { search } from "paramsmith/paraminfo/search";
import { siteinfo } from "paramsmith/paraminfo/siteinfo";
import { userinfo } from "paramsmith/paraminfo/userinfo";
import { users } from "paramsmith/paraminfo/users";
import { watchlistraw } from "paramsmith/paraminfo/watchlistraw";
import { validateResponse } from "paramsmith/validate";
import type { ResponseIssue } from "paramsmith/validate";
import type {
  ResponseOf,
  AnyRow,
  GeneratorPartOf,
  PagePartOf,
  QueryPartOf,
  Row,
  RowOf,
} from "paramsmith/client";
import { holds } from "./ok-types.js";
import type { Fields, Same } from "./ok-types.js";

// Rows that somebody names have the fields that the values add, with their types.
type Titled = Row<typeof recentchanges, "title" | "flags">;
holds<Same<Titled["minor"], boolean>>();
holds<Same<Titled["bot"], boolean>>();
holds<Same<Titled["type"], RecentchangesRow["type"]>>();
holds<Same<Row<typeof recentchangesModule, "title">, Row<typeof recentchanges, "title">>>();

// Without values, the default counts.
holds<Same<Row<typeof recentchanges>, Row<typeof recentchanges, "title" | "timestamp" | "ids">>>();
holds<Same<Row<typeof recentchanges>["timestamp"], string>>();

// Rows follow a request.
const literal = recentchanges({ prop: ["title", "flags"] });
holds<Same<RowOf<typeof literal>, Titled>>();
const single = recentchanges({ prop: "flags" });
holds<Same<RowOf<typeof single>, Row<typeof recentchanges, "flags">>>();
const byDefault = recentchanges({ limit: "max" });
holds<Same<RowOf<typeof byDefault>, Row<typeof recentchanges>>>();
const none = recentchanges({ prop: [] });
holds<Same<keyof RowOf<typeof none>, keyof RecentchangesRow>>();

// What may have been asked for is optional.
declare const some: readonly ("flags" | "sizes")[];
const several = recentchanges({ prop: some });
holds<Same<RowOf<typeof several>["bot"], boolean | undefined>>();
holds<Same<RowOf<typeof several>["newlen"], number | undefined>>();
declare const params: RecentchangesParams;
const any = recentchanges(params);
holds<Same<RowOf<typeof any>, AnyRow<typeof recentchanges>>>();
holds<Same<AnyRow<typeof recentchanges>["rcid"], number | undefined>>();

// Fields that depend on others: present if these have their values.
const logs = recentchanges({ prop: ["loginfo", "ids"] });
declare const change: RowOf<typeof logs>;
if (change.type === "log" && !change.actionhidden) {
  const certain: readonly [number, string, string] = [
    change.logid,
    change.logtype,
    change.logaction,
  ];
  const moved: string | undefined = change.logparams.target_title;
  void [certain, moved];
}
const changed = recentchanges({ prop: ["title", "ids"] });
declare const revised: RowOf<typeof changed>;
if (revised.type === "edit")
  void ([revised.revid, revised.old_revid, revised.title] satisfies [number, number, string]);
const maybe: number | undefined = change.logid;
void maybe;
const events = logevents({ prop: ["type", "details"] });
declare const event: RowOf<typeof events>;
if (event.type === "move" && event.params) {
  const target: readonly [number, string] = [event.params.target_ns, event.params.target_title];
  void target;
}
if (event.type === "delete" && event.action === "revision" && event.params)
  void (event.params.old.bitmask satisfies number);
if (event.type === "delete" && event.action === "delete") void event.params?.count;
// A type of an extension is a text of its own.
const kind: string = event.type;
if (kind === "of-an-extension") void event.params;
const people = users({ users: ["A"], prop: ["groups", "editcount"] });
declare const person: RowOf<typeof people>;
if (!person.missing && !person.invalid) void (person.editcount satisfies number);
// Without the field that decides, the others are as before.
const details = logevents({ prop: "details" });
declare const bare: RowOf<typeof details>;
holds<Same<NonNullable<typeof bare.params>["target_title"], string | undefined>>();

// Answers: rows of a list, beside what any answer may have.
declare const changes: ResponseOf<typeof literal>;
holds<Same<NonNullable<typeof changes.query>["recentchanges"], readonly Titled[]>>();
holds<Same<typeof changes.batchcomplete, boolean | undefined>>();
holds<Same<QueryPartOf<typeof literal>["recentchanges"], readonly Titled[]>>();
export const following: string | undefined = changes.continue?.continue;
export const limit: number | undefined = changes.limits?.["recentchanges"];
export const from: string | undefined = changes.query?.normalized?.[0]?.from;

// Pages: what the module adds to what every page has.
const contents = revisions({ prop: ["ids", "content"], slots: ["main"] }, { titles: ["A", "B"] });
declare const pages: ResponseOf<typeof contents>;
for (const { title, missing, revisions: all = [] } of pages.query?.pages ?? []) {
  const [latest] = all;
  const id: number | undefined = latest?.revid;
  const values: readonly [string | undefined, boolean | undefined, number | undefined] = [
    title,
    missing,
    id,
  ];
  void values;
}

// `slots` decides on the form of revisions: the properties of slots, or those of the main slot.
const slotted = revisions({ prop: ["ids", "content", "slotsize"], slots: "main" }, { titles: "A" });
declare const slottedRow: RowOf<typeof slotted>;
export const slotContent: string | undefined = slottedRow.slots.main.content;
holds<Same<typeof slottedRow.slots.main.size, number>>();
holds<Same<typeof slottedRow.revid, number>>();
const allSlots = allrevisions({ prop: "contentmodel", slots: "*" });
holds<Same<Fields<RowOf<typeof allSlots>["slots"]["main"]>, { readonly contentmodel?: string }>>();
const deleted = deletedrevisions({ prop: ["content"] }, { titles: "A" });
holds<Same<RowOf<typeof deleted>["content"], string | undefined>>();
declare const perhapsSlots: { readonly slots?: "main" };
const eitherForm = alldeletedrevisions({ prop: "content", ...perhapsSlots });
holds<Same<RowOf<typeof eitherForm>["content"], string | undefined>>();
export const perhapsContent = (row: RowOf<typeof eitherForm>): string | undefined =>
  row.slots?.main?.content ?? row.content;
declare const someSlots: readonly "main"[];
const listed = revisions({ prop: "content", slots: someSlots }, { titles: "A" });
holds<Same<keyof RowOf<typeof listed> & ("content" | "slots"), "content" | "slots">>();

// A named row has the fields of both forms, so that rows of both can be passed to a function.
const showContent = (row: Row<typeof revisions, "content">): string | undefined =>
  row.slots?.main?.content ?? row.content;
export const shownContents = [showContent(slottedRow), showContent({ content: "" })];

// Fields of every page that its flags decide on.
for (const page of pages.query?.pages ?? []) {
  if (page.missing) holds<Same<typeof page.title, string | undefined>>();
  else if (page.invalid) holds<Same<typeof page.title, string>>();
  else if (page.special) holds<Same<typeof page.ns, number>>();
  else holds<Same<typeof page.pageid, number>>();
}
const shown = info({ prop: "displaytitle" });
holds<Same<PagePartOf<typeof shown>, RowOf<typeof shown>>>();
declare const titles: ResponseOf<typeof shown>;
export const title: string | undefined = titles.query?.pages?.[0]?.displaytitle;

// An object, with what its values ask for; with the one that stands for all, everything.
const groups = userinfo({ prop: ["groups"] });
declare const user: ResponseOf<typeof groups>;
export const group: string | undefined = user.query?.userinfo.groups[0];
const all = userinfo({ prop: "*" });
holds<Same<RowOf<typeof all>["editcount"], number>>();

// Query itself as the object.
const site = siteinfo({ prop: ["general", "statistics"] });
declare const facts: ResponseOf<typeof site>;
export const name: string | undefined = facts.query?.general.sitename;
export const count: number | undefined = facts.query?.statistics.pages;

// A map: rows by name.
const languages = languageinfo({ prop: "code" });
holds<Same<Fields<RowOf<typeof languages>>, { readonly code: string }>>();

// Rows beside query, and what a generator adds to pages.
const watched = watchlistraw();
declare const list: ResponseOf<typeof watched>;
export const first: string | undefined = list.watchlistraw[0]?.title;
const found = search({ search: "x" });
declare const generated: GeneratorPartOf<typeof found>;
export const index: number | undefined = generated.index;

// Validating an answer by the request that it answers.
export const issues: readonly ResponseIssue[] = validateResponse({}, literal, [
  recentchangesResult,
  queryResult,
]);

// Format version 1, whose types are not generated: rows and pages are unknown, the envelope is not.
const old = recentchanges({ prop: "title" }, { formatversion: "1" });
holds<Same<RowOf<typeof old>, unknown>>();
declare const oldResponse: ResponseOf<typeof old>;
holds<Same<typeof oldResponse.batchcomplete, "" | undefined>>();
declare const version: "1" | "2";
const either = recentchanges({ prop: "title" }, { formatversion: version });
holds<Same<RowOf<typeof either>, unknown>>();
