import { subjectNamespace, talkNamespace } from "./associated-namespaces.js";
import { nfc } from "../wire/normal-form.js";
import { parseTitle, prefixed, titleOf } from "./parse-title.js";
import type { ExternalTitle, InvalidTitle, Title, TitleFacts } from "./parse-title.js";

/** Data about a wiki's titles in the form of generated code. */
export interface WikiTitles extends Pick<
  TitleFacts,
  "mainPage" | "language" | "illegalCharacters"
> {
  readonly namespaces: readonly WikiTitleNamespace[];
  /** The interwiki prefixes of other wikis. */
  readonly interwikis?: readonly string[];
  /** The interwiki prefixes of the wiki itself. */
  readonly localInterwikis?: readonly string[];
}

/** A namespace and its names: the wiki's primary name, then all aliases. */
export interface WikiTitleNamespace {
  readonly id: number;
  readonly names: readonly [string, ...string[]];
  /** Whether titles may begin with a lower-case letter. */
  readonly caseSensitive?: true;
  readonly subpages?: true;
}

/** The parts of a title with subpages. */
export interface SubpageParts {
  /** The topmost page: `User:A` for `User:A/b/c`. */
  readonly root: string;
  /** The parent page: `User:A/b`. */
  readonly base: string;
  /** The last segment: `c`. */
  readonly name: string;
}

/** Functions for a wiki's titles that do not send requests, like those of `mw.Title`. */
export interface Titles {
  /**
   * Parses a title like the server and `mw.Title.newFromText`.
   *
   * @param namespace the namespace for titles without a prefix. Default: 0
   * @returns a union discriminated by `kind`. An invalid title has the server's error code, such as
   * `title-invalid-empty`
   */
  readonly parse: (text: string, namespace?: number) => Title | ExternalTitle | InvalidTitle;
  /** Returns the number of a namespace by any name in any case; undefined if it does not exist. */
  readonly namespace: (name: string) => number | undefined;
  /** Returns the text of a title as in responses, with its namespace and spaces. */
  readonly toText: (title: Pick<Title, "ns" | "key">) => string;
  /**
   * Returns the subpage parts of a title. In namespaces without subpages, all parts are the page
   * itself.
   */
  readonly subpage: (title: Pick<Title, "ns" | "key">) => SubpageParts;
  /** Returns the talk page of a page, or a talk page itself; undefined if there can be none. */
  readonly talkPage: (title: Pick<Title, "ns" | "key">) => Title | undefined;
  /** Returns the subject page of a talk page, or any other page itself. */
  readonly subjectPage: (title: Pick<Title, "ns" | "key">) => Title;
}

/** Creates the functions for a wiki's titles. Generated code calls it with the wiki's data. */
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

/** Returns the parts of a title without the namespace, with spaces. */
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
