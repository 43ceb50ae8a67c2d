import { statSync } from "node:fs";
import type { Stats } from "node:fs";

/** What the file system says of a path; undefined where nothing is there, or nothing that can be looked at. */
export function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A file stands where a folder of the path would be.
    return undefined;
  }
}
