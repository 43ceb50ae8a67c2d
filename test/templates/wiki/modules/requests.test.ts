// Requests for query modules and the responses of a stub, as far as recordings of a real wiki
// (../recorded) do not have them: rights, hidden names, continuation, errors.

import { describe, expect, it } from "vitest";
import { isJsonArray, isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { JsonObject } from "../../../../templates/runtime/model/json.js";
import type { WikiData } from "../../../../templates/wiki/data/wiki-data.js";
import { allOf, callStub, listIn } from "../asking.js";

const time = (day: number): string => `2024-01-${String(day).padStart(2, "0")}T00:00:00Z`;
const SHA1 = "0123456789012345678901234567890123456789";
const byUsers = (...users: readonly string[]) =>
  users.map((user, index) => ({ text: `${index}`, user, timestamp: time(index + 1) }));

const DATA: WikiData = {
  users: [
    { userid: 1, name: "Admin", groups: ["sysop", "suppress"] },
    { userid: 7, name: "Ann Lee" },
    { userid: 5, name: "Ben", groups: ["bot"] },
    { userid: 9, name: "Shade", hidden: true },
  ],
  pages: [
    {
      title: "Main Page",
      text: "{{Note}} [[File:Wide.png]]",
      protection: [{ type: "edit", level: "sysop", cascade: true }],
    },
    {
      title: "Rose",
      revisions: byUsers("Ann Lee", "Ben", "192.0.2.1", "Ann Lee", "192.0.2.2", "192.0.2.1"),
      props: { displaytitle: "<i>Rose</i>" },
    },
    { title: "Hidden", revisions: [{ text: "x", user: "192.0.2.7", userhidden: true }] },
    { title: "Talk:Rose", text: "[[Rose]] [[Nowhere]] [[Category:Fruit|zz]]" },
    { title: "Template:Note", text: "Four." },
    { title: "Flower", text: "#REDIRECT [[Rose]]" },
    { title: "Vase", text: "[[Flower]] [[Nowhere]] [https://flower.example/tulip]" },
    { title: "Apple", text: "[[Category:Fruit]]" },
    { title: "Round", text: "#REDIRECT [[Flower]]" },
    { title: "File:Wide.png", file: [{ width: 400, height: 100, sha1: SHA1 }] },
    { title: "File:Text.txt", file: [{ width: 0, height: 0, mime: "text/plain" }] },
    { title: "File:Link.png", text: "#REDIRECT [[File:Wide.png]]" },
    { title: "File:Old.png", file: [1, 2, 3].map((day) => ({ timestamp: time(day) })) },
  ],
  watchlist: [
    { owner: "Admin", title: "Rose", notificationtimestamp: time(5) },
    { owner: "Ann Lee", title: "User talk:Ann Lee", notificationtimestamp: time(5) },
    { owner: "Ann Lee", title: "Vase", expiry: "2030-01-01T00:00:00Z" },
  ],
  blocks: [
    { user: "Ben", reason: "why", timestamp: time(8), expiry: "2090-03-01T12:00:00Z" },
    { user: "198.51.100.0/24", timestamp: time(9) },
    { user: "Shade", timestamp: time(10), hidden: true },
  ],
  tables: {
    messages: [
      { name: "aboutsite", normalizedname: "aboutsite", content: "About" },
      {
        name: "mainpage",
        normalizedname: "mainpage",
        content: "Mine",
        default: "Main Page",
        customised: true,
      },
    ],
  },
};

const ask = callStub(DATA);
const everyRow = expect.any(Array);
const image = "prop=imageinfo&titles=File";
const contribs = "list=usercontribs&ucprop=ids";

/** A response with a member of `query`. */
const part = (name: string, value: unknown) => ({ query: { [name]: value } });
const page = (fields: unknown) => part("pages", [fields]);

/** The members that a response has. */
const RESPONSES: readonly (readonly [request: string, expected: object, user?: string])[] = [
  [
    "prop=info&inprop=protection&titles=Template:Note",
    page({ protection: [{ type: "edit", level: "sysop", source: "Main Page" }] }),
  ],
  [
    "prop=info&intestactions=edit|delete&titles=Template:Note",
    page({ actions: { edit: false, delete: false } }),
    "Ben",
  ],
  [
    "prop=info&intestactions=edit|delete&titles=Template:Note",
    page({ actions: { edit: true, delete: true } }),
    "Admin",
  ],
  [
    "prop=info&intestactions=edit&intestactionsdetail=full&intestactionsautocreate=1&titles=Template:Note",
    page({ actions: { edit: [{ code: "cascadeprotected" }] }, wouldautocreate: { edit: false } }),
  ],
  [
    "prop=info&inprop=associatedpage|talkid|displaytitle|varianttitles&titles=Rose",
    page({
      associatedpage: "Talk:Rose",
      talkid: expect.any(Number),
      displaytitle: "<i>Rose</i>",
      varianttitles: { en: "<i>Rose</i>" },
    }),
  ],
  [
    "prop=info&inprop=watched|watchers|notificationtimestamp&titles=Rose",
    page({ watched: true, watchers: 1, notificationtimestamp: time(5) }),
    "Admin",
  ],
  [
    "prop=info&inprop=watched|watchers|notificationtimestamp&titles=Rose",
    page(expect.not.objectContaining({ watchers: 1 })),
    "Ann Lee",
  ],
  [
    "meta=siteinfo&siprop=autopromote|clientlibraries|autocreatetempuser",
    {
      query: {
        autopromote: { autoconfirmed: {} },
        clientlibraries: expect.arrayContaining([{ name: "jquery", version: expect.any(String) }]),
        autocreatetempuser: { enabled: false },
      },
    },
  ],
  [
    "meta=siteinfo&siprop=usergroups&sinumberingroup=1",
    part(
      "usergroups",
      expect.arrayContaining([expect.objectContaining({ name: "sysop", number: 1 })]),
    ),
  ],
  [
    "meta=userinfo&uiprop=hasmsg|groups|unreadcount|latestcontrib|centralids|registrationdate",
    part("userinfo", {
      id: 7,
      messages: true,
      groups: ["*", "user", "autoconfirmed"],
      unreadcount: 1,
      latestcontrib: time(4),
      centralids: { local: 7 },
    }),
    "Ann Lee",
  ],
  [
    "meta=userinfo&uiprop=blockinfo",
    part("userinfo", { blockedby: "Admin", blockreason: "why" }),
    "Ben",
  ],
  [
    "meta=languageinfo&licode=de|nosuch&errorformat=none",
    {
      query: { languageinfo: { de: { code: "de" } } },
      warnings: [{ code: "unrecognizedvalues", module: "query+languageinfo" }],
    },
  ],
  [
    "meta=allmessages&ammessages=january|comma-separator|no such",
    part("allmessages", [
      { name: "january", content: "January" },
      { name: "comma-separator", content: ", " },
      { name: "no such", normalizedname: "no_such", missing: true },
    ]),
  ],
  [
    "meta=allmessages&amcustomised=modified",
    part("allmessages", [{ name: "mainpage", content: "Mine" }]),
  ],
  [
    "meta=allmessages&amprefix=about&amfilter=site&amnocontent=1",
    part("allmessages", [{ name: "aboutsite", normalizedname: "aboutsite" }]),
  ],
  [
    "list=querypage&qppage=Wantedpages&qplimit=1",
    part("querypage", { results: [{ value: "2", ns: 0, title: "Nowhere" }] }),
  ],
  [
    "list=querypage&qppage=DoubleRedirects",
    part("querypage", {
      results: [{ title: "Round", databaseResult: { b_title: "Flower", c_title: "Rose" } }],
    }),
  ],
  [`${contribs}&ucuser=Ann Lee&uclimit=1`, { continue: { uccontinue: "20240101000000|1" } }],
  [
    `${contribs}&ucuser=Ann Lee|Ben&uclimit=1`,
    { continue: { uccontinue: expect.stringMatching(/^actor\|\d+\|\d{14}\|\d+$/) } },
  ],
  [`${contribs}&uciprange=192.0.2.7`, part("usercontribs", [])],
  [
    `${contribs}&uciprange=192.0.2.7`,
    part("usercontribs", [{ user: "192.0.2.7", userhidden: true }]),
    "Admin",
  ],
  [
    "list=users&ususers=ben|1.2.3.4|Nobody|Shade&usprop=cancreate",
    part("users", [
      { name: "1.2.3.4", invalid: true },
      { userid: 5, name: "Ben" },
      { name: "Nobody", missing: true, cancreate: true },
      { name: "Shade", missing: true },
    ]),
  ],
  ["list=users&ususers=Shade", part("users", [{ userid: 9, hidden: true }]), "Admin"],
  [
    "list=users&ususers=Ben&usprop=blockinfo",
    part("users", [{ blockedby: "Admin", blockexpiryformatted: "12:00, 1 March 2090" }]),
  ],
  [
    "list=alllinks&allimit=1&alprop=title|ids",
    { continue: { alcontinue: expect.stringMatching(/^\d+\|\d+$/) } },
  ],
  ["list=allusers&aulimit=1", { continue: { aufrom: "Ann Lee" } }],
  [
    "prop=contributors&titles=Rose&pclimit=1",
    { continue: { pccontinue: expect.stringMatching(/^\d+\|7$/) } },
  ],
  [
    "list=blocks&bkprop=user|expiry&bkshow=temp|account",
    part("blocks", [
      { user: "Ben", "duration-l10n": "6 decades, 6 years, 1 month, 21 days and 12 hours" },
    ]),
  ],
  [
    "list=watchlist&wlallrev=1&wlprop=title|expiry|notificationtimestamp&wllimit=1",
    part("watchlist", [
      { title: "Vase", notificationtimestamp: "", expiry: "2030-01-01T00:00:00Z" },
    ]),
    "Ann Lee",
  ],
  [
    "prop=extlinks&titles=Vase&elquery=flower.example&elprotocol=https",
    page({ extlinks: [{ url: "https://flower.example/tulip" }] }),
  ],
  [
    `${image}:Wide.png&iiprop=url&iiurlwidth=100`,
    page({
      imageinfo: [
        {
          thumbwidth: 100,
          thumbheight: 25,
          thumburl: expect.stringMatching(/\/images\/thumb\/.*\/100px-[^/]*$/),
        },
      ],
    }),
  ],
  [
    `${image}:Wide.png&iiprop=url&iiurlheight=50&iiurlwidth=400`,
    page({ imageinfo: [{ thumbwidth: 200, thumbheight: 50 }] }),
  ],
  [
    `${image}:Wide.png&iiprop=url&iiurlwidth=800`,
    page({ imageinfo: [{ thumbwidth: 400, thumbheight: 100 }] }),
  ],
  [
    `${image}:Text.txt&iiprop=url&iiurlwidth=100`,
    page({ imageinfo: [expect.not.objectContaining({ thumburl: expect.anything() })] }),
  ],
  [`${image}:Link.png&iiprop=size`, page({ imageinfo: [{ width: 400 }] })],
  [
    `${image}:Old.png&iiprop=timestamp&iilimit=max&iistart=${time(2)}`,
    page({ imageinfo: [{ timestamp: time(2) }, { timestamp: time(1) }] }),
  ],
  [`${image}:Old.png`, { continue: { iistart: time(2) } }],
  [
    "list=search&srwhat=nearmatch&srsearch=TALK:ROSE&sroffset=3&srprop=size",
    part("search", [{ ns: 1, title: "Talk:Rose", size: 42 }]),
  ],
  ["generator=search&gsrsearch=r*&gsroffset=1&prop=info", page({ title: "Round", index: 2 })],
];

/** The titles, names or users of the rows of a list, or of the contributors of a page. */
const LISTS: readonly (readonly [request: string, expected: readonly string[], user?: string])[] = [
  ["list=backlinks&bltitle=Rose", ["Talk:Rose", "Flower"]],
  ["list=backlinks&bltitle=Rose&bldir=descending&blnamespace=0|1", ["Talk:Rose", "Flower"]],
  ["list=backlinks&bltitle=Rose&blfilterredir=nonredirects", ["Talk:Rose"]],
  ["generator=backlinks&gbltitle=Rose&gblredirect=1", ["Talk:Rose", "Flower", "Vase", "Round"]],
  ["list=imageusage&iutitle=File:Wide.png", ["Main Page"]],
  ["list=watchlistraw&wrfromtitle=User talk:A", ["User talk:Ann Lee"], "Ann Lee"],
  ["list=categorymembers&cmtitle=Category:Fruit&cmsort=sortkey", ["Apple", "Talk:Rose"]],
  ["list=categorymembers&cmtitle=Category:Fruit&cmstartsortkeyprefix=b", ["Talk:Rose"]],
  ["list=exturlusage&euquery=flower.example&euprotocol=https", ["Vase"]],
  ["list=exturlusage&euquery=*.example&euprotocol=https", ["Vase"]],
  ["list=blocks&bkprop=user", ["198.51.100.0/24", "Ben"]],
  ["list=blocks&bkprop=user", ["Shade", "198.51.100.0/24", "Ben"], "Admin"],
  ["list=blocks&bkprop=user&bkip=198.51.100.7", ["198.51.100.0/24"]],
  ["list=blocks&bkprop=user&bkip=198.51.101.7", []],
  ["list=allusers&aurights=edit&augroup=bot", ["Ben"]],
  ["list=querypage&qppage=Lonelypages", ["Apple", "Hidden", "Main Page", "Vase"]],
  ["list=querypage&qppage=Uncategorizedpages", ["Hidden", "Main Page", "Rose", "Vase"]],
  ["list=querypage&qppage=Unwatchedpages&qplimit=2", ["Apple", "Hidden"], "Admin"],
  ["generator=querypage&gqppage=Wantedcategories", ["Category:Fruit"]],
  ["prop=contributors&titles=Rose", ["Ben", "Ann Lee"]],
  ["prop=contributors&titles=Rose&pcgroup=bot", ["Ben"]],
  ["prop=contributors&titles=Rose&pcexcludegroup=bot", ["Ann Lee"]],
  ["prop=contributors&titles=Rose&pcrights=bot", ["Ben"]],
  ["prop=contributors&titles=Rose&pcexcluderights=bot", ["Ann Lee"]],
];

/** The codes of errors. */
const ERRORS: readonly (readonly [request: string, code: string])[] = [
  ["prop=contributors&titles=Rose&pccontinue=1", "badcontinue"],
  ["prop=contributors&titles=Rose&pccontinue=1|2|3", "badcontinue"],
  ["prop=contributors&titles=Rose&pcgroup=bot&pcrights=edit", "invalidparammix"],
  ["prop=duplicatefiles&titles=File:Wide.png&dfcontinue=x", "badcontinue"],
  ["prop=pageprops&titles=Rose&ppcontinue=x", "badcontinue"],
  ...["x", "1|x", "0|1|0|A|x|1", "0|01"].map((value): (typeof ERRORS)[number] => [
    `list=backlinks&bltitle=Rose&blcontinue=${value}`,
    "badcontinue",
  ]),
  ["list=random&rncontinue=x", "badcontinue"],
  ["list=pageswithprop&pwppropname=displaytitle&pwpcontinue=x", "badcontinue"],
  ...["x|y", "20240101000000|y", "x", "|", "20240101000000|1|2"].map(
    (value): (typeof ERRORS)[number] => [`list=logevents&lecontinue=${value}`, "badcontinue"],
  ),
  ["list=watchlistraw", "notloggedin"],
  ["list=imageusage&iutitle=Rose", "bad_image_title"],
  [
    "list=categorymembers&cmtitle=Category:Fruit&cmstarthexsortkey=zz",
    "badvalue_cmstarthexsortkey",
  ],
  ["list=usercontribs", "missingparam"],
  [`${contribs}&ucuser=Ben&ucuserids=2`, "invalidparammix"],
  [`${contribs}&ucuser=Ben&ucshow=top|!top`, "show"],
  [`${contribs}&ucuser=Ben|Ann Lee&uccontinue=name|2|20240103000000|3`, "badcontinue"],
  [`${contribs}&uciprange=192.0.0.0/8`, "cidrtoobroad"],
  [`${contribs}&uciprange=somewhere`, "invalidiprange"],
  ["list=usercontribs&ucuser=Ben&ucprop=patrolled", "permissiondenied"],
  ["list=blocks&bkip=nowhere", "param_ip"],
  ["list=blocks&bkip=198.51.100.7&bkusers=Ben", "invalidparammix"],
  ["list=blocks&bkshow=ip|!ip", "show"],
  ["list=querypage&qppage=Unwatchedpages", "specialpage-cantexecute"],
  ["meta=siteinfo&siprop=dbrepllag&sishowalldb=1", "includeAllDenied"],
];

function named<Expected>([request, expected, user]: readonly [string, Expected, string?]) {
  return { request, expected, user };
}

describe("the response to", () => {
  it.each(RESPONSES.map(named))("$request has the members $expected", async (row) => {
    const { request, expected, user } = row;
    expect(await ask(request, user)).toMatchObject(expected);
  });

  it.each(LISTS.map(named))("$request lists $expected", async ({ request, expected, user }) => {
    expect(namesIn(await ask(request, user))).toEqual(expected);
  });

  it.each(ERRORS)("%s is an error: %s", async (request, code) => {
    expect(await ask(request)).toMatchObject({ error: { code } });
  });
});

/** The names in the only list of a response. */
function namesIn({ query, ...others }: JsonObject): readonly unknown[] {
  const members = Object.entries({ ...others, ...(isJsonObject(query) ? query : {}) });
  const [list] = members.flatMap(([name, value]) => {
    const rows = name === "querypage" && isJsonObject(value) ? value["results"] : value;
    return rows !== undefined && isJsonArray(rows) ? [rows.filter(isJsonObject)] : [];
  });
  const rows = list?.flatMap((row) =>
    isJsonArray(row["contributors"] ?? null) ? row["contributors"] : [row],
  );
  return [rows ?? []]
    .flat()
    .map((row) => Object(row).title ?? Object(row).name ?? Object(row).user);
}

describe("lists in parts", () => {
  it.each([
    ["list=random&rnfilterredir=all&rnlimit=3", "random", 13],
    ["list=backlinks&bltitle=Rose&bllimit=1", "backlinks", 2],
    ["list=querypage&qppage=Uncategorizedpages&qplimit=3", "querypage", 0],
  ])("%s have each row once", async (request, list, count) => {
    const rows = (await allOf(ask, request, list)).flat();
    expect(new Set(rows.map(({ title }) => title)).size).toBe(count);
    expect(rows).toHaveLength(count);
  });
});

describe("facts in the data", () => {
  it("decide which titles begin with a capital", async () => {
    const sensitive = callStub({
      site: { general: { case: "case-sensitive" } },
      pages: [{ title: "iPod" }, { title: "User:ann" }],
    });
    expect(listIn(await sensitive("titles=iPod|user:ann|IPod"), "pages")).toMatchObject([
      { title: "IPod", missing: true },
      { title: "iPod", pageid: 1 },
      { title: "User:Ann", pageid: 2 },
    ]);
  });

  it("decide who creates temporary accounts, and that query pages are cached", async () => {
    const facts = callStub({
      site: {
        general: { misermode: true },
        autocreatetempuser: { enabled: true, actions: ["edit"] },
      },
      users: [{ name: "Ann" }],
    });
    const request = "prop=info&titles=A&intestactions=edit|move&intestactionsautocreate=1";
    expect(listIn(await facts(request), "pages")).toMatchObject([
      { wouldautocreate: { edit: true, move: false } },
    ]);
    expect(listIn(await facts(request, "Ann"), "pages")).toMatchObject([
      { wouldautocreate: { edit: false, move: false } },
    ]);
    expect(await facts("list=querypage&qppage=Lonelypages")).toMatchObject(
      part("querypage", { cached: true, maxresults: 1000, results: everyRow }),
    );
  });
});
