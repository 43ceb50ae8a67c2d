import { writeFileSync } from "node:fs";
import { RECORDED_WIKI } from "../templates/wiki/recorded/recorded-stub.ts";
import type { RecordedWiki } from "../templates/wiki/recorded/recorded-stub.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import type { Wiki } from "./server.ts";

/** The version whose answers the tests without a wiki expect. */
const VERSION = /^1\.43\./;

/** Whether answers are recorded: for `UPDATE_ANSWERS=1` in the environment, of the version that is expected. */
export function isRecording({ version }: Pick<Wiki, "version">): boolean {
  return process.env["UPDATE_ANSWERS"] === "1" && VERSION.test(version);
}

/** Records the wiki whose answers are recorded. */
export async function recordWiki(wiki: Wiki): Promise<void> {
  const { catalogue, site } = await wholeCatalogue(wiki);
  const recorded: RecordedWiki = { catalogue, site, content: await exportWiki(wiki.directory) };
  writeFileSync(RECORDED_WIKI, `${JSON.stringify(recorded)}\n`);
}
