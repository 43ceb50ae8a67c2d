// Nine mistakes of bots and gadgets.

import { edit, editPage } from "paramsmith/actions/edit";
import { protect } from "paramsmith/actions/protect";
import { categorymembers } from "paramsmith/paraminfo/categorymembers";
import { revisions } from "paramsmith/paraminfo/revisions";
import { usercontribs } from "paramsmith/paraminfo/usercontribs";
import { createClient, fetchSender, mwApiSender, rowsOf, sendRequest } from "paramsmith/client";
import type { MwApi } from "paramsmith/client";

declare const api: MwApi;
declare function use(...values: readonly unknown[]): void;
const send = mwApiSender(api);

// @ts-expect-error TS2561: the name with the prefix, which builders add
categorymembers({ title: "Category:A", cmlimit: "max" });
// @ts-expect-error TS2322: a text for a number
categorymembers({ title: "Category:A", limit: "50" });
// @ts-expect-error TS2820: not one of the values
categorymembers({ title: "Category:A", type: "pages" });
// @ts-expect-error TS2741: a required parameter is missing
protect({ title: "A" });
for await (const row of rowsOf(categorymembers({ title: "Category:A", prop: "title" }), send))
  // @ts-expect-error TS2339: a field that was not requested
  use(row.timestamp);
const request = revisions({ prop: "content" }, { titles: "A" });
const [page] = (await sendRequest(request, send)).query?.pages ?? [];
// @ts-expect-error TS2339: slots that were not requested
use(page?.revisions?.[0]?.slots?.main?.content);
// @ts-expect-error TS2741: a sender that adds no token
await sendRequest(edit({ title: "A", text: "B" }), fetchSender("https://wiki.example/w/api.php"));
// @ts-expect-error TS2322: a misspelt parameter of an edit
await editPage(send, "A", ({ content }) => ({ text: content, sumary: "Fix typos" }));
void editPage(createClient("https://wiki.example/w/api.php"), "A", ({ content }) => ({
  text: content,
  // @ts-expect-error TS2322: a number for a text, by the client of a bot
  summary: 5,
  // @ts-expect-error TS2322: a text for a flag
  minor: "yes",
  // @ts-expect-error TS2322: a misspelt parameter
  sumary: "Fix typos",
}));
// @ts-expect-error TS2345: neither user, userids, userprefix nor iprange
usercontribs({ prop: "title", limit: 5 });
