import type { Site } from "../data/site.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { ExternalTitle, Title } from "../data/title.js";
import { magicWords } from "./magic-words.js";
import type { MagicWords } from "./magic-words.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { CATEGORY } from "../data/namespaces.js";

/** The pages that wikitext links and includes. */
export interface PageSource {
  readonly site: Site;
  /** The variables and functions of the wiki. */
  readonly words: () => MagicWords;
  /** Undefined for a page that is missing. */
  find(title: Title): SourcePage | undefined;
}

/** A page that wikitext links or includes. */
export interface SourcePage {
  readonly pageid: number;
  readonly isRedirect: boolean;
  /** The target of a redirect in the wiki. */
  readonly redirect?: Title;
  /** The latest text. */
  readonly text: () => string | undefined;
}

/** A text by the title that it has. */
export interface TitledText {
  readonly pageid: number;
  /** With the namespace. */
  readonly title: string;
  readonly text: string;
}

/** The pages of texts, which are read when they are first looked for. */
export function textPages(site: Site, texts: () => Iterable<TitledText>): PageSource {
  let pages: ReadonlyMap<string, TitledText> | undefined;
  return {
    site,
    words: wordsOf(site),
    find(title) {
      pages ??= new Map(Array.from(texts(), (each) => [each.title, each]));
      const page = pages.get(title.text);
      if (!page) return undefined;
      const target = redirectIn(site, page.text)?.target;
      return {
        pageid: page.pageid,
        isRedirect: target !== undefined,
        ...(target?.kind === "title" && { redirect: target }),
        text: () => page.text,
      };
    },
  };
}

/** Reads the words of a wiki when they are first needed. */
function wordsOf(site: Site): () => MagicWords {
  let words: MagicWords | undefined;
  return () => (words ??= magicWords(site));
}

const REDIRECT = "#REDIRECT";

/** The text of a redirect. A link to a category needs a colon. */
export function redirectText({ ns, text }: Title): string {
  return `${REDIRECT} [[${ns === CATEGORY ? ":" : ""}${text}]]`;
}

/** The target of `#REDIRECT [[…]]` at the start of a text, and the text after it. */
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

/** The pages of a store. */
export function storedPages(store: Store): PageSource {
  return {
    site: store.site,
    words: wordsOf(store.site),
    find({ ns, key }) {
      const row = store.pageByTitle(ns, key);
      if (!row) return undefined;
      const isRedirect = row["redirect"] === true;
      const [target] = isRedirect ? store.find("redirects", "pageid", row["pageid"]) : [];
      return {
        pageid: numberOrZero(row["pageid"]),
        isRedirect,
        ...(target?.["interwiki"] === undefined &&
          target && {
            redirect: titleOf(store.site, numberOrZero(target["ns"]), textOrEmpty(target["key"])),
          }),
        text() {
          const [revision] = store.find("revisions", "revid", row["lastrevid"]);
          return revision && textOrEmpty(revision["content"]);
        },
      };
    },
  };
}
