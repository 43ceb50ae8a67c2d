import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installFilledWiki, installWiki, startWikiIn } from "./server.ts";
import type { Wiki, WikiContent } from "./server.ts";

/** What a copy has. */
export interface CopyOptions {
  /** Default: that of the nearly empty wiki. */
  readonly content?: WikiContent;
  /** Lines that are added to `LocalSettings.php`. */
  readonly settings?: string;
  /** How many requests PHP answers at a time. Default: 2. */
  readonly workers?: number;
}

/** Starts a copy of an installed wiki, which a test may change; `stop` removes it. */
export async function startCopiedWiki(options: CopyOptions = {}): Promise<Wiki> {
  const directory = await copyWiki(options);
  const wiki = await startWikiIn(directory, options.workers);
  return {
    ...wiki,
    async stop() {
      await wiki.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Copies an installed wiki, and returns the folder of the copy. */
export async function copyWiki({ content, settings }: CopyOptions = {}): Promise<string> {
  const original = await (content === undefined ? installWiki() : installFilledWiki(content));
  const directory = mkdtempSync(join(tmpdir(), "paramsmith-copied-wiki-"));
  execFileSync("cp", ["-a", `${original}/.`, directory]);
  for (const folder of [directory, join(directory, "www")])
    for (const file of readdirSync(folder).filter((each) => each.endsWith(".php"))) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll(original, directory));
    }
  if (settings !== undefined)
    appendFileSync(join(directory, "LocalSettings.php"), `\n${settings}\n`);
  return directory;
}
