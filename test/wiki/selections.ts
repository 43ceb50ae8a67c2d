import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Selection } from "../../templates/wiki/select/selection.ts";

const FOLDER = fileURLToPath(new URL("../../spec/paraminfo/selections/", import.meta.url));

/** What the repository says that modules answer with, as the files stand there. */
export function selections(): readonly Selection[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  return names.map((name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of selections, which a test holds the files against, has this type
    return JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Selection;
  });
}
