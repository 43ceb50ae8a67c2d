/**
 * Assembles `@paramsmith/runtime` in dist/runtime-package/: the generated code of the shipped specs
 * and what it runs on, without the generator and its dependencies. Run by `npm run build`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The name of the package. */
export const RUNTIME_PACKAGE = "@paramsmith/runtime";

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
}

const CODE = "./dist/generated/";
const SCHEMAS = "./generated/";

/**
 * The manifest of `@paramsmith/runtime`: the entry points of the complete package except for the
 * compiler, by the same names. It has no dependencies.
 */
export function runtimeManifest({
  version,
  license,
  type,
  sideEffects,
  exports: all,
  engines,
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
    description: "The code that Paramsmith generates from the specs that ship with it.",
    license,
    type,
    sideEffects,
    exports: Object.fromEntries(entries),
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
 * Writes the package, and removes an earlier one.
 *
 * @param root the folder of the complete package, after its build
 */
export function writeRuntimePackage(root: string): void {
  const folder = join(root, "dist", "runtime-package");
  const manifest: PackageManifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, "dist", "generated"), folder, { recursive: true });
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

The code that Paramsmith generates from the specs that ship with it, and what this code runs on.
The entry points are those of \`paramsmith\` except for the compiler, such as \`${RUNTIME_PACKAGE}/client\` and \`${RUNTIME_PACKAGE}/paraminfo/allpages\`. The package has no dependencies.
To generate code from other specs, install \`paramsmith\`.
`;
