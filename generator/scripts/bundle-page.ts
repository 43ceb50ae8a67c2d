import { join } from "node:path";
import { build } from "esbuild";

/**
 * Bundles the script of the explorer's page into one file without imports, for browsers.
 *
 * @param generator the folder of the compiled generator
 */
export async function bundlePage(generator: string): Promise<void> {
  await build({
    entryPoints: [join(generator, "explorer", "page", "main.js")],
    outfile: join(generator, "explorer", "page.js"),
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    charset: "ascii",
    legalComments: "none",
    logLevel: "warning",
  });
}
