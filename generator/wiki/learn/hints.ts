import type { ModuleOperation } from "../../spec/model/operation.js";
import { EXTENSION_GROUNDS } from "./extension-hints.js";
import type { WikiFacts } from "./facts.js";
import { firstBatch } from "../pull-content.js";

/**
 * Values of text and number parameters that change the content of a response, by parameter without
 * prefix. Other such parameters only select rows.
 */
export const INFORMATIVE_VALUES: Readonly<Record<string, string>> = {
  urlwidth: "60",
  urlheight: "60",
  urlparam: "60px",
  badfilecontexttitle: "Main Page",
  extmetadatalanguage: "de",
  metadataversion: "latest",
  diffto: "prev",
  difftotext: "Text",
  section: "0",
  testactions: "edit|delete",
  linkcontext: "Main Page",
  preloadcustom: "mainpage",
  preloadparams: "a",
  editintrocustom: "mainpage",
  inlanguagecode: "de",
  lang: "de",
  args: "a|b",
  securitysensitiveoperation: "ChangeCredentials",
};

/** Parameters that only have an effect together with a different one. */
export const COMPANIONS: Readonly<Record<string, string>> = {
  testactionsdetail: "testactions",
  testactionsautocreate: "testactions",
  difftotextpst: "difftotext",
  urlparam: "urlwidth",
  preloadparams: "preloadcustom",
};

/** Parameters that change the output of each selected value. */
export const REVEALING: ReadonlySet<string> = new Set(["slots", "urlwidth"]);

/** Modules that accept a limit only for a single page. */
export const LIMITED_TO_ONE_PAGE: ReadonlySet<string> = new Set(["revisions"]);

/** Parameters that only order or page the rows. */
export const UNTESTED: ReadonlySet<string> = new Set([
  "continue",
  "offset",
  "limit",
  "dir",
  "sort",
]);

/** Parameters of a request, as text on the wire. */
type Given = Readonly<Record<string, string>>;

function forEachValue(parameter: string, values: readonly string[]): readonly Given[] {
  return values.map((value) => ({ [parameter]: value }));
}

function firstFive(values: readonly string[]): readonly string[] {
  return values.slice(0, 5);
}

function joined(values: readonly string[]): string {
  return values.join("|");
}

/**
 * Parameters with which a module may return rows, from the facts of the wiki. All are tested and
 * the best are used.
 */
export function groundParameters(
  { name, path, parameters }: ModuleOperation,
  facts: WikiFacts,
): readonly Given[] {
  const searchTerms = [
    ...new Set(facts.pages.flatMap((title) => title.match(/\p{L}{3,}/gu) ?? [])),
  ];
  switch (name) {
    case "backlinks":
    case "embeddedin":
    case "imageusage": {
      const targets = [facts.targets, facts.linked, facts.templates, facts.files].flatMap((kind) =>
        kind.slice(0, 20),
      );
      const through = name === "embeddedin" ? [] : forEachValue("title", targets);
      return [
        ...forEachValue("title", targets),
        ...through.map((way) => ({ ...way, redirect: "1" })),
      ];
    }
    case "categorymembers":
      return forEachValue("title", firstFive(facts.categories));
    case "users":
      return [
        {
          users: joined([
            ...facts.users.slice(0, 40),
            ...firstFive(facts.addresses),
            "No such user",
            RESERVED_USER,
          ]),
        },
        { userids: joined([...facts.userids.slice(0, 49), "999999"]) },
      ];
    case "usercontribs":
      return [
        { user: joined([...facts.addresses, ...facts.users].slice(0, 50)) },
        { userids: joined(facts.userids) },
        ...forEachValue(
          "userprefix",
          firstFive(facts.users).map((user) => user.slice(0, 1)),
        ),
      ];
    case "search":
    case "prefixsearch":
      return forEachValue("search", firstFive(searchTerms));
    case "querypage":
      return parameters.flatMap(({ type, ...parameter }) =>
        parameter.name === "page" && type.kind === "enum" ? forEachValue("page", type.values) : [],
      );
    case "pageswithprop":
      return forEachValue("propname", firstFive(facts.pageprops));
    case "codexicons":
      return [
        {
          names: "cdxIconAdd|cdxIconArrowNext|cdxIconBold|cdxIconBook|cdxIconEditUndo|cdxIconHelp",
        },
      ];
    case "allmessages":
      return [{ messages: joined([...customMessages(facts), ...MESSAGES]) }];
    case "stashimageinfo":
      return forEachValue("filekey", firstFive(facts.stashed));
    case "deletedrevs":
      return [{}, ...forEachValue("user", firstFive(facts.users))];
    case "authmanagerinfo":
      return [{}, { requestsfor: "login" }];
    case "checktoken":
      return [{ type: "csrf", token: "no token+\\" }];
    case "compare":
      return compared(facts);
    case "expandtemplates":
      return [
        { text: WIKITEXT, prop: "wikitext" },
        { text: WIKITEXT, title: "Project:Page" },
        { text: "{{subst:PAGENAME}}" },
      ];
    case "feedcontributions":
      return forEachValue("user", firstFive(facts.users));
    case "help":
      return [{}, { modules: "main" }, { modules: "edit|query+info", wrap: "1" }];
    case "opensearch":
      return [...forEachValue("search", firstFive(searchTerms)), { search: "No such page" }];
    case "paraminfo":
      return forEachValue("modules", [
        "main|query|edit|parse|json|upload|no such module",
        "query+allpages|query+revisions|query+info|query+querypage|query+deletedrevs|compare",
        "query+*",
        "block|userrights|feedrecentchanges|feedcontributions|options|clientlogin|tag",
      ]);
    case "parse":
      return parsed(facts);
    default:
      return Object.hasOwn(EXTENSION_GROUNDS, path) ? (EXTENSION_GROUNDS[path] ?? [{}]) : [{}];
  }
}

/** Wikitext with each kind of construct that `parse` lists. */
const WIKITEXT = [
  "== Heading ==",
  "[[Main Page]] [[:Category:Words]] [[Category:Words|Key]] [[mw:Help]] [[de:Seite]]",
  "[[File:No such file.png|thumb|Text]] {{Template:No such template|a=1}} {{PAGENAME}}",
  "[https://www.example.org/ text] {{DISPLAYTITLE:title}} {{DEFAULTSORT:Key}} __NOINDEX__",
  "=== Another ===",
  "<nowiki>text</nowiki><!-- comment --> '''bold''' ~~~~",
].join("\n");

function compared({ revids, pages, pageids }: WikiFacts): readonly Given[] {
  const [page = "Main Page", other = page] = pages;
  const [id = "1", otherId = id] = pageids;
  const [revision = "1", otherRevision = revision] = revids;
  return [
    { fromrev: revision, torelative: "prev" },
    { fromslots: "main", "fromtext-main": "a\n\nb", toslots: "main", "totext-main": "a\n\nc" },
    { fromtitle: page, totitle: other },
    { fromid: id, toid: otherId },
    { fromrev: revision, torev: otherRevision },
    { fromrev: revision, torelative: "cur" },
    { fromtitle: page, toslots: "main", "totext-main": "Text" },
    { fromtitle: "No such page", totitle: page },
  ];
}

function parsed({ pages, pageids, revids, redirects }: WikiFacts): readonly Given[] {
  const [page = "Main Page"] = pages;
  return [
    { text: WIKITEXT, title: "Project:Page" },
    { page },
    ...redirects.slice(0, 1).map((title) => ({ page: title, redirects: "1" })),
    ...pageids.slice(0, 1).map((pageid) => ({ pageid })),
    ...revids.slice(0, 1).map((oldid) => ({ oldid })),
    { summary: "[[Main Page]] /* section */ text", prop: "" },
    { page: "No such page" },
  ];
}

/** The name of a temporary account; users cannot create it. */
const RESERVED_USER = "~2024-1";

const MESSAGES = ["mainpage", "aboutsite", "logentry-move-move", "no-such-message"];

/** Messages that have a page on the wiki. */
function customMessages({ pages }: WikiFacts): readonly string[] {
  const found = pages.filter((title) => /^MediaWiki:[\w -]+$/.test(title));
  return found.map((title) => title.slice("MediaWiki:".length).toLowerCase());
}

function titles(list: readonly string[]): Given {
  return { titles: joined(list.slice(0, 50)) };
}

/** The page parameters for a `prop` module or `query` itself. */
export function subjects(facts: WikiFacts): readonly Given[] {
  const kinds = [
    titles([...facts.pages.slice(0, 40), "No such page here", "Special:Version"]),
    titles(facts.pages),
    titles(facts.files),
    titles(facts.categories),
    titles(facts.templates),
    titles(facts.redirects),
    titles(facts.linked),
    titles(facts.deleted),
    { ...titles(facts.redirects), redirects: "1" },
    { pageids: [...facts.pageids.slice(0, 49), "999999"].join("|") },
    { revids: [...facts.revids.slice(0, 49), "999999"].join("|") },
    { revids: joined(facts.hidden) },
    titles(["No such page here", "Special:Version", "Talk:Nothing either"]),
    ...facts.pages.slice(0, 2).map((page) => titles([page])),
  ];
  return kinds.filter((kind) => Object.values(kind).every((text) => text !== ""));
}

/** Page parameters for which `query` itself returns the most fields. */
export function unusualSubjects(facts: WikiFacts): readonly Given[] {
  const [page = "Main Page"] = facts.pages;
  const [redirect = page] = facts.redirects;
  const odd = [
    page.toLowerCase(),
    page.replaceAll(" ", "_"),
    "talk:no such_page",
    "<>",
    "Special:Version",
    "mw:Help",
    "wikipedia:Page",
    "en:Page",
    "File:No such file.png",
    "MediaWiki:Mainpage",
    redirect,
  ].join("|");
  return [
    ...subjects(facts),
    // PHP writes invalid numbers as a list if they count from 0, otherwise as an object.
    { revids: "0" },
    { titles: odd },
    { titles: odd, iwurl: "1" },
    { titles: odd, redirects: "1", converttitles: "1", indexpageids: "1" },
    { titles: firstBatch([...facts.redirects, ...facts.pages]).join("|"), redirects: "1" },
  ];
}
