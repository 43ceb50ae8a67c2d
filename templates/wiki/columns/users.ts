import type { Json } from "../../runtime/model/json.js";
import { rightsOf } from "../store/caller.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { Cell, TableRow } from "../values/row.js";
import type { Store } from "../store/store.js";
import type { Columns } from "./column.js";

/** Computed columns of users. */
export const userColumns: Columns = {
  /** Explicit groups are first. */
  effectivegroups: ({ groups, implicitgroups }) => mergeLists(groups, implicitgroups),
  listedgroups: ({ groups, implicitgroups }) => mergeLists(implicitgroups, groups),
  /** The rights of the groups, and no other. */
  grouprights: ({ groups, implicitgroups }, store) => [
    ...rightsOf(store, mergeLists(implicitgroups, groups).map(String)),
  ],
  blockowntalk: (row, store) => {
    const block = blockOf(row, store);
    return block && block["allowusertalk"] !== true;
  },
  blockexpiry: (row, store) => endOf(row, store) ?? (blockOf(row, store) && "infinite"),
  blockedtimestampformatted: (row, store) =>
    timeField(textOrEmpty(blockOf(row, store)?.["timestamp"])),
  blockexpiryformatted: (row, store) => timeField(endOf(row, store)),
  /** The stub has no clock: what is far away the server, too, writes as a date. */
  blockexpiryrelative: (row, store) => timeField(endOf(row, store)),
  centralids: ({ userid, hidden }) => ({ local: hidden === true ? 0 : (userid ?? 0) }),
  attachedlocal: () => ({ local: true }),
  ...Object.fromEntries(
    Object.entries({
      blockid: "id",
      blockedby: "by",
      blockedbyid: "byid",
      blockreason: "reason",
      blockedtimestamp: "timestamp",
      blockpartial: "partial",
      blocknocreate: "nocreate",
      blockanononly: "anononly",
      blockemail: "noemail",
    }).map(([name, column]): readonly [string, Columns[string]] => [
      name,
      (row: TableRow, store: Store): Cell => blockOf(row, store)?.[column],
    ]),
  ),
};

/** The end of a user's block; undefined without a block, or if it has no end. */
function endOf(row: TableRow, store: Store): string | undefined {
  const expiry = blockOf(row, store)?.["expiry"];
  return expiry === undefined || expiry === "infinity" ? undefined : textOrEmpty(expiry);
}

/** A time as the pages of a wiki in English show it. */
function timeField(time: string | undefined): string | undefined {
  const [, year, month, day, clock] = /^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(time ?? "") ?? [];
  return year === undefined
    ? undefined
    : `${clock ?? ""}, ${Number(day)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function blockOf({ name }: TableRow, store: Store): TableRow | undefined {
  return store.find("blocks", "user", name)[0];
}

function mergeLists(first: Cell, second: Cell): readonly Json[] {
  return [...new Set([...listOrEmpty(first), ...listOrEmpty(second)])];
}
