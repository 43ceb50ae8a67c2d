import type { Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { withAddressBlock } from "./automatic-block.js";
import type { SpreadChange } from "./block-change.js";

/** Blocks the address of the clients after a blocked account tried to edit (`User::spreadAnyEditBlock`). */
export function applySpread(wiki: Wiki, { id }: SpreadChange): Changed {
  const moment = changeMoment(wiki);
  const { tables } = wiki;
  const row = tables.blocks.find((each) => each.id === id);
  if (!row) throw new RangeError(`There is no block ${id}.`);
  const after = withAddressBlock(tables, row, moment);
  return { wiki: wikiAfter(wiki, after, moment, 0), revisions: [], entries: [] };
}
