/**
 * Completes dist/ after the compiler: copies files that it does not emit, and makes the command
 * executable. Run by `npm run build`.
 */
import { chmodSync, cpSync } from "node:fs";
import { join } from "node:path";
import { bundlePage } from "./bundle-page.js";
import { prepareRuntime } from "./copied-runtime.js";

const root = process.cwd();

/** Bundles, with their declarations. */
for (const name of ["validators", "wiki-validators", "swagger-upgrader"])
  for (const file of [`generator/spec/source/${name}.js`, `generator/spec/source/${name}.d.ts`])
    cpSync(join(root, file), join(root, "dist", file));

await bundlePage(join(root, "dist/generator"));
await prepareRuntime(root);
chmodSync(join(root, "dist/generator/cli/main.js"), 0o755);

// These modules need the files that were just copied.
const [{ readSpecs, SHIPPED_SPECS }, { removeShipped, writeShipped }] = await Promise.all([
  import("../serve/read-specs.js"),
  import("../serve/shipped.js"),
]);
const { value: specs, diagnostics } = readSpecs(SHIPPED_SPECS, root);
if (specs) writeShipped(specs);
else {
  // The build continues, so that `npm run check` can report all problems of the specs.
  removeShipped();
  const [first] = diagnostics;
  process.stderr.write(
    `The shipped specs cannot be prepared for serve: ${first?.message ?? ""}\nSee: npm run check\n`,
  );
}
