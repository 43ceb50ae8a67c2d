import type { Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { withWatch } from "../effects/watch-list.js";
import type { WatchChange } from "./user-change.js";

/** Adds pages to a watch list or removes them. */
export function applyWatch(wiki: Wiki, change: WatchChange): Changed {
  const moment = changeMoment(wiki);
  const { actor, titles, unwatch, expiry } = change;
  const effect = unwatch ? "unwatch" : "watch";
  const watchlist = titles.reduce(
    (rows, title) => withWatch(rows, title, actor, effect, moment.site),
    wiki.tables.watchlist,
  );
  const names = new Set(titles.flatMap(({ ns, key }) => [`${ns - (ns % 2)}:${key}`]));
  const isNamed = ({ ns, title }: { readonly ns: number; readonly title: string }): boolean => {
    const key = (ns === 0 ? title : title.slice(title.indexOf(":") + 1)).replaceAll(" ", "_");
    return names.has(`${ns - (ns % 2)}:${key}`);
  };
  const dated =
    expiry === undefined || unwatch
      ? watchlist
      : watchlist.map((row) => {
          if (row.owner !== actor.user || !isNamed(row)) return row;
          const { expiry: _before, ...rest } = row;
          return expiry === "infinity" ? rest : { ...rest, expiry };
        });
  return {
    wiki: wikiAfter(wiki, { ...wiki.tables, watchlist: dated }, moment, 0),
    revisions: [],
    entries: [],
  };
}
