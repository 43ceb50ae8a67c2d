import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import { generalFacts } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { isLoggedIn } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { aSecondAfter } from "../values/moment.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { savedText } from "../wikitext/saved-text.js";

/** The title that a parameter names. */
export function titleNamed({ site }: Store, written: unknown): Outcome<Title> {
  const title = parseTitle(site, typeof written === "string" ? written : "");
  return title.kind === "title"
    ? ok(title)
    : refused("invalidtitle", `${JSON.stringify(written)} is not a title.`);
}

/** The title of the page whose number a parameter names. */
export function titleById(store: Store, pageid: unknown): Outcome<Title> {
  const page = typeof pageid === "number" ? store.pageById(pageid) : undefined;
  return page
    ? ok(titleOf(store.site, numberOrZero(page["ns"]), textOrEmpty(page["key"])))
    : refused("nosuchpageid", `No page has the ID ${String(pageid)}.`);
}

/** A text as it would be saved now. */
export function textToSave({ store, caller }: ActionCall, text: string, model: string): string {
  const actor = { user: caller.name, ...(!isLoggedIn(caller) && { anon: true as const }) };
  const { time } = generalFacts(store.site);
  return savedText(text, model, actor, aSecondAfter(textOrEmpty(time))) ?? text;
}
