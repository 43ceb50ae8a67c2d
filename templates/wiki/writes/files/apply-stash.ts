// Uploads and the stash: the action upload, and what it makes of files.

import type { Wiki } from "../../data/wiki.js";
import { sha1 as hashOf } from "../../values/hash.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import type { StashChange } from "./file-change.js";

/** Puts a file, or what is there of one, into the stash of an account. */
export function applyStash(wiki: Wiki, change: StashChange): Changed {
  const moment = changeMoment(wiki);
  const { owner, filekey, filename, bytes, facts, status, replaces } = change;
  const sha1 = hashOf(bytes);
  const others = (wiki.tables.stashedfiles ?? []).filter(
    (row) => row.filekey !== replaces && row.filekey !== filekey,
  );
  const before = wiki.tables.stashedfiles?.find((each) => each.filekey === filekey);
  const last = wiki.tables.stashcounts?.[0]?.last ?? 0;
  const id = before?.id ?? last + 1;
  const row = {
    id,
    filekey,
    owner: owner.user,
    sha1,
    size: bytes.length,
    status,
    timestamp: moment.time,
    filename,
    facts: { ...facts },
  };
  const tables = {
    ...wiki.tables,
    stashedfiles: [...others, row],
    stashcounts: [{ last: Math.max(last, id) }],
  };
  const contents = new Map([...(wiki.contents ?? []), [sha1, bytes]]);
  return { wiki: { ...wikiAfter(wiki, tables, moment, 0), contents }, revisions: [], entries: [] };
}
