import type { ModuleOperation } from "../../model/operation.js";
import type { WikiFacts } from "./facts.js";

/**
 * Values for parameters that are text or a number and change what an answer holds; all others only
 * choose rows, which other experiments see as well. By parameter, without prefix.
 */
export const TELLING_VALUES: Readonly<Record<string, string>> = {
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

/** Parameters that do nothing without another one. */
export const COMPANIONS: Readonly<Record<string, string>> = {
  testactionsdetail: "testactions",
  testactionsautocreate: "testactions",
  difftotextpst: "difftotext",
  urlparam: "urlwidth",
  preloadparams: "preloadcustom",
};

/** Parameters that show something else of each thing that is shown. */
export const REVEALING: ReadonlySet<string> = new Set(["slots", "urlwidth"]);

/** Modules that take a limit only with a single page. */
export const LIMITED_TO_ONE_PAGE: ReadonlySet<string> = new Set(["revisions"]);

/** Parameters that only order rows or page through them. */
export const UNTRIED: ReadonlySet<string> = new Set(["continue", "offset", "limit", "dir", "sort"]);

/** Parameters of a request, as text on the wire. */
type Given = Readonly<Record<string, string>>;

function each(parameter: string, values: readonly string[]): readonly Given[] {
  return values.map((value) => ({ [parameter]: value }));
}

function some(values: readonly string[]): readonly string[] {
  return values.slice(0, 5);
}

function joined(values: readonly string[]): string {
  return values.join("|");
}

/** Ways to make a module yield rows: its own parameters, by the facts of the wiki. Each is tried, and the best are kept. */
export function waysIn({ name, parameters }: ModuleOperation, facts: WikiFacts): readonly Given[] {
  const words = [...new Set(facts.pages.flatMap((title) => title.match(/\p{L}{3,}/gu) ?? []))];
  switch (name) {
    case "backlinks":
    case "embeddedin":
    case "imageusage": {
      const targets = [facts.targets, facts.linked, facts.templates, facts.files].flatMap((kind) =>
        kind.slice(0, 20),
      );
      const through = name === "embeddedin" ? [] : each("title", targets);
      return [...each("title", targets), ...through.map((way) => ({ ...way, redirect: "1" }))];
    }
    case "categorymembers":
      return each("title", some(facts.categories));
    case "users":
      return [
        { users: joined([...facts.users.slice(0, 40), ...some(facts.addresses), "No such user"]) },
        { userids: joined([...facts.userids.slice(0, 49), "999999"]) },
      ];
    case "usercontribs":
      return [
        { user: joined([...facts.addresses, ...facts.users].slice(0, 50)) },
        { userids: joined(facts.userids) },
        ...each(
          "userprefix",
          some(facts.users).map((user) => user.slice(0, 1)),
        ),
      ];
    case "search":
    case "prefixsearch":
      return each("search", some(words));
    case "querypage":
      return parameters.flatMap(({ type, ...parameter }) =>
        parameter.name === "page" && type.kind === "enum" ? each("page", type.values) : [],
      );
    case "pageswithprop":
      return each("propname", some(facts.pageprops));
    case "codexicons":
      return [{ names: "cdxIconAdd|cdxIconLanguage" }];
    case "allmessages":
      return [{ messages: joined([...changedMessages(facts), ...MESSAGES]) }];
    case "stashimageinfo":
      return each("filekey", some(facts.stashed));
    case "deletedrevs":
      return [{}, ...each("user", some(facts.users))];
    case "authmanagerinfo":
      return [{}, { requestsfor: "login" }];
    default:
      return [{}];
  }
}

const MESSAGES = ["mainpage", "aboutsite", "logentry-move-move", "no-such-message"];

/** Messages that the wiki has a page for. */
function changedMessages({ pages }: WikiFacts): readonly string[] {
  const found = pages.filter((title) => /^MediaWiki:[\w -]+$/.test(title));
  return found.map((title) => title.slice("MediaWiki:".length).toLowerCase());
}

function titles(list: readonly string[]): Given {
  return { titles: joined(list.slice(0, 50)) };
}

/** What a `prop` module, or `query` itself, is asked about. */
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
    titles(["No such page here", "Special:Version", "Talk:Nothing either"]),
    ...facts.pages.slice(0, 2).map((page) => titles([page])),
  ];
  return kinds.filter((kind) => Object.values(kind).every((text) => text !== ""));
}

/** The subjects on which `query` itself has the most to say. */
export function oddSubjects(facts: WikiFacts): readonly Given[] {
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
    { titles: odd },
    { titles: odd, iwurl: "1" },
    { titles: odd, redirects: "1", converttitles: "1", indexpageids: "1" },
    { titles: [...facts.redirects, ...facts.pages].slice(0, 50).join("|"), redirects: "1" },
  ];
}
