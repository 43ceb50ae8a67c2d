import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installFilledWiki, startFilledWiki } from "./server.ts";
import type { Wiki, WikiContent } from "./server.ts";

/** A copy of a filled wiki, which a test may change. */
export interface CopiedWiki {
  readonly wiki: Wiki;
  /** Stops the wiki and removes the copy. */
  remove(): Promise<void>;
}

/** Starts a copy of a filled wiki, which takes seconds; to fill another one takes a minute. */
export async function startCopiedWiki(content: WikiContent, name: string): Promise<CopiedWiki> {
  const original = await installFilledWiki(content);
  const directory = `${original}-${name}-${process.pid}`;
  const remove = (): void => {
    for (const path of [directory, `${directory}.lock`])
      rmSync(path, { recursive: true, force: true });
  };
  remove();
  cpSync(original, directory, { recursive: true, verbatimSymlinks: true });
  for (const folder of [directory, join(directory, "www")])
    for (const file of readdirSync(folder).filter((each) => each.endsWith(".php"))) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll(original, directory));
    }
  const wiki = await startFilledWiki(content, { directory });
  return {
    wiki,
    async remove() {
      await wiki.stop();
      remove();
    },
  };
}
