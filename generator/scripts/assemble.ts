/**
 * Completes dist/ after the compiler: copies files that it does not emit, and makes the command
 * executable. Run by `npm run build`.
 */
import { chmodSync, cpSync } from "node:fs";
import { join } from "node:path";
import { bundlePage } from "./bundle-page.js";
import { prepareRuntime } from "./copied-runtime.js";

const root = process.cwd();

/** Generated scripts, with their declarations. */
for (const folder of ["generator/spec", "generator/spec/wiki"])
  for (const file of ["validators.js", "validators.d.ts"])
    cpSync(join(root, folder, file), join(root, "dist", folder, file));

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
  // The build continues, because the types and validators of specs may be regenerated next.
  removeShipped();
  const [first] = diagnostics;
  process.stderr.write(
    `The shipped specs cannot be prepared for serve: ${first?.message ?? ""}\nSee: npm run check\n`,
  );
}
