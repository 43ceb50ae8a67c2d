import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeFiles } from "../support/files.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

/** Runs `npm run licences` on a lock file. */
function check(lock: string): { readonly status: number | null; readonly stderr: string } {
  const script = join(REPOSITORY, "generator", "scripts", "licences.mjs");
  return spawnSync(process.execPath, [script, lock], { encoding: "utf8" });
}

/** Licences, and whether packages that ship and those that only build and test may have them. */
const licences: readonly [license: unknown, shipped: boolean, development: boolean][] = [
  ["MIT", true, true],
  ["(MIT OR CC0-1.0)", true, true],
  ["GPL-2.0-only OR (ISC AND MIT)", true, true],
  ["MPL-2.0", false, true],
  ["(MIT AND CC-BY-3.0)", false, true],
  ["GPL-3.0-or-later", false, false],
  ["(MIT AND GPL-3.0-or-later)", false, false],
  ["SEE LICENSE IN terms.txt", false, false],
  ["UNLICENSED", false, false],
  ["", false, false],
  [undefined, false, false],
  [{ type: "MIT" }, false, false],
];

it("licences that are not allowed or unknown are errors", () => {
  const folder = scratchFolder();
  const packages = licences.flatMap(([license], index) => [
    [`node_modules/shipped-${index}`, { version: "1.0.0", license }],
    [
      `node_modules/a/node_modules/@b/development-${index}`,
      { version: "1.0.0", license, dev: true },
    ],
  ]);
  const lock = { packages: { "": {}, ...Object.fromEntries(packages) } };
  writeFiles(folder, [{ path: "lock.json", text: JSON.stringify(lock) }]);
  const { status, stderr } = check(join(folder, "lock.json"));
  const reported = licences.map((_, index) =>
    ["shipped", "development"].map((use) => !stderr.includes(`${use}-${index} 1.0.0 `)),
  );
  expect(reported).toEqual(licences.map(([, shipped, development]) => [shipped, development]));
  expect(status).toBe(1);
});

it("the licences of this package's dependencies are allowed", () => {
  const { status, stderr } = check(join(REPOSITORY, "package-lock.json"));
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
