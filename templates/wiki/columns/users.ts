import type { Json } from "../../runtime/model/json.js";
import { listOrEmpty } from "../values/row.js";
import type { Cell, TableRow } from "../values/row.js";
import { blockInfo } from "../store/caller-block.js";
import type { Store } from "../store/store.js";
import type { Columns } from "./column.js";

/** The fields of a user's block. */
const BLOCK_FIELDS = [
  "blockid",
  "blockedby",
  "blockedbyid",
  "blockreason",
  "blockedtimestamp",
  "blockedtimestampformatted",
  "blockexpiry",
  "blockexpiryformatted",
  "blockexpiryrelative",
  "blockpartial",
  "blocknocreate",
  "blockanononly",
  "blockemail",
  "blockowntalk",
];

/** Computed columns of users. */
export const userColumns: Columns = {
  /** Explicit groups are first. */
  effectivegroups: ({ groups, implicitgroups }) => mergeLists(groups, implicitgroups),
  listedgroups: ({ groups, implicitgroups }) => mergeLists(implicitgroups, groups),
  centralids: ({ userid, hidden }) => ({ local: hidden === true ? 0 : (userid ?? 0) }),
  attachedlocal: () => ({ local: true }),
  ...Object.fromEntries(
    BLOCK_FIELDS.map((name): readonly [string, Columns[string]] => [
      name,
      (row: TableRow, store: Store): Cell => {
        const block = blockOf(row, store);
        return block && blockInfo(block, store)[name];
      },
    ]),
  ),
};

function blockOf({ name }: TableRow, store: Store): TableRow | undefined {
  return store.find("blocks", "user", name)[0];
}

function mergeLists(first: Cell, second: Cell): readonly Json[] {
  return [...new Set([...listOrEmpty(first), ...listOrEmpty(second)])];
}
