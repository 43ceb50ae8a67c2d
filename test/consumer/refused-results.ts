import { allrevisions } from "paramsmith/paraminfo/allrevisions";
import { info } from "paramsmith/paraminfo/info";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import { revisions } from "paramsmith/paraminfo/revisions";
import { siteinfo } from "paramsmith/paraminfo/siteinfo";
import { userinfo } from "paramsmith/paraminfo/userinfo";
import type { ResponseOf, Row, RowOf } from "paramsmith/client";

declare const titled: Row<typeof recentchanges, "title">;
// @ts-expect-error TS2339: a field that another value adds
void titled.timestamp;
// @ts-expect-error TS2339: a field that no value adds
void titled.colour;
// @ts-expect-error TS2322: a number for a text
export const text: string = titled.ns;
// @ts-expect-error TS2540: rows are not to be written
titled.ns = 1;
// @ts-expect-error TS2344: a value that the selector does not have
export type Coloured = Row<typeof recentchanges, "colour">;
// @ts-expect-error TS2344: any text as the value
export type Any = Row<typeof recentchanges, string>;

const byDefault = recentchanges();
declare const row: RowOf<typeof byDefault>;
// @ts-expect-error TS2339: a field that the default does not ask for
void row.user;

declare const some: readonly ("flags" | "sizes")[];
const several = recentchanges({ prop: some });
declare const perhaps: RowOf<typeof several>;
// @ts-expect-error TS2322: a field that is only there if it was asked for
export const bot: boolean = perhaps.bot;

declare const changes: ResponseOf<typeof byDefault>;
// @ts-expect-error TS2339: rows of another module
void changes.query?.allpages;
// @ts-expect-error TS18048: an answer that is an error has no query
void changes.query.recentchanges;

const ids = revisions({ prop: "ids" }, { titles: "A" });
declare const pages: ResponseOf<typeof ids>;
// @ts-expect-error TS2339: a field of a revision that was not asked for
void pages.query?.pages?.[0]?.revisions?.[0]?.timestamp;

const slotted = revisions({ prop: "content", slots: "main" }, { titles: "A" });
declare const slottedRow: RowOf<typeof slotted>;
// @ts-expect-error TS2339: with slots, the content is theirs
void slottedRow.content;
const unslotted = allrevisions({ prop: ["content", "contentmodel"] });
declare const unslottedRow: RowOf<typeof unslotted>;
// @ts-expect-error TS2339: without slots, a revision has the content
void unslottedRow.slots;
declare const perhapsSlots: { readonly slots?: "main" };
const open = revisions({ prop: "content", ...perhapsSlots }, { titles: "A" });
declare const openRow: RowOf<typeof open>;
// @ts-expect-error TS18048: the request may have no slots
void openRow.slots.main;

const plain = info({}, { titles: "A" });
declare const facts: ResponseOf<typeof plain>;
// @ts-expect-error TS2339: a field of a page that was not asked for
void facts.query?.pages?.[0]?.displaytitle;

const groups = userinfo({ prop: "groups" });
declare const given: RowOf<typeof groups>;
// @ts-expect-error TS2339: a part of an object that was not asked for
void given.editcount;

const general = siteinfo({ prop: "general" });
declare const site: ResponseOf<typeof general>;
// @ts-expect-error TS2339: a part of the site's facts that was not asked for
void site.query?.namespaces;
