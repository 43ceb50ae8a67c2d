import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The packages that `install.ts` installs. */
export const MODULES = join(import.meta.dirname, "node_modules");

const resolver = createRequire(join(import.meta.dirname, "package.json"));

/** Loads a package of this folder's own manifest. */
export async function installedModule<Exported>(name: string): Promise<Exported> {
  const exported: unknown = await import(pathToFileURL(resolver.resolve(name)).href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a package that is installed by now has no type here
  return exported as Exported;
}
