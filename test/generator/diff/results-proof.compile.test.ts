import { beforeAll, describe, expect, it } from "vitest";
import { analyse, generate } from "../../../generator/pipeline.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import type { CatalogueModel } from "../../../generator/spec/model/spec-model.js";
import type { OutputFile } from "../../../generator/emit/output.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import type { Result, ResultFields, ResultShape } from "../../../generator/spec/source/types.js";
import { compilerErrors } from "./proof-compiler.js";
import { PROGRAMS } from "./proof-consumers.js";
import type { Program } from "./proof-consumers.js";
import { WIDENED } from "./proof-values.js";
import { codesOf } from "./result-answers.js";
import { learnedInput, resultEdits, resultFindings, sideOf } from "./result-edits.js";
import type { ResultEdit } from "./result-edits.js";

const LONG = 240_000;

/** About whether anything is known at all, which no answer shows. */
const ABOUT_KNOWLEDGE: ReadonlySet<string> = new Set(["result-added", "result-removed"]);

/** What an answer in version 2, which builders ask for, does not show. */
const ABOUT_VERSION_1 = "result-version-1-changed";

/** One finding of fields that nobody expected is less than one of what readers rely on. */
const UNEXPECTED: ReadonlySet<string> = new Set(["unknown-field", "unasked-field"]);

interface Side {
  readonly folder: string;
  readonly input: SpecInput;
  readonly model: CatalogueModel;
}

function sideFor(folder: string, result: Result | undefined): Side {
  const input = learnedInput(folder, result);
  const { value, diagnostics } = analyse(input);
  if (value?.kind !== "catalogue")
    throw new Error(`${folder}: ${diagnostics.map(({ message }) => message).join("\n")}`);
  return { folder, input, model: value.model };
}

const PAIRS = resultEdits.map((edit, index) => ({
  edit,
  old: sideFor(`old${index}`, edit.old),
  next: sideFor(`new${index}`, edit.new),
}));

function named({ rule, name }: ResultEdit): string {
  return name === undefined ? rule : `${rule} (${name})`;
}

function levelsOf({ old, new: next }: ResultEdit) {
  const [found] = resultFindings(sideOf(old), sideOf(next));
  if (!found) throw new Error("There is no finding.");
  return found.classes;
}

/** Reads whatever the old types have, of rows by what was asked for, of answers, and value by value. */
function consumer(
  edit: ResultEdit,
  { program, old, against }: { program: Program; old: string; against: string },
): OutputFile {
  const selections = ["", ', "sizes"', ', "flags"'];
  const wanted = program === "ordinary" ? "Widened" : "Exactly";
  const rows = selections.map(
    (values, index) => `
export const read${index} = (row: Row<typeof recentchanges${values}>): ${wanted}<Row<typeof old${values}>> => row;
export const each${index} = (row: Row<typeof recentchanges${values}>, name: keyof Row<typeof old${values}>) => row[name];`,
  );
  const values = JSON.stringify(edit.old ?? {}).includes('"enumOf":"slot"')
    ? ["newer", "main"]
    : [];
  const compared = values.map(
    (value, index) => `
export const is${index} = (row: Row<typeof recentchanges>) => row.size === "${value}";`,
  );
  const certain = certainFieldsOf(edit.old).map(
    ({ name, condition }, index) => `
export const certain${index} = (row: Row<typeof recentchanges, "sizes">) => ${condition} ? present(row.${name}) : 0;`,
  );
  // A response that was no object had no rows.
  const whole = edit.old?.bodies
    ? []
    : [
        `
export const rows = (query: Query<typeof request>) => query.recentchanges;
const [inSlot, oldInSlot] = [recentchanges({ prop: ["sizes"], slot: "main" }), old({ prop: ["sizes"], slot: "main" })];
export const readInSlot = (row: RowOf<typeof inSlot>): ${wanted}<RowOf<typeof oldInSlot>> => row;
export const nameInSlot = (name: keyof RowOf<typeof oldInSlot>): keyof RowOf<typeof inSlot> => name;`,
      ];
  if (edit.old?.bodies || edit.new?.bodies)
    whole.push(`
const [now, before] = [recentchanges({ dir: "newer" }), old({ dir: "newer" })];
export const response = (response: ResponseOf<typeof now>): ${wanted}<ResponseOf<typeof before>> => response;`);
  const codes = errorLines(edit);
  const text = `
declare function present(value: object | string | number | boolean): number;
export const none = present(0);
import { recentchanges } from "../${against}/recentchanges.js";
import { recentchanges as old } from "../${old}/recentchanges.js";
import type { ErrorOf, ResponseOf, Row, RowOf } from "../runtime/client.js";
${WIDENED}
type Exactly<T> = T;
export type Both<T> = Widened<T> | Exactly<T>;
const request = recentchanges({ prop: ["sizes"] });
type Query<Of> = Exclude<ResponseOf<Of> extends { readonly query?: infer Query } ? Query : never, undefined>;
export type Code = ErrorOf<typeof request>;
export type Read = Query<typeof request>;
${[...whole, ...codes].join("")}${rows.join("")}${certain.join("")}${compared.join("")}
`;
  return { path: consumerPath(program, old, against), text };
}

/** Compares codes with each known one, and passes them on to code that was written for the old ones. */
function errorLines({ old }: ResultEdit): readonly string[] {
  const cases = (old?.errors ?? []).map(
    ({ code }) => `case ${JSON.stringify(code)}: return "known";`,
  );
  if (cases.length === 0) return [];
  return [
    `
export const passed = (code: ErrorOf<typeof recentchanges>): ErrorOf<typeof old> => code;
export const thrown = (code: ErrorOf<typeof old>): ErrorOf<typeof recentchanges> => code;
export const treated = (code: ErrorOf<typeof recentchanges>) => { switch (code) { ${cases.join(" ")} default: return code; } };`,
  ];
}

/** The fields that are certain under a condition, with the condition of each of its values. */
function certainFieldsOf(
  result: Result | undefined,
): readonly { readonly name: string; readonly condition: string }[] {
  const query = recordOf(result?.response["query"]?.is);
  const row = recordOf(query["recentchanges"]?.is);
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
    const consumers = PAIRS.flatMap(({ edit, old, next }) =>
      edit.old === undefined
        ? []
        : PROGRAMS.flatMap((program) =>
            [old, next].map(({ folder }) =>
              consumer(edit, { program, old: old.folder, against: folder }),
            ),
          ),
    );
    errors = compilerErrors([...value.filter(({ path }) => !path.endsWith(".json")), ...consumers]);
  }, LONG);

  it("are compared with consumers that compile against the code that they were written for", () => {
    const wrong = PAIRS.flatMap(({ edit, old }) =>
      PROGRAMS.flatMap((program) =>
        (errors.get(consumerPath(program, old.folder, old.folder)) ?? []).map(
          (error) => `${named(edit)}: ${error}`,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("are breaking for code that reads rows where that no longer compiles, and risky where it lists values", () => {
    const contradictions = PAIRS.flatMap(({ edit, old, next }) => {
      const [ordinary = [], enumerating = []] = PROGRAMS.map((program) =>
        errors.get(consumerPath(program, old.folder, next.folder)),
      );
      const expected =
        ordinary.length > 0
          ? ["breaking"]
          : enumerating.length > 0
            ? ["risky"]
            : ["risky", "info", "none"];
      const { types } = levelsOf(edit);
      return expected.includes(types)
        ? []
        : [
            `${named(edit)}: types is ${types}, and the compiler says ${[...ordinary, ...enumerating].join(" ")}`,
          ];
    });
    expect(contradictions).toEqual([]);
  });

  it("are for users of validators what the old one says of answers of the new side", () => {
    const contradictions = PAIRS.flatMap(({ edit, old, next }) => {
      if (ABOUT_KNOWLEDGE.has(edit.rule) || edit.rule === ABOUT_VERSION_1) return [];
      const codes = [...codesOf(old.model, next.model)];
      const expected =
        codes.length === 0
          ? ["info", "none"]
          : codes.every((code) => UNEXPECTED.has(code))
            ? ["risky"]
            : ["breaking"];
      const { validators } = levelsOf(edit);
      return expected.includes(validators)
        ? []
        : [
            `${named(edit)}: validators is ${validators}, and the validator says ${codes.join(" ")}`,
          ];
    });
    expect(contradictions).toEqual([]);
  });

  it("rest on answers that each side's own validator takes", () => {
    for (const { edit, old, next } of PAIRS) {
      for (const { model } of [old, next]) {
        const codes = [...codesOf(model, model)].filter((code) => code !== "unknown-module");
        expect([named(edit), codes]).toEqual([named(edit), []]);
      }
    }
  });
});
