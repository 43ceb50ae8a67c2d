import type { Wiki } from "../../data/wiki.js";
import { generalFacts } from "../../data/site.js";
import { textOrEmpty } from "../../values/row.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { withLogEntry } from "../effects/log-entry.js";
import { pageOfTitle } from "../effects/new-revision.js";
import { languageColumns } from "../../tables/page-rows.js";
import type { LanguageChange } from "./language-change.js";

/** Applies another language of a page as `SpecialPageLanguage` does. */
export function applyLanguage(wiki: Wiki, change: LanguageChange): Changed {
  const { title, language, shown, actor, comment, tags, bot } = change;
  const moment = changeMoment(wiki);
  const { site, time } = moment;
  const { tables } = wiki;
  const page = pageOfTitle(tables, title);
  if (!page) throw new RangeError(`There is no page ${title.text}.`);
  const code = language ?? (textOrEmpty(generalFacts(site)["lang"]) || "en");
  const changed = { ...page, ...languageColumns(code), touched: time };
  const logged = withLogEntry(
    { ...tables, pages: tables.pages.map((row) => (row === page ? changed : row)) },
    {
      type: "pagelang",
      action: "pagelang",
      ns: title.ns,
      title: title.text,
      pageid: page.pageid,
      params: { oldlanguage: shown.before, newlanguage: shown.after },
      actor,
      time,
      comment,
      tags,
      recent: bot ? "bot" : "human",
    },
  );
  return {
    wiki: wikiAfter(wiki, logged.tables, moment, 0),
    revisions: [],
    entries: [logged.entry],
  };
}
