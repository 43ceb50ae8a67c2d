import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { installLocked } from "../install-locked.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** Manifests with a lock file; the clients of wikis are those of the tests against a wiki. */
const TOOLS = [join(import.meta.dirname, "tools"), join(ROOT, "test/wiki/tools")];

/** Installs the packages that recipes import, and links them and this one from a folder. */
export function linkPackages(folder: string): void {
  link(folder, "paramsmith", ROOT);
  link(folder, "@types/node", join(ROOT, "node_modules/@types/node"));
  for (const tools of TOOLS) {
    const installation = installLocked(tools);
    if (installation.kind === "missing")
      throw new Error(`${tools} cannot be installed from npm's registry: ${installation.why}`);
    for (const name of dependenciesOf(tools)) link(folder, name, join(installation.modules, name));
  }
}

function link(folder: string, name: string, target: string): void {
  const path = join(folder, "node_modules", name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, "junction");
}

function dependenciesOf(tools: string): readonly string[] {
  const manifest: { readonly dependencies: object } = JSON.parse(
    readFileSync(join(tools, "package.json"), "utf8"),
  );
  return Object.keys(manifest.dependencies);
}
