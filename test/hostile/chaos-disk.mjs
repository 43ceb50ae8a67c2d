/**
 * Disturbs the disk and the clock of a process that is started with `--import` of this file, by the
 * plan in the environment (`CHAOS_PLAN`): calls that change files below a folder are counted, and one
 * of them is the last, fails, or takes long. `counted` writes their number to a file.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { isMainThread } from "node:worker_threads";

/** @typedef {{ kind: string, root: string, at: number, file?: string }} Plan */

/** @type {Plan} */
const plan = JSON.parse(process.env["CHAOS_PLAN"] ?? '{"kind":"none","root":"","at":0}');
const TAKES_ROOM = new Set(["appendFileSync", "copyFileSync", "mkdirSync", "writeFileSync"]);
const CHANGES = [...TAKES_ROOM, "renameSync", "rmSync", "rmdirSync", "unlinkSync"];
let calls = 0;

if (isMainThread && plan.kind !== "none") {
  const real = { ...fs };
  for (const name of CHANGES) Reflect.set(fs, name, disturbed(name, Reflect.get(real, name)));
  syncBuiltinESMExports();
  if (plan.kind === "counted")
    process.on("exit", () => real.writeFileSync(plan.file ?? "", String(calls)));
  if (plan.kind === "clock jumps") jump();
}

/**
 * @param {string} name
 * @param {(...given: readonly unknown[]) => unknown} call
 */
function disturbed(name, call) {
  return (/** @type {readonly unknown[]} */ ...given) => {
    const isCounted = given
      .slice(0, 2)
      .some((each) => typeof each === "string" && each.startsWith(plan.root));
    if (!isCounted) return call(...given);
    const at = calls;
    calls += 1;
    switch (plan.kind) {
      case "killed before":
        if (at === plan.at) end();
        break;
      case "killed within":
        if (at === plan.at) {
          const [path, text] = given;
          if (name === "writeFileSync" && typeof text === "string")
            call(path, text.slice(0, text.length / 2));
          end();
        }
        break;
      case "full disk":
        if (at >= plan.at && TAKES_ROOM.has(name))
          refuse("ENOSPC", "no space left on device", name);
        break;
      case "failing call":
        if (at === plan.at) refuse("EIO", "i/o error", name);
        break;
      case "slow disk":
        if (at >= plan.at) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8);
    }
    return call(...given);
  };
}

function end() {
  process.kill(process.pid, "SIGKILL");
  // The signal arrives before anything else is done.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
}

/** @returns {never} */
function refuse(
  /** @type {string} */ code,
  /** @type {string} */ text,
  /** @type {string} */ name,
) {
  const syscall = name.replace(/(?:File)?Sync$/, "");
  throw Object.assign(new Error(`${code}: ${text}, ${syscall}`), { code, syscall });
}

/** The clock is wrong by hours or years, and by others at each reading. */
function jump() {
  const now = Date.now.bind(Date);
  const offsets = [0, 3_600_000, -3_600_000, 86_400_000 * 400, -86_400_000 * 9000];
  let readings = plan.at;
  Date.now = () => now() + (offsets[readings++ % offsets.length] ?? 0);
}
