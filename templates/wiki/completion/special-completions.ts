import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { isJsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { specialName } from "../data/special-page.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { isSince } from "../data/wiki-version.js";
import { compareTexts } from "../values/compare.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";

const SPECIAL = -1;

/** A name of a special page; the first names of all pages are before their second names. */
interface NamedSpecial {
  readonly key: string;
  readonly rank: number;
}

/**
 * The special pages whose names begin with a text, in any letter case; `PrefixSearch::specialSearch`.
 * Since MediaWiki 1.43, without the pages that `Special:SpecialPages` does not list.
 */
export function specialCompletions(site: Site, search: string): Outcome<readonly Title[]> {
  const slash = search.indexOf("/");
  if (slash >= 0)
    return specialName(site, search.slice(0, slash).replaceAll(" ", "_"))
      ? refused("notimplemented", "The stub does not complete the part of a title after a slash.")
      : ok([]);
  const prefix = search.replaceAll(" ", "_").toUpperCase();
  const names = [...namesOf(site)]
    .filter(([name]) => name.startsWith(prefix))
    .sort(([one, a], [other, b]) => a.rank - b.rank || compareTexts(one, other));
  return ok(names.map(([, { key }]) => titleOf(site, SPECIAL, key)));
}

/** The names of special pages, by their upper case. */
function namesOf(site: Site): ReadonlyMap<string, NamedSpecial> {
  const pages = listOrEmpty(site.facts["specialpagealiases"])
    .filter(isJsonObject)
    .filter(({ realname }) => !isSince(site, "1.43") || !UNLISTED.has(textOrEmpty(realname)));
  const names = new Map<string, NamedSpecial>();
  for (const { realname } of pages) {
    const key = textOrEmpty(realname);
    names.set(key.toUpperCase(), { key, rank: 0 });
  }
  for (const { aliases } of pages)
    for (const [rank, alias] of listOrEmpty(aliases).map(textOrEmpty).entries())
      names.set(alias.toUpperCase(), { key: alias.replaceAll(" ", "_"), rank });
  return names;
}

/** The special pages of MediaWiki 1.43 that are not listed. */
const UNLISTED: ReadonlySet<string> = new Set([
  "AllMyUploads",
  "ApiHelp",
  "AuthenticationPopupSuccess",
  "Blankpage",
  "ChangePassword",
  "Confirmemail",
  "EditTags",
  "EditWatchlist",
  "Filepath",
  "GoToInterwiki",
  "Invalidateemail",
  "LinkAccounts",
  "Listadmins",
  "Listbots",
  "Movepage",
  "MyLanguage",
  "Mycontributions",
  "Mylog",
  "Mypage",
  "Mytalk",
  "Myuploads",
  "PageData",
  "Revisiondelete",
  "RunJobs",
  "Specialpages",
  "TalkPage",
  "UnlinkAccounts",
  "UploadStash",
]);
