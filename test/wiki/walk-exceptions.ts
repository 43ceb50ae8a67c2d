import { withoutAddresses } from "./stub-shares.ts";
import { isSince } from "./version.ts";
import { canonical } from "./walk.ts";

/** Why the rows of a walk depend on its limit, and what of them still does not. */
export interface Unsteady {
  readonly reason: string;
  /** The minor version of MediaWiki 1 that began it. Default: every version does it. */
  readonly since?: number;
  /** What can be compared of a row all the same; where nothing is said, nothing can. */
  readonly leaves?: (row: unknown) => readonly unknown[];
}

/** Walks whose rows depend on the limit, or on when they are made: what MediaWiki does. */
export const UNSTEADY: Readonly<Record<string, Unsteady>> = {
  "alllinks descending": {
    reason:
      "Rows are in the ascending order of their targets' ids, and the next request wants lower ones.",
    since: 43,
  },
  "alllinks unique": {
    reason: "Rows are in the order of their targets' ids, and the next request starts at a title.",
    since: 43,
  },
  "alltransclusions from a title": {
    reason: "The next request does without `from`, and titles before it may have higher ids.",
    since: 43,
  },
  "alltransclusions unique": {
    reason: "Rows are in the order of their targets' ids, and the next request starts at a title.",
    since: 43,
  },
  "categorymembers from a sort key": {
    reason:
      "The first request looks for the sort key among members of every type; once it goes on with another type, it starts at that type's first.",
  },
  deletedrevs: {
    reason: "A row is a page, whose revisions are spread over as many answers as the limit makes.",
    leaves: (row) => {
      const { revisions, ...page } = fieldsOf(row);
      return Array.isArray(revisions)
        ? revisions.map((revision: unknown) => [page, revision])
        : [row];
    },
  },
  imageinfo: {
    reason:
      "With several files, older versions than the limit lets through are left out, and nothing tells how to get them.",
    leaves: (row) => {
      const { imageinfo, ...page } = fieldsOf(row);
      return [{ ...page, imageinfo: Array.isArray(imageinfo) ? imageinfo.slice(0, 1) : imageinfo }];
    },
  },
  siteinfo: {
    reason: "It tells the time, and the addresses of functions.",
    leaves: (row) => {
      const [name, value] = Array.isArray(row) ? row : [];
      const { time: _, ...general } = fieldsOf(value);
      return [name === "general" ? [name, general] : withoutAddresses(canonical(row))];
    },
  },
  tokens: {
    reason: "A request without a session gets tokens of its own.",
    leaves: (row) => (Array.isArray(row) ? row.slice(0, 1) : []),
  },
};

/** Generators that come to a page more than once, so that it is in more than one batch. */
export const REPEATING: readonly string[] = [
  "alldeletedrevisions",
  "allfileusages",
  "alllinks",
  "allrevisions",
  "alltransclusions",
  "categories",
  "deletedrevisions",
  "duplicatefiles",
  "exturlusage",
  "fileusage",
  "images",
  "langbacklinks",
  "links",
  "linkshere",
  "recentchanges",
  "revisions",
  "templates",
  "transcludedin",
  "watchlist",
];

/** The walks whose rows depend on the limit in one version. */
export function unsteadyOf(version: string): Readonly<Record<string, Unsteady>> {
  return Object.fromEntries(
    Object.entries(UNSTEADY).filter(([, { since = 0 }]) => isSince(version, since)),
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
