import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { REPOSITORY, scratchFolder } from "../support/places.js";

it("gives the types and validators that are committed; otherwise run: npm run spec-types", () => {
  const folder = scratchFolder();
  cpSync(join(REPOSITORY, "spec", "schemas"), join(folder, "spec", "schemas"), { recursive: true });
  mkdirSync(join(folder, "generator", "spec"), { recursive: true });
  const script = join(REPOSITORY, "dist", "generator", "scripts", "spec-types.js");
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  for (const path of [
    ...["types.ts", "validators.js", "schemas.ts", join("wiki", "validators.js")].map((file) =>
      join("generator", "spec", file),
    ),
    join("templates", "wiki", "data", "wiki-data.ts"),
  ]) {
    expect(readFileSync(join(folder, path), "utf8"), path).toBe(
      readFileSync(join(REPOSITORY, path), "utf8"),
    );
  }
});
