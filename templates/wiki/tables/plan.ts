import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { Title } from "../data/title.js";
import type {
  WikiData,
  WikiDeletedPageData,
  WikiFileVersionData,
  WikiPageData,
  WikiRevisionData,
} from "../data/wiki-data.js";
import type { Report } from "../data/data-issue.js";
import { textPages } from "../render/page-source.js";
import type { PageSource, TitledText } from "../render/page-source.js";
import { linksOf, localTitle } from "../wikitext/links.js";
import type { PageLinks } from "../wikitext/links.js";
import { FILE, MEDIAWIKI, USER } from "../data/namespaces.js";

/** A page of the data, with its facts before items are numbered. */
export type PagePlan = LivePlan | GonePlan;

/** A page that is there. */
export interface LivePlan extends Planned {
  readonly kind: "live";
  readonly data: WikiPageData;
  readonly links: PageLinks;
}

/** A page that was deleted. */
export interface GonePlan extends Planned {
  readonly kind: "gone";
  readonly data: WikiDeletedPageData;
}

interface Planned {
  readonly pointer: string;
  readonly title: Title;
  /** At least one, oldest first. */
  readonly revisions: readonly WikiRevisionData[];
  /** Of the file that the page describes. */
  readonly versions: readonly WikiFileVersionData[];
}

/** Reads the pages of the data. Pages with an invalid title are omitted, with an issue. */
export function planPages(data: WikiData, site: Site, report: Report): readonly PagePlan[] {
  const texts = textPages(site, () => (data.pages ?? []).flatMap((page) => textOfData(site, page)));
  const live = (data.pages ?? []).flatMap((page, index) =>
    livePlan(page, `/pages/${index}`, texts, report),
  );
  const gone = (data.deleted ?? []).flatMap((page, index) =>
    gonePlan(page, `/deleted/${index}`, site, report),
  );
  const seen = new Map<string, string>();
  for (const { title, pointer } of live) {
    const other = seen.get(title.text);
    if (other !== undefined)
      report(
        `${pointer}/title`,
        `"${title.text}" is the title of ${other} too.`,
        "Use a different title for each page, or several revisions of one page.",
      );
    seen.set(title.text, pointer);
  }
  return [...live, ...gone];
}

function livePlan(
  data: WikiPageData,
  pointer: string,
  pages: PageSource,
  report: Report,
): readonly LivePlan[] {
  const [title] = localTitle(pages.site, data.title, `${pointer}/title`, report);
  if (!title) return [];
  if (data.text !== undefined && data.revisions !== undefined)
    report(
      `${pointer}/text`,
      "The page has both a text and revisions.",
      "Make the text the last of the revisions.",
    );
  checkFile(title, data.file, pointer, report);
  const revisions =
    data.revisions !== undefined && data.revisions.length > 0
      ? data.revisions
      : [{ text: data.text ?? usualText(data), ...onlyUser(data.file?.[0]) }];
  const last = revisions.at(-1);
  const written = {
    text: last?.text ?? "",
    contentmodel: contentModelOf(title, data, last),
  };
  return [
    {
      kind: "live",
      pointer,
      title,
      revisions,
      versions: data.file ?? [],
      data,
      links: linksOf(pages, title, data, written, pointer, report),
    },
  ];
}

/** The text of a page in the data. The title may be written in a different way. */
function textOfData(site: Site, data: WikiPageData): readonly TitledText[] {
  const title = parseTitle(site, data.title);
  const text = data.revisions?.at(-1)?.text ?? data.text ?? "";
  return title.kind === "title" ? [{ pageid: 0, title: title.text, text }] : [];
}

function gonePlan(
  data: WikiDeletedPageData,
  pointer: string,
  site: Site,
  report: Report,
): readonly GonePlan[] {
  const [title] = localTitle(site, data.title, `${pointer}/title`, report);
  if (!title) return [];
  checkFile(title, data.file, pointer, report);
  const revisions = data.revisions.length > 0 ? data.revisions : [{ text: "" }];
  return [{ kind: "gone", pointer, title, revisions, versions: data.file ?? [], data }];
}

/** The text of a page whose data do not have one. */
function usualText({ redirect, file }: WikiPageData): string {
  return redirect === undefined ? (file?.[0]?.comment ?? "") : `#REDIRECT [[${redirect}]]`;
}

/** Whoever uploads a file makes its page. */
function onlyUser(version: WikiFileVersionData | undefined): { readonly user?: string } {
  return version?.user === undefined ? {} : { user: version.user };
}

function checkFile(
  title: Title,
  file: readonly WikiFileVersionData[] | undefined,
  pointer: string,
  report: Report,
): void {
  if (file !== undefined && title.ns !== FILE)
    report(
      `${pointer}/file`,
      `"${title.text}" describes no file, for it is not in the namespace of files.`,
      "Give it such a title, or leave the file out.",
    );
}

/**
 * The content model of a revision of a page: that of the revision, of the page, or by the title.
 */
export function contentModelOf(
  title: Title,
  page: { readonly contentmodel?: string },
  revision: WikiRevisionData | undefined,
): string {
  return revision?.contentmodel ?? page.contentmodel ?? modelByTitle(title);
}

function modelByTitle({ ns, key }: Title): string {
  if (ns !== MEDIAWIKI && !(ns === USER && key.includes("/"))) return "wikitext";
  if (key.endsWith(".js")) return "javascript";
  if (key.endsWith(".css")) return "css";
  return key.endsWith(".json") ? "json" : "wikitext";
}

/** The default content format of a content model. */
export function formatOf(model: string): string {
  switch (model) {
    case "javascript":
      return "text/javascript";
    case "css":
      return "text/css";
    case "json":
      return "application/json";
    case "text":
      return "text/plain";
    default:
      return "text/x-wiki";
  }
}
