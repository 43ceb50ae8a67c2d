import { alliancePages } from "paramsmith/alliance/listAlliances";
import { allpages } from "paramsmith/paraminfo/allpages";
import { info } from "paramsmith/paraminfo/info";
import { links } from "paramsmith/paraminfo/links";
import { query } from "paramsmith/paraminfo/query";
import { siteinfo } from "paramsmith/paraminfo/siteinfo";
import { userinfo } from "paramsmith/paraminfo/userinfo";
import {
  continueQuery,
  openApiClient,
  fetchSender,
  inBatches,
  pagesOf,
  rowsOf,
} from "paramsmith/client";

declare function use(...values: readonly unknown[]): void;

const send = fetchSender("https://wiki.example/w/api.php");

// Parts.
query(
  [
    // @ts-expect-error TS2322: a module that is also further down
    info(),
    links(),
    // @ts-expect-error TS2322: a module that is also further up
    info({ prop: "url" }),
  ],
  { titles: "A" },
);
// @ts-expect-error TS2322: no request
query(["info"], { titles: "A" });
// @ts-expect-error TS2739: a builder that nobody called
query([info], { titles: "A" });
// @ts-expect-error TS2740: no list
query(info(), { titles: "A" });

// Pages.
// @ts-expect-error TS2345: two ways to name pages
query([info()], { titles: "A", pageids: 1 });
// @ts-expect-error TS2345: two ways to name pages
query([info()], { pageids: 1, revids: [2] });
// @ts-expect-error TS2345: two ways to name pages, in the options of a module
info({}, { titles: "A", pageids: 1 });
// @ts-expect-error TS2345: two ways to name pages, beside another format version
info({ prop: "url" }, { formatversion: "1", pageids: 1, revids: [2] });
// @ts-expect-error TS2345: two ways to name pages, in the options of a part
query([info({}, { titles: "A", revids: 1 })]);
// @ts-expect-error TS2345: two ways to name pages, in the options of a generator
query([info()], { generator: links({}, { titles: "A", revids: 1 }) });
const twoWays = { titles: "A", pageids: 1 } as const;
// @ts-expect-error TS2345: two ways to name pages, put together elsewhere
info({}, twoWays);
// @ts-expect-error TS2322: a text for an id
query([info()], { pageids: "1" });

// Generators and options.
// @ts-expect-error TS2322: a module that is not a generator
query([info()], { generator: siteinfo() });
// @ts-expect-error TS2322: a prop module that is not a generator
query([links()], { generator: info() });
// @ts-expect-error TS2322: a name instead of a request
query([info()], { generator: "allpages" });
// @ts-expect-error TS2353: no such option
info({}, { colour: "red" });
// @ts-expect-error TS2322: an option with a value of another type
info({}, { maxlag: "5" });
// @ts-expect-error TS2322: not one of the values
info({}, { formatversion: "9" });
// @ts-expect-error TS2353: no such parameter
query([info()], { generator: allpages(), colour: "red" });
// @ts-expect-error TS2322: not one of the values
query([info()], { titles: "A", formatversion: "9" });

// Answers.
for await (const page of pagesOf(query([info({ prop: "url" })], { titles: "A" }), send)) {
  // @ts-expect-error TS2339: not asked for
  use(page.links);
  // @ts-expect-error TS2339: a value that was not asked for
  use(page.displaytitle);
}
for await (const answer of continueQuery(query([allpages()]), send)) {
  // @ts-expect-error TS2339: another list
  use(answer.query?.allusers);
}
for await (const row of rowsOf(allpages(), send)) {
  // @ts-expect-error TS2339: no such field
  use(row.timestamp);
}

for await (const { query: found } of continueQuery(query([userinfo(), allpages()]), send)) {
  // @ts-expect-error TS18048: later responses have the list only
  use(found?.userinfo.name);
}
for await (const { query: found } of continueQuery(query([links(), siteinfo()]), send)) {
  // @ts-expect-error TS18048: later responses have the pages only
  use(found?.general.sitename);
}

for await (const { query: found } of continueQuery(info({}, { titles: "A" }), send)) {
  // @ts-expect-error TS2339: redirects that were not resolved
  use(found?.redirects);
}
for await (const response of continueQuery(allpages({}, { errorformat: "bc" }), send)) {
  // @ts-expect-error TS2551: a list of messages
  use(response.errors);
}

// Senders and options of the loop.
// @ts-expect-error TS2322: gives text
continueQuery(allpages(), () => "{}");
// @ts-expect-error TS2353: no such option
continueQuery(allpages(), send, { max: 5 });
// @ts-expect-error TS2353: parameters instead of a request
continueQuery({ titles: "A" }, send);
// @ts-expect-error TS2322: no such order
inBatches(["A"], async (titles) => titles, { order: "random" });
// @ts-expect-error TS2353: the iterator chooses the page
alliancePages(openApiClient({ baseUrl: "https://game.example" }), { page: 1 });
// @ts-expect-error TS2322: a page that nobody begins with
alliancePages(openApiClient({ baseUrl: "https://game.example" }), {}, { firstPage: 2 });
// @ts-expect-error TS2345: what sends to a wiki
alliancePages(send);
