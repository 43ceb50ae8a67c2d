/**
 * Completes dist/ after the compiler: writes files that it does not emit, and makes the command
 * executable. Run by `npm run build`.
 */
import { chmodSync, cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleScript } from "./bundle.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const generator = join(root, "dist", "generator");

for (const file of [
  "emit/json-schema-to-typescript.js",
  "emit/oxfmt.js",
  "spec/source/swagger-upgrader.js",
  "spec/source/swagger-upgrader.d.ts",
  "spec/source/validators.js",
  "spec/source/validators.d.ts",
  "spec/source/wiki-validators.js",
  "spec/source/wiki-validators.d.ts",
])
  cpSync(join(root, "generator", file), join(generator, file));

// The page's policy forbids `innerHTML` and code that ajv compiles: it uses Preact and @cfworker/json-schema.
const page = await bundleScript(join(generator, "explorer", "page", "main.js"));
writeFileSync(join(generator, "explorer", "page.js"), page);
chmodSync(join(generator, "cli", "main.js"), 0o755);

// These modules need the files that were just written.
const { prepareRuntime } = await import("../../dist/generator/scripts/copied-runtime.js");
await prepareRuntime(root);
const { readSpecs, SHIPPED_SPECS } = await import("../../dist/generator/serve/read-specs.js");
const { removeShipped, writeShipped } = await import("../../dist/generator/serve/shipped.js");
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
