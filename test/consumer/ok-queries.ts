import { alliancePages, listAlliances } from "paramsmith/alliance/listAlliances";
import { allpages } from "paramsmith/paraminfo/allpages";
import { categories } from "paramsmith/paraminfo/categories";
import { info } from "paramsmith/paraminfo/info";
import { links } from "paramsmith/paraminfo/links";
import { query } from "paramsmith/paraminfo/query";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import { siteinfo } from "paramsmith/paraminfo/siteinfo";
import { userinfo } from "paramsmith/paraminfo/userinfo";
import { watchlistraw } from "paramsmith/paraminfo/watchlistraw";
import {
  ApiError,
  HttpError,
  collect,
  continueQuery,
  openApiClient,
  fetchSender,
  inBatches,
  m3apiSender,
  mwnSender,
  pagesOf,
  rowsOf,
  sendRequest,
  toRequest,
  toRequestInit,
  withRetries,
  withTokens,
} from "paramsmith/client";
import type { QueryPart } from "paramsmith/client";
import type { QueryOptions } from "paramsmith/paraminfo";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

declare function use(...values: readonly unknown[]): void;

const ENDPOINT = "https://wiki.example/w/api.php";
const send = withTokens(withRetries(fetchSender(ENDPOINT, { userAgent: "x", timeout: 1000 })));

// What is asked for is there, whichever part asks for it.
const request = query(
  [info({ prop: ["url"] }), links(), recentchanges({ prop: ["title", "user"] }), siteinfo()],
  { generator: allpages({ limit: 5 }), maxlag: 5, redirects: true },
);
// A part without arguments has no parameters, and not those of any part.
const mixed = query([links(), info({ prop: ["url"] })], { generator: allpages() });
holds<Same<(typeof mixed)["modules"][0]["params"], {}>>();
holds<Same<(typeof mixed)["modules"][1]["params"], { readonly prop: readonly ["url"] }>>();
holds<Same<(typeof mixed)["generator"]["params"], {}>>();

for await (const answer of continueQuery(request, send, { maxRequests: 3 })) {
  use(answer.query?.pages?.[0]?.fullurl?.length);
  use(answer.query?.recentchanges?.[0]?.user?.length);
  use(answer.query?.general?.sitename.length);
  use(answer.limits?.["links"]);
}
for await (const { title, fullurl, links: targets } of pagesOf(request, send)) {
  use(title?.length);
  use(fullurl?.length);
  use(targets?.[0]?.title.length);
}
for await (const { user, title } of rowsOf(recentchanges({ prop: ["title", "user"] }), send)) {
  use(user?.length);
  use(title?.length);
}
for await (const { title } of rowsOf(watchlistraw(), send)) use(title.length);
for await (const page of pagesOf(categories({}, { titles: "A" }), send))
  use(page.categories?.[0]?.title);
use((await sendRequest(recentchanges(), send)).query?.recentchanges?.length);

// Format version 1 has its own envelope.
const old = query([info()], { titles: "A", formatversion: "1" });
for await (const { missing } of pagesOf(old, send)) {
  const flag: "" | undefined = missing;
  use(flag?.length);
}
for await (const answer of continueQuery(old, send)) {
  const complete: "" | undefined = answer.batchcomplete;
  use(complete?.length);
}

// A part is certain if no other part can be continued: later responses lack it otherwise.
for await (const { query: found } of continueQuery(query([userinfo(), siteinfo()]), send)) {
  use(found?.userinfo.name.length, found?.general.sitename.length);
}
for await (const { query: found } of continueQuery(query([userinfo(), allpages()]), send)) {
  use(found?.allpages[0]?.title.length, found?.userinfo?.name.length);
}

// Options decide on members of the response: those that add them, and the form of messages.
const resolved = query([info()], { titles: "A", redirects: true, indexpageids: true });
for await (const { query: found } of continueQuery(resolved, send))
  use(found?.redirects?.[0]?.to.length, found?.pageids?.[0]?.length);
const exported = info({}, { titles: "A", export: true, requestid: "7", errorformat: "bc" });
for await (const { query: found, requestid, warnings } of continueQuery(exported, send))
  use(found?.export?.length, requestid.length, warnings?.["main"]?.warnings.length);
const rawPages = allpages({}, { errorformat: "raw", requestid: "8" });
for await (const { requestid, warnings } of continueQuery(rawPages, send))
  use(requestid.length, warnings?.[0]?.code.length);
const oldForm = await sendRequest(allpages({}, { rawcontinue: true }), send);
use(oldForm["query-continue"]?.["allpages"]?.["apcontinue"], oldForm.continue satisfies undefined);
declare const someOptions: { readonly redirects?: boolean; readonly requestid?: string };
for await (const { query: found, requestid } of continueQuery(info({}, someOptions), send))
  use(found?.redirects?.length, requestid?.length);

// One way to name pages, or none.
query([info()], { titles: ["A", "B"] });
query([info()], { pageids: 1, converttitles: true });
query([info()], { revids: [1, 2] });
query([links()], { generator: links(), titles: "A" });
info({}, { titles: ["A", "B"], redirects: true });
query([info({}, { titles: "A" })], { generator: links({}, { pageids: 1 }) });
// What may name pages in several ways need not.
declare const passedOn: QueryOptions;
info({}, passedOn);
query([info()], passedOn);
declare const byName: Readonly<Record<string, string>>;
info({}, byName);
// Titles alone, which the wiki normalizes and whose redirects it follows.
const redirected = await sendRequest(query([], { titles: "A", redirects: true }), send);
use(redirected.query?.redirects?.[0]?.to, redirected.query?.pages?.[0]?.missing);
// What the compiler does not see is an issue at run time.
declare const parts: readonly QueryPart[];
query(parts).issues.some(({ code }) => code === "moduletwice");

use(toRequest(request, ENDPOINT, { maxUrl: 500 }).method);
use(toRequest(allpages(), ENDPOINT).url);
const { url, init } = toRequestInit(request, ENDPOINT);
await fetch(url, init);

for await (const batch of inBatches(["A", "B"], async (titles) =>
  collect(pagesOf(query([info({ prop: "url" })], { titles }), send)),
)) {
  if (batch.kind === "done") use(batch.result[0]?.fullurl);
  else console.log(batch.values.join(), batch.error instanceof ApiError, HttpError);
}

const openApiDocument = openApiClient({ baseUrl: "https://game.example" });
for await (const page of alliancePages(openApiDocument, { size: 20 }, { firstPage: 1 }))
  use(page[0]?.strength);
const listed = await openApiDocument(listAlliances());
if (!Array.isArray(listed))
  use(Object.values(listed).flatMap(({ alliances }) => alliances)[0]?.name);

// Sessions of other clients, of which only this is asked.
m3apiSender({ request: async (params: Record<string, unknown>) => ({ params }) });
mwnSender({
  request: async (params: Record<string, string>, _options?: { method?: string }) => params,
});
