/** The needs that were reported. Tests of one process share it, so that each is reported once. */
const reported = new Set<string>();

/**
 * Whether a machine has what tests need; reports once what it lacks. For `runIf`:
 *
 *     it.runIf(isAvailable(process.getuid?.() === 0, "root, who may mount a disk"))("…", …);
 */
export function isAvailable(condition: boolean, need: string): boolean {
  if (!condition && !reported.has(need)) {
    reported.add(need);
    console.warn(`Skipped: tests that need ${need}.`);
  }
  return condition;
}

/** For tests of signals, links, file modes and shells. */
export function isPosix(): boolean {
  return isAvailable(process.platform !== "win32", "another system than Windows");
}
