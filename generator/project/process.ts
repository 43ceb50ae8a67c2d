import { readFileSync } from "node:fs";

/** A process id with its start time in clock ticks since boot, because process ids are reused. */
export const IDENTITY = /^(\d+)(?:-(\d+))?$/;

/** The identity of this process. */
export function processIdentity(): string {
  const start = startOf(process.pid);
  return start === undefined ? String(process.pid) : `${process.pid}-${start}`;
}

/** Returns true if another process with this identity is running. */
export function isRunning(id: string): boolean {
  const [, number, start] = IDENTITY.exec(id) ?? [];
  const pid = Number(number);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    if (!hasErrorCode(error, ["EPERM"])) return false;
  }
  const now = startOf(pid);
  return start === undefined || now === undefined || now === start;
}

/**
 * Field 22 of proc_pid_stat(5), which follows the process name in parentheses; undefined without
 * /proc.
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

/** Returns true for a system error with one of the codes. */
export function hasErrorCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
