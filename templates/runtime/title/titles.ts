import { subjectNamespace, talkNamespace } from "./associated-namespaces.js";
import { nfc } from "../wire/normal-form.js";
import { parseTitle, prefixed, titleOf } from "./parse-title.js";
import type { ExternalTitle, InvalidTitle, Title, TitleFacts } from "./parse-title.js";

/** The facts of a wiki in the form of generated code. */
export interface WikiTitles extends Pick<
  TitleFacts,
  "mainPage" | "language" | "illegalCharacters"
> {
  readonly namespaces: readonly WikiTitleNamespace[];
  /** The prefixes of other wikis. */
  readonly interwikis?: readonly string[];
  /** The prefixes that lead back to the wiki itself. */
  readonly localInterwikis?: readonly string[];
}

/** A namespace with its names: the wiki's own one, then all others. */
export interface WikiTitleNamespace {
  readonly id: number;
  readonly names: readonly [string, ...string[]];
  /** Titles may begin with a small letter. */
  readonly caseSensitive?: true;
  readonly subpages?: true;
}

/** The parts of a title with subpages. */
export interface SubpageParts {
  /** The page above all others: `User:A` of `User:A/b/c`. */
  readonly root: string;
  /** The page above: `User:A/b`. */
  readonly base: string;
  /** The last part: `c`. */
  readonly name: string;
}

/** Functions for the titles of a wiki, like those of `mw.Title`, without requests. */
export interface Titles {
  /**
   * Parses a title as the server does, like `mw.Title.newFromText`.
   *
   * @param namespace of titles without a prefix. Default: 0
   * @returns alternatives by `kind`: an invalid title has the server's code, such as
   *   `title-invalid-empty`
   */
  readonly parse: (text: string, namespace?: number) => Title | ExternalTitle | InvalidTitle;
  /** The number of a namespace, by any of its names in any case; undefined if the wiki lacks it. */
  readonly namespace: (name: string) => number | undefined;
  /** The text of a title as in responses, with its namespace and spaces. */
  readonly toText: (title: Pick<Title, "ns" | "key">) => string;
  /** The parts of a title. In namespaces without subpages, all parts are the page itself. */
  readonly subpage: (title: Pick<Title, "ns" | "key">) => SubpageParts;
  /** The talk page of a page, or a talk page itself; undefined if there can be none. */
  readonly talkPage: (title: Pick<Title, "ns" | "key">) => Title | undefined;
  /** The page that a talk page is about, or any other page itself. */
  readonly subjectPage: (title: Pick<Title, "ns" | "key">) => Title;
}

/** Makes the functions for the titles of a wiki, which generated code calls with the wiki's facts. */
export function titles(wiki: WikiTitles): Titles {
  const facts = titleFacts(wiki);
  return {
    parse: (text, namespace) => parseTitle(facts, nfc(text), namespace),
    namespace: (name) => facts.names.get(name.replaceAll("_", " ").trim().toLowerCase()),
    toText: ({ ns, key }) => prefixed(facts, ns, key),
    subpage: (title) => {
      const { root, base, name } = subpageParts(facts, title);
      return { root: prefixed(facts, title.ns, root), base: prefixed(facts, title.ns, base), name };
    },
    talkPage: ({ ns, key }) => {
      const talk = talkNamespace(ns);
      return ns >= 0 && facts.namespaces.has(talk) ? titleOf(facts, talk, key) : undefined;
    },
    subjectPage: ({ ns, key }) => titleOf(facts, subjectNamespace(ns), key),
  };
}

/** The parts of a title without namespace, with spaces. */
export function subpageParts(
  { namespaces }: Pick<TitleFacts, "namespaces">,
  { ns, key }: Pick<Title, "ns" | "key">,
): SubpageParts {
  const page = key.replaceAll("_", " ");
  if (!namespaces.get(ns)?.subpages) return { root: page, base: page, name: page };
  // Slashes at the beginning do not separate pages.
  const [root = page] = /^\/*[^/]*/.exec(page) ?? [];
  const last = page.lastIndexOf("/");
  return {
    root,
    base: last <= 0 ? page : page.slice(0, last),
    name: last <= 0 ? page : page.slice(last + 1),
  };
}

function titleFacts({
  namespaces,
  interwikis = [],
  localInterwikis = [],
  ...facts
}: WikiTitles): TitleFacts {
  return {
    ...facts,
    namespaces: new Map(namespaces.map((each) => [each.id, { ...each, name: each.names[0] }])),
    names: new Map(
      namespaces.flatMap(({ id, names }) =>
        names.flatMap((name) => (name === "" ? [] : [[name.toLowerCase(), id] as const])),
      ),
    ),
    interwikis: new Map(
      [interwikis, localInterwikis].flatMap((prefixes) =>
        prefixes.map(
          (prefix) => [prefix.toLowerCase(), { local: prefixes === localInterwikis }] as const,
        ),
      ),
    ),
  };
}
