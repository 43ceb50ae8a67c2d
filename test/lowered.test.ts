/** Generated code in projects that compile it for older browsers. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";

const GENERATED = join(import.meta.dirname, "..", "generated");

/** What the compiler reports of a file, with its line. */
async function reports(file: string): Promise<readonly string[]> {
  const { warnings } = await transform(readFileSync(join(GENERATED, file)), {
    loader: file.endsWith(".js") ? "js" : "ts",
    target: "es2016",
    logLevel: "silent",
  });
  return warnings.map(({ text, location }) => `${file}:${location?.line}: ${text}`);
}

describe("Generated code", () => {
  it("needs nothing that esbuild cannot lower to ES2016, the language of gadgets", async () => {
    const files = readdirSync(GENERATED, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.[jt]s$/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    expect((await Promise.all(files.map(reports))).flat()).toEqual([]);
  });
});
