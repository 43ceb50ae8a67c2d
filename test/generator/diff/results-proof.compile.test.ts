import { beforeAll, describe, expect, it } from "vitest";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { mostSevere } from "../../../generator/diff/level.js";
import type { ConsumerClass, Level } from "../../../generator/diff/level.js";
import { ruleIds } from "../../../generator/diff/rules.js";
import { analyse, generate } from "../../../generator/pipeline.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import type { CatalogueModel } from "../../../generator/spec/model/spec-model.js";
import type { OutputFile } from "../../../generator/emit/output.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import type { Result, ResultFields, ResultShape } from "../../../generator/spec/source/types.js";
import { catalogueInput } from "../support/specs.js";
import { compilerErrors } from "./proof-compiler.js";
import { PROGRAMS } from "./proof-consumers.js";
import type { Program } from "./proof-consumers.js";
import { WIDENED } from "./proof-values.js";
import { learnedCases } from "./proof-cases.js";
import type { WrittenSpec } from "./pair-parts.js";
import { readWritten } from "./pair-text.js";
import { codesOf } from "./result-answers.js";

const LONG = 600_000;

/** What no response in version 2 shows: whether anything is known at all, and version 1. */
const UNSHOWN: ReadonlySet<string> = new Set([
  "result-added",
  "result-removed",
  "result-version-1-changed",
]);

/** One finding of fields that nobody expected is less than one of what readers rely on. */
const UNEXPECTED: ReadonlySet<string> = new Set(["unknown-field", "unasked-field"]);

interface Side {
  readonly folder: string;
  readonly input: SpecInput;
  readonly model: CatalogueModel;
  /** What was learned of the module; undefined if it was nothing. */
  readonly result: Result | undefined;
}

function sideFor(folder: string, { spec, results = [] }: WrittenSpec): Side {
  const input: SpecInput = {
    ...catalogueInput(spec, folder),
    results: [ROOT, ...results].map((each) => ({
      file: `results/${String(each["module"])}.json`,
      bytes: new TextEncoder().encode(JSON.stringify(each)),
    })),
  };
  const { value, diagnostics } = analyse(input);
  if (value?.kind !== "catalogue")
    throw new Error(`${folder}: ${diagnostics.map(({ message }) => message).join("\n")}`);
  const result = results.find(({ module }) => module === "query+things");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the analysis has validated it
  return { folder, input, model: value.model, result: result as Result | undefined };
}

const ROOT = {
  module: "query",
  servers: ["MediaWiki 1.39.17"],
  response: { query: { is: { record: {} }, seen: 10 } },
};

const PAIRS = learnedCases().map(({ name, old, next }, index) => ({
  name,
  findings: diffSpecs(readWritten(old), readWritten(next)),
  old: sideFor(`old${index}`, old),
  next: sideFor(`new${index}`, next),
}));

type Pair = (typeof PAIRS)[number];

function levelOf({ findings }: Pair, of: ConsumerClass): Level {
  return mostSevere(findings.map(({ classes }) => classes[of]));
}

/** Reads whatever the old types have, of rows by what was asked for, of answers, and value by value. */
function consumer(
  { old: { result }, next }: Pair,
  { program, old, against }: { program: Program; old: string; against: string },
): OutputFile {
  const selected = JSON.stringify(result).includes("ofA") ? [', "a"', ', "b"'] : [];
  const selections = ["", ...selected];
  const wanted = program === "ordinary" ? "Widened" : "Exactly";
  const rows = selections.map(
    (values, index) => `
export const read${index} = (row: Row<typeof things${values}>): ${wanted}<Row<typeof old${values}>> => row;
export const each${index} = (row: Row<typeof things${values}>, name: keyof Row<typeof old${values}>) => row[name];`,
  );
  const enumOf = /"enumOf":"(prop|more)"/.exec(JSON.stringify(result ?? {}))?.[1];
  const values = enumOf === undefined ? [] : enumOf === "prop" ? ["a", "b"] : ["x"];
  const compared = values.map(
    (value, index) => `
export const is${index} = (row: Row<typeof things>) => row.a === "${value}";`,
  );
  const certain = certainFieldsOf(result).map(
    ({ name, condition }, index) => `
export const certain${index} = (row: Row<typeof things, "a">) => ${condition} ? present(row.${name}) : 0;`,
  );
  // A response that was no object had no rows.
  const whole = result?.bodies
    ? []
    : [
        `
export const rows = (query: Query<typeof request>) => query.things;
const [inSlot, oldInSlot] = [things({ prop: ["a"], more: "x" }), old({ prop: ["a"], more: "x" })];
export const readInSlot = (row: RowOf<typeof inSlot>): ${wanted}<RowOf<typeof oldInSlot>> => row;
export const nameInSlot = (name: keyof RowOf<typeof oldInSlot>): keyof RowOf<typeof inSlot> => name;`,
      ];
  if (result?.bodies || next.result?.bodies)
    whole.push(`
const [now, before] = [things({ format: "xml" }), old({ format: "xml" })];
export const response = (response: ResponseOf<typeof now>): ${wanted}<ResponseOf<typeof before>> => response;`);
  const codes = errorLines(result);
  const text = `
declare function present(value: object | string | number | boolean): number;
export const none = present(0);
import { things } from "../${against}/things.js";
import { things as old } from "../${old}/things.js";
import type { ErrorOf, ResponseOf, Row, RowOf } from "../runtime/client.js";
${WIDENED}
type Exactly<T> = T;
export type Both<T> = Widened<T> | Exactly<T>;
const request = things({ prop: ["a"] });
type Query<Of> = Exclude<ResponseOf<Of> extends { readonly query?: infer Query } ? Query : never, undefined>;
export type Code = ErrorOf<typeof request>;
export type Read = Query<typeof request>;
${[...whole, ...codes].join("")}${rows.join("")}${certain.join("")}${compared.join("")}
`;
  return { path: consumerPath(program, old, against), text };
}

/** Compares codes with each known one, and passes them on to code that was written for the old ones. */
function errorLines(result: Result | undefined): readonly string[] {
  const cases = (result?.errors ?? []).map(
    ({ code }) => `case ${JSON.stringify(code)}: return "known";`,
  );
  if (cases.length === 0) return [];
  return [
    `
export const passed = (code: ErrorOf<typeof things>): ErrorOf<typeof old> => code;
export const thrown = (code: ErrorOf<typeof old>): ErrorOf<typeof things> => code;
export const treated = (code: ErrorOf<typeof things>) => { switch (code) { ${cases.join(" ")} default: return code; } };`,
  ];
}

/** The fields that are certain under a condition, with the condition of each of its values. */
function certainFieldsOf(
  result: Result | undefined,
): readonly { readonly name: string; readonly condition: string }[] {
  const query = recordOf(result?.response["query"]?.is);
  const row = recordOf(query["things"]?.is);
  return Object.entries(row).flatMap(([name, { presentIf = [] }]) =>
    presentIf.flatMap((clause) =>
      valuesTogether(Object.entries(clause)).map((conditions) => ({
        name,
        condition: conditions.join(" && "),
      })),
    ),
  );
}

/** The fields of an object, or of the objects of a list. */
function recordOf(shape: ResultShape | undefined): ResultFields {
  if (typeof shape !== "object") return {};
  if ("list" in shape) return recordOf(shape.list);
  return "record" in shape ? shape.record : {};
}

function valuesTogether(
  clause: readonly (readonly [string, readonly (string | boolean)[]])[],
): readonly (readonly string[])[] {
  return clause.reduce<readonly (readonly string[])[]>(
    (all, [field, values]) =>
      all.flatMap((before) =>
        values.map((value) => [
          ...before,
          value === false ? `row.${field} !== true` : `row.${field} === ${JSON.stringify(value)}`,
        ]),
      ),
    [[]],
  );
}

function consumerPath(program: Program, old: string, against: string): string {
  return `consumers/${old}-${against}-${program}.ts`;
}

describe("the levels of a change of what was learned", () => {
  let errors: ReadonlyMap<string, readonly string[]> = new Map();

  beforeAll(async () => {
    const { value, diagnostics } = await generate({
      specs: PAIRS.flatMap(({ old, next }) => [old.input, next.input]),
      templates: readTemplates(),
      importExtension: ".js",
    });
    if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
    const consumers = PAIRS.flatMap((pair) =>
      pair.old.result === undefined
        ? []
        : PROGRAMS.flatMap((program) =>
            [pair.old, pair.next].map(({ folder }) =>
              consumer(pair, { program, old: pair.old.folder, against: folder }),
            ),
          ),
    );
    errors = compilerErrors([...value.filter(({ path }) => !path.endsWith(".json")), ...consumers]);
  }, LONG);

  it("are proven with every rule about results", () => {
    const proven = new Set(PAIRS.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    const own = ruleIds().filter((id) => id.startsWith("result-"));
    expect(own.filter((id) => !proven.has(id))).toEqual([
      "result-rows-moved",
      "result-selector-changed",
      "result-body-added",
      "result-body-removed",
    ]);
  });

  it("are compared with consumers that compile against the code that they were written for", () => {
    const wrong = PAIRS.flatMap(({ name, old }) =>
      PROGRAMS.flatMap((program) =>
        (errors.get(consumerPath(program, old.folder, old.folder)) ?? []).map(
          (error) => `${name}: ${error}`,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("are breaking for code that reads rows where that no longer compiles, and risky where it lists values", () => {
    const contradictions = PAIRS.flatMap((pair) => {
      const { name, old, next } = pair;
      const [ordinary = [], enumerating = []] = PROGRAMS.map((program) =>
        errors.get(consumerPath(program, old.folder, next.folder)),
      );
      const expected =
        ordinary.length > 0
          ? ["breaking"]
          : enumerating.length > 0
            ? ["risky"]
            : ["risky", "info", "none"];
      const types = levelOf(pair, "types");
      return expected.includes(types)
        ? []
        : [
            `${name}: types is ${types}, and the compiler says ${[...ordinary, ...enumerating].join(" ")}`,
          ];
    });
    expect(contradictions).toEqual([]);
  });

  it("are for users of validators what the old one says of answers of the new side", () => {
    const contradictions = PAIRS.flatMap((pair) => {
      const { name, findings, old, next } = pair;
      if (findings.some(({ rule }) => UNSHOWN.has(rule))) return [];
      const codes = [...codesOf(old.model, next.model)];
      const expected =
        codes.length === 0
          ? ["info", "none"]
          : codes.every((code) => UNEXPECTED.has(code))
            ? ["risky"]
            : ["breaking"];
      const validators = levelOf(pair, "validators");
      return expected.includes(validators)
        ? []
        : [`${name}: validators is ${validators}, and the validator says ${codes.join(" ")}`];
    });
    expect(contradictions).toEqual([]);
  });

  it("rest on answers that each side's own validator takes", () => {
    const wrong = PAIRS.flatMap(({ name, old, next }) =>
      [old, next].flatMap(({ model }) =>
        [...codesOf(model, model)]
          .filter((code) => code !== "unknown-module")
          .map((code) => `${name}: ${code}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
