import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { lateOptimization } from "../../../../generator/cli/late-optimization.js";

describe("late optimization", () => {
  it("is an option of V8 in the version of Node that runs", () => {
    const [name = ""] = lateOptimization(process.versions.v8)?.split("=") ?? [];
    const { stdout } = spawnSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
    expect(stdout).toContain(`  ${name} (`);
  });

  it("does not give an option to versions of V8 that may lack it", () => {
    expect(lateOptimization("10.2.154.26-node.36")).toBeUndefined();
    expect(lateOptimization("14.1.146.11")).toBeUndefined();
  });
});
