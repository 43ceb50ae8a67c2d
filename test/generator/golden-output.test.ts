import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { generate } from "../../generator/pipeline.js";
import type { OutputFile } from "../../generator/emit/output.js";
import { readTemplates } from "../../generator/project/inputs.js";
import type { Catalogue, OpenApiDocument } from "../../generator/spec/source/types.js";
import { writeFiles } from "./support/files.js";
import { goldenInput, inputsWithOutput as specs } from "./support/goldens.js";
import { REPOSITORY, scratchFolder } from "./support/places.js";
import type { PayloadValidator } from "../../templates/runtime/model/payload.js";

/** Read once: they are input like the specs. */
const templates = readTemplates();

/** The output of all goldens that have one, in one folder with one runtime. */
async function generateAll(): Promise<readonly OutputFile[]> {
  const { value = [] } = await generate({ specs, templates, importExtension: ".js" });
  return value;
}

const outputOfAll = await generateAll();

describe("the output of all goldens together", () => {
  it("is what the formatter would print", () => {
    const folder = scratchFolder();
    const formatted = outputOfAll.filter(
      ({ path }) => path.endsWith(".ts") && !path.startsWith("runtime/"),
    );
    writeFiles(folder, formatted);
    writeFileSync(join(folder, ".oxfmtrc.json"), `{ "printWidth": 100 }\n`);
    const oxfmt = join(REPOSITORY, "node_modules", "oxfmt", "bin", "oxfmt");
    const { stdout, status } = spawnSync(process.execPath, [oxfmt, "--check"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toContain("All matched files use the correct format");
    expect(status).toBe(0);
  });

  it("holds nothing that hides from a reader", () => {
    const hidden =
      // oxlint-disable-next-line no-control-regex -- what is looked for
      /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\p{Cf}\u2028\u2029]|\p{Surrogate}/u;
    const found = outputOfAll.filter(({ text }) => hidden.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it("is the same every time", async () => {
    expect(await generateAll()).toEqual(outputOfAll);
  });
});

describe("strings of a spec", () => {
  it("come out of generated code as they are in a catalogue, whatever they hold", async () => {
    const { paraminfo }: Catalogue = JSON.parse(specText("hostile-strings"));
    const [module] = paraminfo.modules;
    const [values, , text] = module?.parameters ?? [];
    const [template] = module?.templatedparameters ?? [];
    const { evilModule } = await exportsOf<Descriptors>("hostile-strings", "evil.ts");
    expect(values?.type).toHaveLength(19);
    expect(evilModule).toMatchObject({
      prefix: module?.prefix,
      params: {
        enum: { values: values?.type, default: values?.default },
        text: { default: [text?.default] },
      },
    });
    const names = module?.parameters.map(({ name }) => name);
    expect(Object.keys(evilModule?.params ?? {})).toEqual(names);
    expect(Object.keys(evilModule?.templates ?? {})).toEqual([template?.name]);
  });

  it("come out of generated code as they are in an OpenAPI document, whatever they hold", async () => {
    const { paths }: OpenApiDocument = JSON.parse(specText("openapi-hostile-strings"));
    const [[path, item] = ["", undefined]] = Object.entries(paths);
    const [, parameter] = item?.get?.parameters ?? [];
    const { schema }: { readonly schema?: { readonly enum?: unknown } } = Object(parameter);
    const { getEvilEndpoint } = await exportsOf<Descriptors>(
      "openapi-hostile-strings",
      "getEvil.ts",
    );
    expect(schema?.enum).toHaveLength(19);
    expect(getEvilEndpoint).toMatchObject({ path, params: { e: { values: schema?.enum } } });
  });
});

describe("the validator of a payload", () => {
  it("looks at an object's own members, not at those that it inherits", async () => {
    const { validateConstructorAnswer: validate } = await exportsOf<Functions>(
      "openapi-inherited-names",
      "validators.ts",
    );
    expect(validate?.({ valueOf: "x" })).toBe(true);
    expect(validate?.({ valueOf: "x", constructor: 1 })).toBe(false);
    expect(validate?.({})).toBe(false);
  });

  it("holds a recursive payload to its schema at every depth", async () => {
    const { validateTree: validate } = await exportsOf<Functions>(
      "openapi-recursive",
      "validators.ts",
    );
    expect(validate?.({ children: [{ children: [] }] })).toBe(true);
    expect(validate?.({ children: [{ children: [{}] }] })).toBe(false);
  });

  it("accepts a subtype of a schema that lists its subtypes", async () => {
    const { validateVehicle, validateBus, validateCar, validateSportsCar } =
      await exportsOf<Functions>("openapi-recursive", "validators.ts");
    const bus = { type: "bus", seats: 40 };
    const car = { type: "sports-car", speed: 9, parts: [bus] };
    expect([bus, car].map((value) => validateVehicle?.(value))).toEqual([true, true]);
    expect(validateVehicle?.({ type: "sports-car" })).toBe(false);
    expect(validateVehicle?.({ type: "bus", parts: [{}] })).toBe(false);
    expect([validateBus?.(bus), validateBus?.({ seats: 40 })]).toEqual([true, false]);
    expect([validateCar?.(car), validateCar?.({ ...car, doors: 2 })]).toEqual([true, false]);
    expect([validateSportsCar?.(car), validateSportsCar?.(bus)]).toEqual([true, false]);
  });

  it.each([
    ["LostPatterns", ["A", "bbbbb"], ["four", 1]],
    ["LostReference", [{ a: 1 }, 1], []],
    ["LostElsewhere", [[[1], [2]]], [[1]]],
    ["LostTitle", [], ["a"]],
  ])(
    "accepts what a part of %s that cannot be checked may accept",
    async (name, valid, invalid) => {
      const functions = await exportsOf<Functions>("openapi-edges", "validators.ts");
      const accepts = (value: unknown): unknown => functions[`validate${name}`]?.(value);
      expect(valid.map(accepts)).toEqual(valid.map(() => true));
      expect(invalid.map(accepts)).toEqual(invalid.map(() => false));
    },
  );

  it("finds a payload wrong that is nested too deeply to be followed", async () => {
    const { validateTree: validate } = await exportsOf<Validators>(
      "openapi-recursive",
      "validators.ts",
    );
    const deep: unknown = JSON.parse(
      `${'{"children":['.repeat(100_000)}{"children":[]}${"]}".repeat(100_000)}`,
    );
    expect(validate?.(deep)).toBe(false);
    expect(validate?.errors).toMatchObject([{ instancePath: "", keyword: "depth" }]);
    expect(validate?.({ children: [1] })).toBe(false);
    expect(validate?.errors).toMatchObject([{ instancePath: "/children/0", keyword: "type" }]);
    expect(validate?.({ children: [] })).toBe(true);
    expect(validate?.errors).toBeNull();
  });
});

interface Described {
  readonly params: object;
  readonly templates?: object;
}

type Descriptors = Readonly<Record<string, Described>>;

type Functions = Readonly<Record<string, (value: unknown) => unknown>>;

type Validators = Readonly<Record<string, PayloadValidator<unknown>>>;

/** What a file of a golden's output exports, run as JavaScript. */
async function exportsOf<Exports>(name: string, file: string): Promise<Exports> {
  const folder = scratchFolder();
  writeFiles(folder, outputOfAll);
  const outfile = join(folder, "bundle.mjs");
  await build({
    entryPoints: [join(folder, name, file)],
    bundle: true,
    format: "esm",
    outfile,
    logLevel: "silent",
  });
  return import(outfile);
}

function specText(name: string): string {
  return new TextDecoder().decode(goldenInput(name).spec.bytes);
}
