import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validator } from "@cfworker/json-schema";
import { build } from "esbuild";
import { ts } from "ts-morph";
import { afterAll, describe, expect, it } from "vitest";
import { generate } from "../../generator/pipeline.js";
import { readTemplates } from "../../generator/project/inputs.js";
import { drawFrom } from "../../templates/runtime/sample/draw.js";
import { writeFiles } from "../generator/support/files.js";
import { openApiInput } from "../generator/support/specs.js";
import { REPOSITORY } from "../generator/support/places.js";
import { runsOf, sample, seedOf } from "../random-runs.js";
import { inhabits } from "./inhabits.js";
import { independentAjv, payloadSchema } from "./payload-schemas.js";
import { oddMaker, payloadMaker, vocabularyOf } from "./tricky-payloads.js";
import { MEANT, NAMED, REASONS, SCHEMAS } from "./tricky-schemas.js";
import type { Schema, TrickySchema } from "./tricky-schemas.js";

/** Payloads for each schema: `RUNS=100000` takes half an hour. */
const RUNS = runsOf(200);
const SEED = seedOf(42);
/** Different shapes of accepted payloads for each schema, which the compiler compares with its type. */
const MAX_SHAPES = 300;
/** Odd values for each schema. */
const MAX_ODD = 2000;

const random = sample(payloadSchema, { seed: SEED, numRuns: 40 }).map(
  (schema, at): [string, TrickySchema] => [
    `random ${at}`,
    { schema, except: String.raw`:60|\\n|e\+300`, reason: "leap" },
  ],
);

/** A schema with one of its validators. */
interface Row extends TrickySchema {
  readonly name: string;
  /** The name of its type and of its validator. */
  readonly type: string;
  readonly meaning: Schema;
}

const rows = [...Object.entries(SCHEMAS), ...random].flatMap(([name, schema], at): Row[] => {
  const row = { ...schema, name, type: `Row${at}`, meaning: schema.means ?? schema.schema };
  const { request } = schema;
  return request === undefined
    ? [row]
    : [row, { ...row, name: `${name} of requests`, type: `Row${at}Input`, meaning: request }];
});

const folder = mkdtempSync(join(tmpdir(), "paramsmith-tricky-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const VERSIONS = ["3.0", "3.1"] as const;
const isOf =
  (version: string) =>
  (row: Row): boolean =>
    (row.version ?? "3.1") === version;

const content = (type: string): object => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${type}` } } },
});

/** A document of one version. Each schema is that of a request and of a response. */
function documentOf(version: string): object {
  const own = rows.filter((row) => isOf(version)(row) && !row.type.endsWith("Input"));
  return {
    openapi: `${version}.0`,
    info: { title: "Tricky", version: "1" },
    paths: Object.fromEntries(
      own.map(({ type }) => [
        `/${type}`,
        {
          put: {
            operationId: `put${type}`,
            requestBody: content(type),
            responses: { 200: { description: "", ...content(type) } },
          },
        },
      ]),
    ),
    components: {
      schemas: { ...NAMED, ...Object.fromEntries(own.map(({ type, schema }) => [type, schema])) },
    },
  };
}

const { value: files, diagnostics } = await generate({
  specs: VERSIONS.map((version) =>
    openApiInput({ ...documentOf(version) }, `v${version.replace(".", "")}`),
  ),
  templates: readTemplates(),
  importExtension: ".js",
});
if (!files) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
writeFiles(folder, files);
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
const all = VERSIONS.map(
  (version) =>
    `export * as v${version.replace(".", "")} from "./v${version.replace(".", "")}/validators.js";`,
);
writeFileSync(join(folder, "all.ts"), all.join("\n"));
const outfile = join(folder, "all.mjs");
await build({
  entryPoints: [join(folder, "all.ts")],
  bundle: true,
  format: "esm",
  outfile,
  logLevel: "silent",
});
const validators: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> =
  await import(outfile);
const moduleOf = ({ version = "3.1" }: { readonly version?: string }): string =>
  `v${version.replace(".", "")}`;

function validatorOf(row: Row): (value: unknown) => boolean {
  const validate = validators[moduleOf(row)]?.[`validate${row.type}`];
  if (!validate) throw new Error(`${row.name} has no validator.`);
  return validate;
}

/** Whether both other validators judge a value differently: ajv confuses names with inherited ones, and may throw. */
function judgeOf(schema: Schema): (value: unknown, verdict: boolean) => boolean {
  const whole = {
    ...(typeof schema === "object" ? schema : schema ? {} : { not: {} }),
    components: { schemas: MEANT },
  };
  const first = independentAjv().compile(whole);
  const second = new Validator(whole, "2020-12");
  return (value, verdict) => {
    try {
      if (first(value) === verdict) return false;
    } catch {
      // The second decides.
    }
    return second.validate(value).valid !== verdict;
  };
}

/** A text in code, on one line. */
const textOf = (value: string): string => JSON.stringify(value).replaceAll("\u2028", "\\u2028");

/** The type of a value in TypeScript. Members with other known names are absent. */
function typeText(value: unknown, known: ReadonlySet<unknown>, names: readonly string[]): string {
  if (Array.isArray(value))
    return `[${value.map((each) => typeText(each, known, names)).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const own = Object.entries(value).map(
      ([name, each]) => `${textOf(name)}: ${typeText(each, known, names)}`,
    );
    const others = names
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => `${textOf(name)}?: never`);
    return `{ ${[...own, ...others].join("; ")} }`;
  }
  if (typeof value === "string") return known.has(value) ? textOf(value) : "string";
  if (typeof value === "number") return known.has(value) ? String(value) : "number";
  return String(value);
}

interface Findings {
  /** The shortest payload that other validators judge differently, by our verdict. */
  readonly wrong: ReadonlyMap<boolean, string>;
  /** Payloads that the validator accepts, by the text of their type. */
  readonly shapes: ReadonlyMap<string, string>;
}

function examine(row: Row): Findings {
  const validate = validatorOf(row);
  const differs = judgeOf(row.meaning);
  const words = vocabularyOf([row.schema, row.meaning], MEANT);
  const make = payloadMaker(row.meaning, MEANT, words, drawFrom(SEED, row.name));
  const known = new Set(words.scalars);
  const wrong = new Map<boolean, string>();
  const shapes = new Map<string, string>();
  let accepted = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const value = make();
    const verdict = validate(value);
    if (differs(value, verdict)) {
      const text = JSON.stringify(value);
      const shortest = wrong.get(verdict)?.length ?? Infinity;
      const isExcepted = row.except !== undefined && RegExp(row.except).test(text);
      if (text.length < shortest && !isExcepted) wrong.set(verdict, text);
    }
    if (!verdict) continue;
    accepted += 1;
    if (accepted <= MAX_SHAPES * 4 && shapes.size < MAX_SHAPES)
      shapes.set(typeText(value, known, words.names), JSON.stringify(value));
  }
  return { wrong, shapes };
}

const findings = rows.map((row) => ({ row, ...examine(row) }));

/** A program with the types of the validators and of the payloads that they accept. */
const lines = [
  `import type * as all from "./all.js";`,
  "type Of<V> = V extends { (value: unknown): value is infer P } ? P : 'none';",
  ...rows.map(
    (row) => `export type ${row.type} = Of<typeof all.${moduleOf(row)}.validate${row.type}>;`,
  ),
];
const shown = new Map<number, string>();
for (const { row, shapes } of findings)
  for (const [type, text] of shapes) {
    shown.set(lines.length, `${row.name}: ${text}`);
    lines.push(`export const c${lines.length}: ${row.type} = null! as ${type};`);
  }
const shapesFile = join(folder, "shapes.ts");
writeFileSync(shapesFile, lines.join("\n"));
const program = ts.createProgram([shapesFile], {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
});
const checker = program.getTypeChecker();

describe("a validator", () => {
  it.each(findings.map((each) => [each.row.name, each] as const))(
    "judges as others: %s",
    (_name, { wrong }) => {
      expect(Object.fromEntries(wrong)).toEqual({});
    },
  );

  it("accepts only values of its type, as the compiler finds", () => {
    const found = program
      .getSemanticDiagnostics(program.getSourceFile(shapesFile))
      .map(({ file, start = 0, messageText }) => {
        const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
        return `${shown.get(line) ?? lines[line]}: ${ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300)}`;
      });
    expect(shown.size).toBeGreaterThan(rows.length * 8);
    const first = new Map(found.map((each) => [each.split(":")[0], each]));
    expect([...first.values()]).toEqual([]);
  });

  it.each(rows.map((row) => [row.name, row] as const))(
    "neither throws nor changes odd values: %s",
    (_name, row) => {
      const validate = validatorOf(row);
      const words = vocabularyOf([row.schema, row.meaning], MEANT);
      const draw = drawFrom(SEED, row.name, "odd");
      const make = payloadMaker(row.meaning, MEANT, words, draw);
      const odd = oddMaker(words, draw);
      const source = program.getSourceFile(shapesFile);
      const symbol = source && checker.getSymbolAtLocation(source);
      const declared =
        symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === row.type);
      if (!declared) throw new Error(`${row.type} is not declared.`);
      const type = checker.getDeclaredTypeOfSymbol(declared);
      expect(type.flags & ts.TypeFlags.Any).toBe(0);
      const members = Reflect.ownKeys(Object.prototype).length;
      for (let run = 0; run < Math.min(RUNS, MAX_ODD); run += 1) {
        const value = odd(make());
        const verdict = validate(value);
        if (verdict) expect([value, inhabits(checker, type, value)]).toEqual([value, true]);
      }
      expect(Reflect.ownKeys(Object.prototype)).toHaveLength(members);
    },
  );
});

it("each difference from JSON Schema is documented", () => {
  const page = readFileSync(join(REPOSITORY, "spec", "openapi.md"), "utf8");
  for (const { reason } of rows)
    if (reason !== undefined) expect(page, reason).toContain(REASONS[reason] ?? "a known reason");
});
