/** The scripts of `test/` that no test runs, such as benchmarks, import files of `dist/` by their paths. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const scripts = ["bench", "hostile", "mutation", "fuzz"].flatMap((folder) =>
  readdirSync(join(ROOT, "test", folder))
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => join("test", folder, name)),
);

/** The sources of the built files that a script imports. */
function sourcesIn(script: string): readonly string[] {
  const text = readFileSync(join(ROOT, script), "utf8");
  return [...text.matchAll(/"(?<path>(?:\.\.\/)+dist\/[^"]+\.js)"/g)].map(({ groups }) =>
    relative(join(ROOT, "dist"), join(ROOT, dirname(script), groups?.["path"] ?? "")).replace(
      /\.js$/,
      ".ts",
    ),
  );
}

it("finds the source of each built file that a script imports", () => {
  const imported = scripts.flatMap((script) =>
    sourcesIn(script).map((source) => ({ script, source })),
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter(({ source }) => !existsSync(join(ROOT, source)))).toEqual([]);
});
