import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { ExternalTitle, Title } from "../data/title.js";
import { CATEGORY } from "../data/namespaces.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";

/** The pages that wikitext links to and includes. */
export interface PageSource {
  readonly site: Site;
  /** Undefined for a missing page. */
  readonly find: (title: Title) => SourcePage | undefined;
}

/** A page that wikitext links to or includes. */
export interface SourcePage {
  readonly pageid: number;
  /** The latest text. */
  readonly text: string;
}

/** A text and its title. */
export interface TitledText extends SourcePage {
  /** With the namespace name. */
  readonly title: string;
}

/** Pages with texts, which are parsed on first use. */
export function textPages(site: Site, texts: () => Iterable<TitledText>): PageSource {
  let pages: ReadonlyMap<string, TitledText> | undefined;
  return {
    site,
    find({ text }) {
      pages ??= new Map(Array.from(texts(), (each) => [each.title, each]));
      return pages.get(text);
    },
  };
}

/** The pages in a store. */
export function storedPages(store: Store): PageSource {
  const { site } = store;
  return {
    site,
    find({ ns, key }) {
      const row = store.pageByTitle(ns, key);
      const [revision] = row ? store.find("revisions", "revid", row["lastrevid"]) : [];
      return (
        row && { pageid: numberOrZero(row["pageid"]), text: textOrEmpty(revision?.["content"]) }
      );
    },
  };
}

const REDIRECT = "#REDIRECT";

/** A redirect's text. A link to a category needs a colon. */
export function redirectText({ ns, text }: Title): string {
  return `${REDIRECT} [[${ns === CATEGORY ? ":" : ""}${text}]]`;
}

/** The target of `#REDIRECT [[…]]` at the start of a text, and the rest of the text. */
export function redirectIn(
  site: Site,
  text: string,
): { readonly target: Title | ExternalTitle; readonly rest: string } | undefined {
  const start = text.trimStart();
  if (start.slice(0, REDIRECT.length).toUpperCase() !== REDIRECT) return undefined;
  const link = start.slice(REDIRECT.length).trimStart().replace(/^:/, "").trimStart();
  const [whole = "", written = ""] = /^\[\[([^\]|\n]+)(?:\|[^\]\n]*)?\]\]\s*/.exec(link) ?? [];
  const target = whole === "" ? undefined : parseTitle(site, written);
  const isTarget =
    target?.kind === "external" ||
    (target?.kind === "title" && target.ns >= 0 && target.key !== "");
  return isTarget ? { target, rest: link.slice(whole.length) } : undefined;
}
