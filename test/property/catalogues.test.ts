import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { TARGETS } from "../../generator/spec/input.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyse, generate, readTemplates } from "../../generator/index.js";
import type { SpecInput } from "../../generator/index.js";
import { typeErrors } from "../generator/support/tsc.js";
import { writeFiles } from "../generator/support/files.js";
import { catalogue } from "./catalogues.js";
import type { RandomCatalogue, RandomModule } from "./catalogues.js";
import { isModule } from "./generated-modules.js";
import { sample, seedOf } from "../random-runs.js";

const WANTED = 25;
/** Names that meet by chance, and a catalogue without modules. */
const REFUSALS = new Set([
  "name-collision",
  "unsafe-name",
  "duplicate-module",
  "duplicate-wire-name",
  "template-overlap",
  "no-modules",
]);

const PROTOCOL = new URL("../../spec/paraminfo/protocol.json", import.meta.url);

const SEED = 20;
const samples = sample(catalogue, { seed: SEED, numRuns: 3 * WANTED });

function specOf(value: RandomCatalogue, index: number): SpecInput {
  return {
    kind: "catalogue",
    name: `wiki${index}`,
    source: `wiki${index}.json`,
    targets: TARGETS,
    spec: { file: `wiki${index}.json`, bytes: new TextEncoder().encode(JSON.stringify(value)) },
    protocol: { file: "protocol.json", bytes: readFileSync(PROTOCOL) },
  };
}

/** The codes of the errors for which a catalogue is refused. */
function errorsOf(value: RandomCatalogue, index: number): readonly string[] {
  return analyse(specOf(value, index))
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ code }) => code);
}

const refused = samples.map(errorsOf);
const accepted = samples.filter((_, index) => refused[index]?.length === 0).slice(0, WANTED);

describe("a random catalogue", () => {
  it("is refused only for names that meet or cannot be", () => {
    expect(refused.flat().filter((code) => !REFUSALS.has(code))).toEqual([]);
    expect(accepted.length).toBe(WANTED);
  });
});

describe(`the code that random catalogues generate, with the seed ${seedOf(SEED)}`, () => {
  let folder = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-catalogues-"));
    const generated = await generate({
      specs: accepted.map(specOf),
      templates: readTemplates(),
      importExtension: ".js",
    });
    expect(generated.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    writeFiles(folder, generated.value ?? []);
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("compiles under the strictest settings", () => {
    expect(typeErrors(folder)).toBe("");
  }, 60_000);

  it("says what the catalogues say", async () => {
    for (const [index, value] of accepted.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other keeps memory small
      const exports = await run(join(folder, `wiki${index}`, "index.ts"));
      for (const module of value.paraminfo.modules) expectSaid(exports, module);
    }
  }, 60_000);
});

/** What a generated file exports. */
async function run(file: string): Promise<readonly unknown[]> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: "esm",
    write: false,
    charset: "utf8",
  });
  const text = outputFiles[0]?.text ?? "";
  const url = `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;
  const exports: object = await import(/* @vite-ignore */ url);
  return Object.values(exports);
}

/** The descriptor of a module holds its names and values, character for character. */
function expectSaid(exports: readonly unknown[], module: RandomModule): void {
  const said = exports.filter(isModule).find(({ path }) => path === module.path);
  expect(said).toMatchObject({ name: module.name, prefix: module.prefix });
  const found = Object.entries(said?.params ?? {}).map(([name, param]) => [
    name,
    param.type === "enum" ? param.values : undefined,
  ]);
  const named = module.parameters.map(({ name, type }) => [
    name,
    Array.isArray(type) ? type.map(String) : undefined,
  ]);
  expect(found.filter(([name]) => named.some(([each]) => each === name))).toEqual(
    inKeyOrder(named),
  );
}

/** An object has the names that are numbers first. */
function inKeyOrder(entries: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const object = Object.fromEntries(entries.map(([name, values]) => [String(name), values]));
  return Object.entries(object);
}
