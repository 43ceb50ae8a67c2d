import type { Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { userPage } from "./apply-block.js";
import type { UnblockChange } from "./block-change.js";
import { withUserEntry } from "./user-log.js";

/** Ends a block. */
export function applyUnblock(wiki: Wiki, change: UnblockChange): Changed {
  const moment = changeMoment(wiki);
  const { tables } = wiki;
  const ended = tables.blocks.find(({ id }) => id === change.id);
  if (!ended) throw new RangeError(`There is no block ${change.id}.`);
  const others = {
    ...tables,
    blocks: tables.blocks.filter((row) => row !== ended),
    endedblocks: [...(tables.endedblocks ?? []), ended],
  };
  const logged = withUserEntry(others, change, moment, {
    title: userPage(ended.user ?? `#${ended.id}`, moment.site),
    type: "block",
    action: "unblock",
    params: {},
  });
  return {
    wiki: wikiAfter(wiki, logged.tables, moment, 0),
    revisions: [],
    entries: [logged.entry],
  };
}
