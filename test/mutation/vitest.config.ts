import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import repository from "../../vitest.config.js";

/** Tests that run the built command, in which nothing is changed, or compare sources as text. */
const EXCLUDED = [
  "test/api/**",
  "test/consumer/{consumer,pet-shop}.test.ts",
  "test/generator/diff/operation-filters.test.ts",
  "test/generator/freshness.test.ts",
  "test/pages/**",
  "test/shipped.test.ts",
];

/** Tests with the path of one source: `test/generator/base/text.test.ts` mirrors `generator/base/text.ts`. */
function mirrors(): string[] {
  const root = join(import.meta.dirname, "..", "..");
  return readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .filter((name) => {
      const source = join(root, name.replace(/(?:\.compile)?\.test\.ts$/, ""));
      return name.endsWith(".test.ts") && [".ts", ".tsx"].some((end) => existsSync(source + end));
    })
    .map((name) => join("test", name));
}

/** The `unit` project, as Stryker runs it in its copy of the repository, whose dist/ is built already. */
export default defineConfig({
  test: {
    projects: (repository.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== "object" || !("test" in project) || project.test?.name !== "unit")
        return [];
      const without = process.env["PARAMSMITH_WITHOUT_MIRRORS"] === "1" ? mirrors() : [];
      const exclude = [...(project.test.exclude ?? []), ...EXCLUDED, ...without];
      return [{ ...project, test: { ...project.test, exclude, globalSetup: [] } }];
    }),
  },
});
