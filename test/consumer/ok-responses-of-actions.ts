import { compare } from "paramsmith/actions/compare";
import { edit } from "paramsmith/actions/edit";
import type { feedrecentchanges } from "paramsmith/actions/feedrecentchanges";
import { help } from "paramsmith/actions/help";
import { opensearch } from "paramsmith/actions/opensearch";
import { parse } from "paramsmith/actions/parse";
import { upload } from "paramsmith/actions/upload";
import { ApiError, fetchSender, sendRequest, withTokens } from "paramsmith/client";
import type { ErrorOf, ResponseOf, RowOf, Send, SendWithTokens } from "paramsmith/client";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

const send: Send = fetchSender("https://wiki.example/w/api.php");
const session: SendWithTokens = withTokens(send);

// Objects: fields that are always present, and optional ones.
const saved = await sendRequest(edit({ title: "A", text: "B" }), session);
export const revision: number | undefined = saved.edit.newrevid;
export const title: string = saved.edit.result === "Success" ? saved.edit.title : "";
const uploaded = await sendRequest(
  upload({ filename: "A.png", url: "https://a.example/a.png" }),
  session,
);
export const key: string | undefined = uploaded.upload.filekey;

// The fields that a selector adds.
const parsed = await sendRequest(parse({ page: "A", prop: ["text", "links"] }), send);
export const html: string = parsed.parse.text;
export const links: readonly string[] = parsed.parse.links.map((link) => link.title);
type Parsed = RowOf<ReturnType<typeof parse<{ page: "A"; prop: "wikitext" }>>>;
holds<Same<Parsed["wikitext"], string>>();

// A parameter that switches between two forms.
const whole = await sendRequest(compare({ fromrev: 1, torev: 2 }), send);
export const table: string = whole.compare.body;
const bySlot = await sendRequest(compare({ fromrev: 1, torev: 2, slots: "*" }), send);
export const mainTable: string = bySlot.compare.bodies.main;

// A list at the top, or a text, by the arguments.
const [search, titles] = await sendRequest(opensearch({ search: "A" }), send);
holds<Same<typeof search, string>>();
holds<Same<typeof titles, readonly string[]>>();
holds<Same<Response<typeof opensearch<{ search: "A"; format: "xml" }>>, string>>();
holds<Same<Response<typeof feedrecentchanges>, string>>();
holds<Same<Response<typeof help<{}>>, string>>();
export const wrapped: string = (await sendRequest(help({ wrap: true }), send)).help.mime;
declare const isWrapped: boolean;
const either = await sendRequest(help({ wrap: isWrapped }), send);
export const text: string = typeof either === "string" ? either : either.help.help;

type Response<Builder extends (...args: never) => unknown> = ResponseOf<ReturnType<Builder>>;

// Observed error codes narrow, and others are allowed.
try {
  await sendRequest(edit({ title: "A", text: "B" }), session);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  const code: ErrorOf<typeof edit> = error.code;
  if (code === "editconflict" || code === "protectedpage") void code;
}
export const known: ErrorOf<typeof edit> = "editconflict";
export const other: ErrorOf<typeof edit> = "abusefilter-disallowed";
export const ofUnknown: ErrorOf<{ readonly module: object }> = "any";
