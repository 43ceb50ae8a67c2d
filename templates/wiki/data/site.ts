import { isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { TitleFacts } from "../../runtime/title/parse-title.js";
import { illegalCharacters } from "../../runtime/title/title-text.js";
import { facts as defaults } from "./facts.js";
import { listOrEmpty, numberOrZero, objectOrEmpty, textOrEmpty } from "../values/row.js";

/** The server URL if the data does not set one; a stub uses the URL of the request instead. */
export const DEFAULT_SERVER = "http://127.0.0.1:8080";

/** Facts about the wiki that titles depend on. */
export interface Site extends TitleFacts {
  /** The facts in format version 2, by the value of `siprop` that requests them. */
  readonly facts: JsonObject;
  /** By number; the main namespace has an empty name. */
  readonly namespaces: ReadonlyMap<number, Namespace>;
  /** Special pages, by every name in lower case, with underscores. */
  readonly specialPages: ReadonlyMap<string, SpecialPage>;
  /** Interwiki prefixes in lower case. */
  readonly interwikis: ReadonlyMap<string, Interwiki>;
}

/** A page that the software makes. */
export interface SpecialPage {
  /** The canonical name on all wikis. */
  readonly name: string;
  /** The first local name, with underscores. */
  readonly key: string;
}

/** A namespace on the wiki. */
export interface Namespace {
  readonly id: number;
  /** The prefix of titles. */
  readonly name: string;
  /** Titles may begin with a lower-case letter. */
  readonly caseSensitive: boolean;
  readonly subpages: boolean;
  readonly content: boolean;
}

/** A different wiki that title prefixes refer to. */
export interface Interwiki {
  readonly prefix: string;
  /** Contains `$1` in place of the title. */
  readonly url: string;
  /** The prefix is a language whose links are next to the page. */
  readonly language: boolean;
  /** The prefix refers to the wiki itself. */
  readonly local: boolean;
}

/** Reads the facts that titles depend on. */
export function siteOf(facts: JsonObject): Site {
  const namespaces = objectsIn(facts["namespaces"]);
  const interwikis = objectsIn(facts["interwikimap"]).map((fact) => ({
    prefix: textOrEmpty(fact["prefix"]),
    url: textOrEmpty(fact["url"]),
    language: fact["language"] !== undefined,
    local: fact["localinterwiki"] === true,
  }));
  const specialPages = objectsIn(facts["specialpagealiases"]).flatMap(({ realname, aliases }) => {
    const name = textOrEmpty(realname);
    const names = [name, ...listOrEmpty(aliases).map(textOrEmpty)].map(withUnderscores);
    const page = { name, key: names[1] ?? withUnderscores(name) };
    return names.map((each) => [each.toLowerCase(), page] as const);
  });
  const { mainpage, lang, legaltitlechars } = objectOrEmpty(facts["general"]);
  return {
    facts,
    mainPage: textOrEmpty(mainpage) || undefined,
    language: textOrEmpty(lang),
    illegalCharacters:
      typeof legaltitlechars === "string" ? illegalCharacters(legaltitlechars) : undefined,
    namespaces: new Map(
      namespaces.map(({ id, name, case: letters, subpages, content }) => [
        Number(id),
        {
          id: Number(id),
          name: textOrEmpty(name),
          caseSensitive: letters === "case-sensitive",
          subpages: subpages === true,
          content: content === true,
        },
      ]),
    ),
    names: new Map([...namespaces, ...objectsIn(facts["namespacealiases"])].flatMap(namesOf)),
    specialPages: new Map(specialPages),
    interwikis: new Map(
      interwikis.flatMap((each) =>
        each.prefix === "" ? [] : [[each.prefix.toLowerCase(), each] as const],
      ),
    ),
  };
}

/** The lower-case names of a namespace or an alias. */
function namesOf({ id, name, canonical, alias }: JsonObject): readonly [string, number][] {
  return [name, canonical, alias].flatMap((each) =>
    typeof each === "string" && each !== "" ? [[each.toLowerCase(), Number(id)]] : [],
  );
}

function withUnderscores(name: string): string {
  return name.replaceAll(" ", "_");
}

/** The wiki's current time in ISO 8601. It does not advance by itself. */
export function timeOf(site: Site): string {
  return textOrEmpty(generalFacts(site)["time"]) || "2024-01-01T00:00:00Z";
}

/** The general facts: URLs, language, names. */
export function generalFacts(site: Site): JsonObject {
  const { general } = site.facts;
  return objectOrEmpty(general);
}

/** Titles of tracking categories by identifier, from the data or the defaults. */
export function trackingCategories({ facts: { trackingcategories } }: Site): JsonObject {
  return { ...defaults.trackingcategories, ...objectOrEmpty(trackingcategories) };
}

/** The lag of the slowest database in seconds; undefined if the facts do not include it. */
export function databaseLag(site: Site): { readonly host: string; readonly lag: number } {
  const [first] = objectsIn(site.facts["dbrepllag"]);
  const { host, lag } = first ?? {};
  return { host: textOrEmpty(host), lag: numberOrZero(lag) };
}

/** The list items or object members that are objects. */
function objectsIn(value: Json | undefined): readonly JsonObject[] {
  const items = isJsonObject(value) ? Object.values(value) : listOrEmpty(value);
  return items.filter(isJsonObject);
}
