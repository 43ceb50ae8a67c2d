import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { isAvailable } from "../availability.js";
import { limitOf, reachedLimit, stopwatch, ticksOf } from "./spent-time.mjs";

/** A line of /proc/PID/stat. */
function stat(name: string, group: number): string {
  return `41 (${name}) S 7 ${group} 5 0 -1 4194560 1 2 3 4 100 20 3 4 20 0 1 0 500`;
}

describe("the limit of a mutation run", () => {
  const limit = limitOf(30_000);

  it("is reached by the time of processors", () => {
    expect(reachedLimit({ processor: 30_000, wall: 30_000 }, limit)).toBe("processor");
    expect(reachedLimit({ processor: 29_990, wall: 29_990 }, limit)).toBeUndefined();
  });

  it("is not reached by waiting for a busy machine", () => {
    expect(reachedLimit({ processor: 8000, wall: 890_000 }, limit)).toBeUndefined();
  });

  it("is reached by the clock at last, which is another reason", () => {
    expect(reachedLimit({ processor: 8000, wall: 900_000 }, limit)).toBe("wall");
  });
});

describe("the time of a group's processes", () => {
  it("has that of users, of the system and of children that ended", () => {
    expect(ticksOf(stat("node", 12), 12)).toBe(127);
  });

  it("leaves out other groups", () => {
    expect(ticksOf(stat("node", 13), 12)).toBe(0);
  });

  it("is found behind a name with spaces and parentheses", () => {
    expect(ticksOf(stat("a) S 1 2", 12), 12)).toBe(127);
  });

  it.runIf(isAvailable(process.platform === "linux", "Linux"))(
    "is not that of a process that waits",
    async () => {
      const child = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
      await once(child, "spawn");
      const spent = stopwatch(child.pid ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { processor, wall } = spent();
      child.kill();

      expect(wall).toBeGreaterThanOrEqual(290);
      expect(processor).toBeLessThan(wall / 2);
    },
  );
});
