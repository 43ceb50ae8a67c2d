import { groupsWith } from "../store/caller.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Columns } from "./column.js";

/** As long as a hash is in base 36. */
const BASE36_DIGITS = 31;

/** Computed columns of files. */
export const fileColumns: Columns = {
  /** Whoever uploaded it is a bot by now. */
  byBot: ({ user }, store) => {
    const [account] = store.find("users", "name", user);
    const groups = account?.["groups"];
    const bots = groupsWith(store, "bot");
    return Array.isArray(groups) && groups.some((group) => bots.includes(String(group)));
  },
  /** The stub has no repository besides its own. */
  shared: () => false,
  /** Of a file together with one that has the same bytes. */
  isOther: ({ name, other }) => other !== undefined && other !== name,
  metadata: ({ metadata }) => metadata ?? null,
  sha1base36,
};

/** Computed columns of deleted files. */
export const archivedFileColumns: Columns = { sha1base36 };

function sha1base36({ sha1 }: TableRow): string {
  return BigInt(`0x${textOrEmpty(sha1) || "0"}`)
    .toString(36)
    .padStart(BASE36_DIGITS, "0");
}
