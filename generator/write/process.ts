import { readFileSync } from "node:fs";

/** The number of a process, and when it was started, in ticks since the system was; numbers are given again. */
export const IDENTITY = /^(\d+)(?:-(\d+))?$/;

/** Of this process. */
export function processIdentity(): string {
  const start = startOf(process.pid);
  return start === undefined ? String(process.pid) : `${process.pid}-${start}`;
}

/** Whether it is another process that lives; what is this one's was left by an earlier part of it. */
export function isRunning(id: string): boolean {
  const [, number, start] = IDENTITY.exec(id) ?? [];
  const pid = Number(number);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else runs too.
    if (!hasErrorCode(error, ["EPERM"])) return false;
  }
  const now = startOf(pid);
  return start === undefined || now === undefined || now === start;
}

/** Field 22 of proc_pid_stat(5), counted after the name, which may hold anything; undefined where there is no such file. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

/** Whether it is an error of the system with one of these codes. */
export function hasErrorCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
