import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeRequestsEntry } from "../../../generator/scripts/requests-entry.ts";
import { scratchFolder } from "../support/places.js";

/** A folder with an index that exports these files, each of which declares a type. */
function folderOf(...names: readonly string[]): string {
  const folder = scratchFolder();
  if (names.includes("results/a")) mkdirSync(join(folder, "results"));
  for (const name of names) {
    const type = `T_${name.replaceAll(/\W/g, "_")}`;
    writeFileSync(join(folder, `${name}.d.ts`), `export interface ${type} {\n  a: 1;\n}\n`);
  }
  const index = names.map((name) => `export * from "./${name}.js";`).join("\n");
  writeFileSync(join(folder, "index.js"), `// The index.\n${index}\n`);
  writeFileSync(join(folder, "index.d.ts"), `${index}\n`);
  return folder;
}

it("leaves types of responses out of the entry point of requests", () => {
  const kept = ["allpages", "results", "my-results"];
  const folder = folderOf(...kept, "results/a", "results/a.v1");
  writeRequestsEntry(folder);
  expect(readFileSync(join(folder, "requests.js"), "utf8").split("\n")).toEqual([
    "// The index.",
    ...kept.map((name) => `export * from "./${name}.js";`),
    "",
  ]);
  const types = readFileSync(join(folder, "requests.d.ts"), "utf8");
  expect([...types.matchAll(/interface (\w+)/g)].map(([, name = ""]) => name).toSorted()).toEqual([
    "T_allpages",
    "T_my_results",
    "T_results",
  ]);
});

it("writes no entry point of requests without results", () => {
  const folder = folderOf("allpages");
  writeRequestsEntry(folder);
  expect(existsSync(join(folder, "requests.js"))).toBe(false);
});
