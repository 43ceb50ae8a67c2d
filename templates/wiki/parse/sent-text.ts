// Texts in requests, instead of page content.

import type { ActionCall } from "../call/stub-action.js";
import { generalFacts } from "../data/site.js";
import type { Title } from "../data/title.js";
import { isLoggedIn } from "../store/caller.js";
import type { Store } from "../store/store.js";
import { modelByTitle } from "../tables/plan.js";
import { aSecondAfter } from "../values/moment.js";
import { textOrEmpty } from "../values/row.js";
import { savedText } from "../wikitext/saved-text.js";

/** A text in the form in which it would be saved now. */
export function textToSave({ store, caller }: ActionCall, text: string, model: string): string {
  const actor = { user: caller.name, ...(!isLoggedIn(caller) && { anon: true as const }) };
  const { time } = generalFacts(store.site);
  return savedText(text, model, actor, aSecondAfter(textOrEmpty(time))) ?? text;
}

/** A page's content model, or the default model for the title of a new page. */
export function pageModel(store: Store, title: Title): string {
  const page = store.pageByTitle(title.ns, title.key);
  return textOrEmpty(page?.["contentmodel"]) || modelByTitle(title);
}
