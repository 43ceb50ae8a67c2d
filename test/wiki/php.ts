import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The arguments with which PHP's command line keeps what it compiles, also for its next process:
 * MediaWiki starts twice as fast then. Files that change are compiled again. PHP's server must not
 * share them: the compiler decides `function_exists`, and the server has functions of its own.
 */
export function compiledCode(): readonly string[] {
  const folder = join(tmpdir(), "paramsmith-compiled-php");
  mkdirSync(folder, { recursive: true });
  const settings = ["enable_cli=1", `file_cache=${folder}`, "revalidate_freq=60"];
  return settings.flatMap((setting) => ["-d", `opcache.${setting}`]);
}
