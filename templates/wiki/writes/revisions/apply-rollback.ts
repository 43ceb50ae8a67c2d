import type { Wiki } from "../../data/wiki.js";
import type { WikiChangeRow } from "../../data/wiki-data.js";
import { applyEdit } from "../edit/apply-edit.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import type { RollbackChange } from "./rollback-change.js";

/** Applies a rollback as `RollbackPage` does: the edit, and the marks of what it takes back. */
export function applyRollback(wiki: Wiki, { edit, rcids, markbot }: RollbackChange): Changed {
  const edited: Changed = edit
    ? applyEdit(wiki, edit)
    : {
        wiki: wikiAfter(wiki, wiki.tables, changeMoment(wiki), 0),
        revisions: [],
        entries: [],
      };
  const taken = new Set(rcids);
  const { tables } = edited.wiki;
  const changes = tables.changes.map((row) => (taken.has(row.rcid) ? marked(row, markbot) : row));
  return { ...edited, wiki: { ...edited.wiki, tables: { ...tables, changes } } };
}

function marked(row: WikiChangeRow, markbot: boolean): WikiChangeRow {
  const bot = row.bot || markbot;
  return row.patrolled
    ? { ...row, bot }
    : { ...row, bot, patrolled: true, unpatrolled: false, autopatrolled: true };
}
