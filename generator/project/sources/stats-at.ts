import { statSync } from "node:fs";
import type { Stats } from "node:fs";
import { hasErrorCode } from "../../write/process.js";

/**
 * The stat of a path, with links followed; undefined if it does not exist. Throws other errors of
 * the system.
 */
export function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (hasErrorCode(error, ["ENOTDIR"])) return undefined;
    throw error;
  }
}
