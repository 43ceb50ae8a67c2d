/**
 * Completes dist/ after the compiler: copies files that it does not emit, and makes the command
 * executable. Run by `npm run build`.
 */
import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleCommands } from "./bundle.js";
import { bundlePage } from "./bundle-page.js";
import { writeRequestsEntry } from "./requests-entry.js";
import { rolledUp } from "./roll-up.js";
import { combineCore, coreFiles } from "./runtime-core.js";
import { writeRuntimePackage } from "./runtime-package.js";
import type { PackageManifest } from "./runtime-package.js";

const root = process.cwd();
const manifest: PackageManifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Generated scripts, with their declarations. */
for (const folder of [
  "generator/spec",
  "generator/spec/wiki",
  ...readdirSync(join(root, "generated")).map((name) => `generated/${name}`),
]) {
  for (const file of ["validators.js", "validators.d.ts"]) {
    const path = join(root, folder, file);
    if (existsSync(path)) cpSync(path, join(root, "dist", folder, file));
  }
}
await bundleCommands(join(root, "dist/generator"));
await bundlePage(join(root, "dist/generator"));
for (const name of readdirSync(join(root, "dist", "generated"))) {
  const folder = join(root, "dist", "generated", name);
  const index = join(folder, "index.d.ts");
  if (!existsSync(index)) continue;
  // The index of actions is not public.
  if (`./${name}` in manifest.exports) writeRequestsEntry(folder);
  writeFileSync(index, rolledUp(index));
}
const core = coreFiles(join(root, "dist/generated/paraminfo/index.d.ts"));
combineCore(join(root, "dist/generated"), core);
writeRuntimePackage(root, core);
chmodSync(join(root, "dist/generator/cli/main.js"), 0o755);

// These modules need the files that were just copied.
const [{ readSpecs, SHIPPED_SPECS }, { removeShipped, writeShipped }] = await Promise.all([
  import("../serve/specs/read-specs.js"),
  import("../serve/specs/shipped.js"),
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
