import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeRequestsEntry } from "../../../generator/scripts/requests-entry.ts";
import { scratchFolder } from "../support/places.js";

/** A folder with an index that exports these files, each of which declares a type. */
function folderOf(...names: readonly string[]): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, "selections"));
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

it("leaves types of responses, handlers and the stub out of the entry point of requests", () => {
  const kept = ["allpages", "stubs", "my-stub"];
  const folder = folderOf(...kept, "results/a", "selections/b", "handlers", "stub");
  writeRequestsEntry(folder);
  expect(readFileSync(join(folder, "requests.js"), "utf8").split("\n")).toEqual([
    "// The index.",
    ...kept.map((name) => `export * from "./${name}.js";`),
    "",
  ]);
  const types = readFileSync(join(folder, "requests.d.ts"), "utf8");
  expect([...types.matchAll(/interface (\w+)/g)].map(([, name = ""]) => name).toSorted()).toEqual([
    "T_allpages",
    "T_my_stub",
    "T_stubs",
  ]);
});

it("writes no entry point of requests without results", () => {
  const folder = folderOf("allpages");
  writeRequestsEntry(folder);
  expect(existsSync(join(folder, "requests.js"))).toBe(false);
});
