import type { Site } from "../data/site.js";
import type { Title } from "../data/title.js";
import type {
  WikiData,
  WikiDeletedPageData,
  WikiFileVersionData,
  WikiPageData,
  WikiRevisionData,
} from "../data/wiki-data.js";
import type { Report } from "../data/data-issue.js";
import { localTitle } from "../wikitext/links.js";
import { FILE, MEDIAWIKI, USER } from "../data/namespaces.js";

/** A page in the data, with facts known before items are numbered. */
export type PagePlan = LivePlan | GonePlan;

/** An existing page. */
export interface LivePlan extends Planned {
  readonly kind: "live";
  readonly data: WikiPageData;
}

/** A deleted page. */
export interface GonePlan extends Planned {
  readonly kind: "gone";
  readonly data: WikiDeletedPageData;
}

interface Planned {
  readonly pointer: string;
  readonly title: Title;
  /** At least one, oldest first. */
  readonly revisions: readonly WikiRevisionData[];
  /** Versions of the page's file. */
  readonly versions: readonly WikiFileVersionData[];
}

/** Parses the pages in the data. Omits pages with an invalid title and reports an issue. */
export function planPages(data: WikiData, site: Site, report: Report): readonly PagePlan[] {
  const seen = new Map<string, string>();
  const live = (data.pages ?? []).flatMap((page, index): PagePlan[] => {
    const planned = planPage(page, `/pages/${index}`, site, report);
    return planned ? [{ kind: "live", ...planned, data: page }] : [];
  });
  const gone = (data.deleted ?? []).flatMap((page, index): PagePlan[] => {
    const planned = planPage(page, `/deleted/${index}`, site, report);
    return planned ? [{ kind: "gone", ...planned, data: page }] : [];
  });
  for (const { title, pointer } of live) {
    const other = seen.get(title.text);
    if (other !== undefined)
      report(
        `${pointer}/title`,
        `"${title.text}" is also the title of ${other}.`,
        "Use a different title for each page, or several revisions of one page.",
      );
    seen.set(title.text, pointer);
  }
  return [...live, ...gone];
}

function planPage(
  data: WikiPageData,
  pointer: string,
  site: Site,
  report: Report,
): Planned | undefined {
  const [title] = localTitle(site, data.title, `${pointer}/title`, report);
  if (!title) return undefined;
  const { revisions = [], file: versions = [] } = data;
  if (data.text !== undefined && data.revisions !== undefined)
    report(
      `${pointer}/text`,
      "The page has both text and revisions.",
      "Make the text the last revision.",
    );
  if (data.file !== undefined && title.ns !== FILE)
    report(
      `${pointer}/file`,
      `"${title.text}" does not describe a file, because it is not in the file namespace.`,
      "Use a title in the file namespace, or remove the file.",
    );
  // The user who uploads a file creates its page.
  const user = versions[0]?.user;
  const only = { text: data.text ?? usualText(data), ...(user !== undefined && { user }) };
  return { pointer, title, revisions: revisions.length > 0 ? revisions : [only], versions };
}

/** The default text for a page. */
function usualText({ redirect, file }: WikiPageData): string {
  return redirect === undefined ? (file?.[0]?.comment ?? "") : `#REDIRECT [[${redirect}]]`;
}

/** The default content model for a page with a title. */
export function modelByTitle({ ns, key }: Title): string {
  if (ns !== MEDIAWIKI && !(ns === USER && key.includes("/"))) return "wikitext";
  if (key.endsWith(".js")) return "javascript";
  if (key.endsWith(".css")) return "css";
  return key.endsWith(".json") ? "json" : "wikitext";
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ["javascript", "text/javascript"],
  ["css", "text/css"],
  ["json", "application/json"],
  ["text", "text/plain"],
]);

/** A content model's default content format. */
export function formatOf(model: string): string {
  return FORMATS.get(model) ?? "text/x-wiki";
}
