/** The package that has the runtime, for generated code that does not have a copy of it. */
export const RUNTIME_PACKAGE = "@paramsmith/runtime";

/** The file of the package with the hashes of its declarations: a `RuntimeInterface`. */
export const INTERFACE_FILE = "interface.json";

/**
 * The declarations of the runtime: for each file, by its path without extension, a hash of its
 * declarations and of those that they import, directly or indirectly.
 */
export type RuntimeInterface = Readonly<Record<string, string>>;

/** The entry point of the package for generated code: all files of the runtime. */
export const INTERNAL_ENTRY = "internal";

/** The folder of the runtime in the output folder, and in the package. */
const FOLDER = "runtime/";
const SPECIFIERS = `${RUNTIME_PACKAGE}/${INTERNAL_ENTRY}/`;

/** Returns true for a file of the runtime, by its path in the output folder. */
export function isOfRuntime(path: string): boolean {
  return path.startsWith(FOLDER);
}

/**
 * The specifier of a file in the package.
 *
 * @param path in the output folder, without extension, such as `runtime/model/values`
 */
export function packageSpecifier(path: string): string {
  return SPECIFIERS + path.slice(FOLDER.length);
}

/** The path in the output folder that a specifier of the package stands for; undefined for others. */
export function runtimePath(specifier: string): string | undefined {
  return specifier.startsWith(SPECIFIERS) ? FOLDER + specifier.slice(SPECIFIERS.length) : undefined;
}
