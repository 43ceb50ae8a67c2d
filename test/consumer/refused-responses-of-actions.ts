import { edit } from "paramsmith/actions/edit";
import { help } from "paramsmith/actions/help";
import { opensearch } from "paramsmith/actions/opensearch";
import { parse } from "paramsmith/actions/parse";
import { fetchSender, sendRequest, withTokens } from "paramsmith/client";
import type { ErrorOf, Send } from "paramsmith/client";

const send: Send = fetchSender("https://wiki.example/w/api.php");

const saved = await sendRequest(edit({ title: "A", text: "B" }), withTokens(send));
// @ts-expect-error TS2322: an edit without a change has no new revision
export const revision: number = saved.edit.newrevid;
// @ts-expect-error TS2322: an edit that a captcha stopped does not have a title
export const title: string = saved.edit.title;
// @ts-expect-error TS2339: a field that was never observed
void saved.edit.revision;

const parsed = await sendRequest(parse({ page: "A", prop: ["links"] }), send);
// @ts-expect-error TS2339: a field that the request does not select
void parsed.parse.text;

const found = await sendRequest(opensearch({ search: "A" }), send);
// @ts-expect-error TS2493: there are four items
export const fifth: unknown = found[4];
// @ts-expect-error TS2339: a list has no envelope
void found.warnings;

const page = await sendRequest(help({}), send);
// @ts-expect-error TS2339: the response is a text
void page.help;

// @ts-expect-error TS2322: a code is a text
export const code: ErrorOf<typeof edit> = 7;
