/**
 * The files of the runtime that generated code imports from, each with the exports of the files
 * before it.
 */
export const RUNTIME_DOORS = ["client", "validate", "server"] as const;

/** A file of the runtime that generated code imports from. */
export type RuntimeDoor = (typeof RUNTIME_DOORS)[number];

/** The folder of the runtime in the output folder. */
export const RUNTIME_FOLDER = "runtime";

/** The test wiki. It is never copied. */
export const WIKI = "wiki";

/** Stubs of OpenAPI documents. They are never copied. */
export const STUB = "stub";

const PREFIX = `${RUNTIME_FOLDER}/`;

/**
 * The door that an import is from; undefined for other files.
 *
 * @param path in the output folder, without extension, such as `runtime/client`
 */
export function doorOf(path: string): RuntimeDoor | undefined {
  return path.startsWith(PREFIX)
    ? RUNTIME_DOORS.find((door) => door === path.slice(PREFIX.length))
    : undefined;
}

/** The door with the exports of all these doors; undefined if there are none. */
export function lastDoor(doors: readonly RuntimeDoor[]): RuntimeDoor | undefined {
  return RUNTIME_DOORS.findLast((door) => doors.includes(door));
}

/** Whether an import is from the runtime, the test wiki or the stubs. */
export function isRuntime(path: string): boolean {
  return path === WIKI || path === STUB || doorOf(path) !== undefined;
}

/** The specifier of a door, the wiki or stubs in the package. `paramsmith/server` exports stubs. */
export function packageSpecifier(door: RuntimeDoor | typeof WIKI | typeof STUB): string {
  return `paramsmith/${door === STUB ? "server" : door}`;
}
