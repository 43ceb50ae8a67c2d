import type { JsonObject } from "../../../runtime/model/json.js";
import { siteOf } from "../../data/site.js";
import type { Site } from "../../data/site.js";
import type { Tables, Wiki } from "../../data/wiki.js";
import type { WikiLogEventRow, WikiRevisionRow } from "../../data/wiki-data.js";
import { statisticsOf } from "../../seed/create-wiki.js";
import { aSecondAfter } from "../../values/moment.js";
import { textOrEmpty } from "../../values/row.js";

/** A wiki after a change, and the rows that the change made, oldest first. */
export interface Changed {
  readonly wiki: Wiki;
  readonly revisions: readonly WikiRevisionRow[];
  readonly entries: readonly WikiLogEventRow[];
}

/** The site and the time of a change: a second after the wiki's time. */
export interface ChangeMoment {
  readonly site: Site;
  /** ISO 8601. */
  readonly time: string;
}

/** The moment of the next change of a wiki. */
export function changeMoment({ site }: Pick<Wiki, "site">): ChangeMoment {
  return { site: siteOf(site), time: aSecondAfter(textOrEmpty(site.general["time"])) };
}

/**
 * A wiki with new tables, its time, and its counts, which need not be those of the tables.
 *
 * @param edits how many edits the server counts, which is not how many revisions are new
 */
export function wikiAfter(
  { site, tables, ...others }: Wiki,
  after: Tables,
  { site: facts, time }: ChangeMoment,
  edits: number,
): Wiki {
  const [old, fresh] = [statisticsOf(tables, facts), statisticsOf(after, facts)];
  const changed = { ...fresh, edits: Number(old["edits"]) + edits };
  return {
    ...others,
    site: {
      ...site,
      general: { ...site.general, time },
      statistics: countsAfter(site.statistics, old, changed),
    },
    tables: { ...after, protectedtitles: reservedTitles(after) },
  };
}

/** A title is not reserved any more once a page has it (`WikiPage::onArticleCreate`). */
function reservedTitles({ protectedtitles, pages }: Tables): Tables["protectedtitles"] {
  return protectedtitles.filter(
    (row) => !pages.some(({ ns, title }) => ns === row.ns && title === row.title),
  );
}

/** The server counts active users by a script. */
function countsAfter(counts: JsonObject, old: JsonObject, fresh: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => {
      const [before, after] = [old[name], fresh[name]];
      const isCounted =
        typeof count === "number" && typeof before === "number" && typeof after === "number";
      return [name, isCounted && name !== "activeusers" ? count + after - before : count];
    }),
  );
}
