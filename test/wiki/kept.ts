import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What answers depend on: the installation, its settings and its content. A log of writes may not be there. */
const STATE = [".installed", "LocalSettings.php", "data/wiki.sqlite", "data/wiki.sqlite-wal"];

/** Copies of a wiki have it in common. */
const FOLDER = join(tmpdir(), "paramsmith-kept");

/**
 * What a wiki says of itself at length, which many test files ask for: kept, and asked for again when
 * the wiki or the files that ask have changed.
 *
 * @param name what is asked for, as a part of a file name
 * @param askedBy the files in this folder that ask
 * @param ask gives what `JSON.parse(JSON.stringify(…))` does not change
 */
export async function kept<Answer>(
  directory: string,
  { name, askedBy }: { readonly name: string; readonly askedBy: readonly string[] },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const file = join(FOLDER, `${name}-${fingerprint(directory, askedBy)}.json`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file has what `ask` gave
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Answer;
  const answer = await ask();
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(answer));
  renameSync(unfinished, file);
  return answer;
}

function fingerprint(directory: string, askedBy: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of STATE) {
    const file = join(directory, path);
    hash.update(`\n${path}\n`);
    if (!existsSync(file)) continue;
    // A copy has its own folder in its settings.
    hash.update(readFileSync(file, "latin1").replaceAll(directory, ""), "latin1");
  }
  for (const source of askedBy)
    hash.update(readFileSync(fileURLToPath(new URL(source, import.meta.url))));
  return hash.digest("hex").slice(0, 16);
}
