import type { WikiDeletedRevisionRow, WikiRevisionRow } from "../data/wiki-data.js";
import { utf8, sha1 } from "../values/bytes.js";
import type { NumberedEvent } from "./ids.js";
import { formatOf, modelByTitle } from "./plan.js";
import type { PagePlan } from "./plan.js";

/** A page revision, with facts about the previous one. */
export interface Revision {
  readonly row: WikiRevisionRow;
  readonly page: PagePlan;
  /** The previous revision's size in bytes; 0 without one. */
  readonly before: number;
}

/** All page revisions, by the event that created them. */
export function revisionsOf(
  history: readonly NumberedEvent[],
): ReadonlyMap<NumberedEvent, Revision> {
  const revisions = new Map<NumberedEvent, Revision>();
  const last = new Map<PagePlan, WikiRevisionRow>();
  for (const event of history) {
    if (event.kind !== "revision") continue;
    const { page, revision, revid, pageid, time } = event;
    const parent = last.get(page);
    const pageModel = page.kind === "live" ? page.data.contentmodel : undefined;
    const model = revision.contentmodel ?? pageModel ?? modelByTitle(page.title);
    const row: WikiRevisionRow = {
      revid,
      pageid,
      parentid: parent?.revid ?? 0,
      ...actorOf(event),
      timestamp: time,
      comment: revision.comment ?? "",
      minor: revision.minor ?? false,
      ...contentColumns(revision.text, model),
      tags: [...new Set(revision.tags)],
      ...(revision.texthidden && { texthidden: true, sha1hidden: true }),
      ...hiddenMarks(revision),
    };
    revisions.set(event, { row, page, before: parent?.size ?? 0 });
    last.set(page, row);
  }
  return revisions;
}

/** The revision columns derived from its text. */
export function contentColumns(
  text: string,
  model: string,
): Pick<WikiRevisionRow, "size" | "sha1" | "content" | "contentmodel" | "contentformat" | "roles"> {
  const bytes = utf8(text);
  return {
    size: bytes.length,
    // Hashing all texts is slow, and few requests need a hash.
    get sha1() {
      return sha1(bytes);
    },
    content: text,
    contentmodel: model,
    contentformat: formatOf(model),
    roles: ["main"],
  };
}

/** The actor's columns. */
export function actorOf({
  actor: user,
  userid,
}: Pick<NumberedEvent, "actor" | "userid">): Pick<WikiRevisionRow, "user" | "userid" | "anon"> {
  return { user, userid, ...(userid === 0 ? { anon: true } : {}) };
}

/** Revisions of existing pages. */
export function revisionRows(revisions: Iterable<Revision>): readonly WikiRevisionRow[] {
  return [...revisions]
    .flatMap(({ row, page }) => (page.kind === "live" ? [row] : []))
    .sort((one, other) => one.revid - other.revid);
}

/** Revisions of deleted pages. */
export function deletedRevisionRows(
  revisions: Iterable<Revision>,
): readonly WikiDeletedRevisionRow[] {
  return [...revisions]
    .flatMap(({ row, page: { kind, title } }): WikiDeletedRevisionRow[] => {
      const { revid, pageid, ...rest } = row;
      return kind === "gone" ? [{ revid, pageid, ns: title.ns, title: title.text, ...rest }] : [];
    })
    .sort((one, other) => one.revid - other.revid);
}

const MARKS = ["actionhidden", "userhidden", "commenthidden", "sha1hidden", "suppressed"] as const;

/** Row markers that hide its fields. */
export type HiddenMarks = { readonly [Name in (typeof MARKS)[number]]?: true };

/** A row's markers in response order. */
export function hiddenMarks(row: HiddenMarks): HiddenMarks {
  return Object.fromEntries(MARKS.filter((name) => row[name]).map((name) => [name, true]));
}
