/**
 * Assembles `@paramsmith/runtime` in dist/runtime-package/: the runtime, and the generated code of
 * the shipped specs, without the generator and its dependencies. Run by `npm run build`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { INTERFACE_FILE, INTERNAL_ENTRY, RUNTIME_PACKAGE } from "../files/runtime-package.js";
import { combineCore } from "./runtime-core.js";
import { runtimeInterface } from "./runtime-interface.js";

/** The files of an entry point of a package. */
export type ExportTarget = string | { readonly types: string; readonly default: string };

/** The fields of the manifest that both packages have. */
export interface PackageManifest {
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, ExportTarget>>;
  readonly engines: Readonly<Record<string, string>>;
  /** Provenance needs it. */
  readonly repository?: string | { readonly type: string; readonly url: string };
}

/** Generated code imports single files of the runtime, which may change with each version. */
const INTERNAL: Readonly<Record<string, ExportTarget>> = {
  [`./${INTERNAL_ENTRY}/*`]: { types: "./runtime/*.d.ts", default: "./runtime/*.js" },
};

const CODE = "./dist/generated/";
const SCHEMAS = "./generated/";

/**
 * The manifest of `@paramsmith/runtime`: the entry points of the complete package except for the
 * compiler, by the same names, and the files of the runtime for generated code. It has no
 * dependencies.
 */
export function runtimeManifest({
  version,
  license,
  type,
  sideEffects,
  exports: all,
  engines,
  repository,
}: PackageManifest): PackageManifest & { readonly name: string; readonly description: string } {
  const entries = Object.entries(all).flatMap(([name, target]): [string, ExportTarget][] => {
    const file = typeof target === "string" ? target : target.default;
    return name === "./package.json"
      ? [[name, target]]
      : file.startsWith(CODE) || file.startsWith(SCHEMAS)
        ? [[name, movedTarget(target)]]
        : [];
  });
  return {
    name: RUNTIME_PACKAGE,
    version,
    description:
      "The runtime of the code that Paramsmith generates, and this code for the shipped specs.",
    license,
    ...(repository !== undefined && { repository }),
    type,
    sideEffects,
    exports: { ...Object.fromEntries(entries), ...INTERNAL },
    engines,
  };
}

function movedTarget(target: ExportTarget): ExportTarget {
  return typeof target === "string"
    ? moved(target)
    : { types: moved(target.types), default: moved(target.default) };
}

function moved(path: string): string {
  return path.replace(CODE, "./").replace(SCHEMAS, "./");
}

/**
 * Writes the package, and removes an earlier one. Its declarations are also recorded for the
 * generator, in dist/templates/.
 *
 * @param root the folder of the complete package, after its build
 * @param core the files of the runtime whose declarations the generated code imports from one file
 */
export function writeRuntimePackage(root: string, core: readonly string[]): void {
  const folder = join(root, "dist", "runtime-package");
  const templates = join(root, "dist", "templates");
  const manifest: PackageManifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, "dist", "generated"), folder, { recursive: true });
  // The shipped specs need only a part of the runtime.
  rmSync(join(folder, "runtime"), { recursive: true, force: true });
  cpSync(join(templates, "runtime"), join(folder, "runtime"), { recursive: true });
  combineCore(folder, core);
  const declared = JSON.stringify(runtimeInterface(templates), undefined, 2);
  for (const each of [templates, folder])
    writeFileSync(join(each, INTERFACE_FILE), `${declared}\n`);
  // Only the modules of actions are public.
  for (const ending of ["js", "d.ts"])
    rmSync(join(folder, "actions", `index.${ending}`), { force: true });
  for (const name of ["alliance", "paraminfo"])
    cpSync(join(root, "generated", name, "schemas"), join(folder, name, "schemas"), {
      recursive: true,
    });
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  writeFileSync(join(folder, "README.md"), README);
  writeFileSync(
    join(folder, "package.json"),
    `${JSON.stringify(runtimeManifest(manifest), undefined, 2)}\n`,
  );
}

const README = `# ${RUNTIME_PACKAGE}

The code that Paramsmith generates from the specs that ship with it, and what generated code runs on.
The entry points are those of \`paramsmith\` except for the compiler, such as \`${RUNTIME_PACKAGE}/client\` and \`${RUNTIME_PACKAGE}/paraminfo/allpages\`. The package has no dependencies.
To generate code from other specs, install \`paramsmith\` in the same version. With \`"runtime": "package"\` in its configuration, the generated code imports this package, and \`paramsmith check\` reports if the installed version does not fit.
\`${RUNTIME_PACKAGE}/${INTERNAL_ENTRY}/*\` is for generated code only.
`;
