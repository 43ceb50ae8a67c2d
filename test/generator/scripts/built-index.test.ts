/**
 * The index of a spec's declarations is one file in what is built: it says what the files say that it
 * takes the place of, and its types can be used for theirs.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, sep } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..", "..", "..");
const BUILT = join(ROOT, "dist", "generated");
const TIMEOUT = 60_000;

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-built-index-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The files of a spec's folder, but for the index: subpath of the package, and names of exported types. */
function declared(
  spec: string,
): readonly { readonly path: string; readonly types: readonly string[] }[] {
  // What is built may have files of an earlier build beside it.
  return readdirSync(join(ROOT, "generated", spec), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && basename(file) !== "index.ts")
    .map(
      (file) =>
        `${spec}/${file
          .split(sep)
          .join("/")
          .replace(/(?:\.d)?\.ts$/, "")}`,
    )
    .map((path) => ({
      path,
      types: [
        ...readFileSync(join(BUILT, `${path}.d.ts`), "utf8").matchAll(
          /^export (?:declare )?(?:interface|type) (\w+)/gm,
        ),
      ].flatMap(([, name]) => name ?? []),
    }));
}

/** A program that uses everything of the files as what the index has under the same name, and the other way. */
function usingBoth(spec: string): string {
  const uses = declared(spec).flatMap(({ path, types }, at) => [
    `import type * as file${at} from "${manifest.name}/${path}";`,
    `declare const values${at}: typeof file${at};`,
    `export const from${at}: Pick<typeof index, keyof typeof file${at}> = values${at};`,
    `export const to${at}: typeof file${at} = whole;`,
    ...types.map(
      (name, place) =>
        `export const both${at}_${place}: [(of: file${at}.${name}) => index.${name}, (of: index.${name}) => file${at}.${name}] = [(of) => of, (of) => of];`,
    ),
  ]);
  const head = `import type * as index from "${manifest.name}/${spec}";\ndeclare const whole: typeof index;\n`;
  return `${head}${uses.join("\n")}\n`;
}

describe.each(["paraminfo", "alliance"])("The built index of %s", (spec) => {
  it("has no other file of its folder in it", () => {
    const text = readFileSync(join(BUILT, spec, "index.d.ts"), "utf8");
    expect(text).not.toMatch(/from "\.\//);
    expect(text).toMatch(/from "\.\.\/runtime\//);
  });

  it("has everything that its files have, as types that fit", { timeout: TIMEOUT }, () => {
    expect(declared(spec).length).toBeGreaterThan(5);
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(ROOT, join(folder, "node_modules", manifest.name), "junction");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    writeFileSync(join(folder, "both.ts"), usingBoth(spec));
    const options = {
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
      module: "nodenext",
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      // Whoever publishes declarations must be able to name what the index has.
      declaration: true,
    };
    const config = { compilerOptions: options, files: ["both.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  });
});
