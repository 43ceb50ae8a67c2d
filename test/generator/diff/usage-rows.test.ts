import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUsage } from "../../../generator/diff/usage/mark.js";
import { subjectsOf } from "../../../generator/diff/usage/generated-names.js";
import { readUses, usageFiles } from "../../../generator/diff/usage/read.js";
import { generate } from "../../../generator/pipeline.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import type { Result } from "../../../generator/spec/source/types.js";
import { writeFiles } from "../support/files.js";
import { compileFolder } from "./proof-compiler.js";
import {
  field,
  learnedInput,
  learnedSide,
  resultFindings,
  resultOf,
  sideOf,
} from "./result-edits.js";
import { LANGUAGE_ROW_PROGRAMS } from "./usage-language-programs.js";
import { ROW_PROGRAMS } from "./usage-row-programs.js";

const LONG = 600_000;
const PROGRAMS = [...ROW_PROGRAMS, ...LANGUAGE_ROW_PROGRAMS];

const base = resultOf({
  size: field("integer"),
  user: field({ record: { name: field("string") } }),
});

const user = field({ record: { name: field("string") } });

/** What becomes of the rows that programs read. */
const EDITS: Readonly<Record<string, Result | undefined>> = {
  "a field is removed": resultOf({ user }),
  "a field has another type": resultOf({ size: field("string"), user }),
  "a field is optional": resultOf({ size: field("integer", { optional: true }), user }),
  "a field may be null": resultOf({ size: field({ anyOf: ["integer", "null"] }), user }),
  "a field of an object is removed": resultOf({
    size: field("integer"),
    user: field({ record: {} }),
  }),
  "a field of an object has another type": resultOf({
    size: field("integer"),
    user: field({ record: { name: field("integer") } }),
  }),
  "the result is not known": undefined,
};

interface ProvenRow {
  readonly name: string;
  readonly isFree: boolean;
  readonly errors: readonly string[];
  readonly used: readonly string[];
}

let folder = "";
let wrong: readonly string[] = [];
let proven: readonly ProvenRow[] = [];

function errorsOf(errors: ReadonlyMap<string, readonly string[]>, path: string): readonly string[] {
  return [...errors].flatMap(([file, texts]) => (file.startsWith(path) ? texts : []));
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-usage-rows-")));
  const sides = [
    ["base", base] as const,
    ...Object.values(EDITS).map((result, index) => [`new${index}`, result] as const),
  ];
  const { value, diagnostics } = await generate({
    specs: sides.map(([name, result]) => learnedInput(name, result)),
    templates: readTemplates(),
    importExtension: ".js",
  });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const programs = sides.flatMap(([side]) =>
    PROGRAMS.flatMap(({ files }, index) =>
      Object.entries(files).map(([name, text]) => ({
        path: `consumers/${side}/p${index}/${name}`,
        text: text
          .replaceAll("@SIDE", side)
          .replaceAll('"@/runtime/', '"../../../runtime/')
          .replaceAll('"@/', `"../../../${side}/`),
      })),
    ),
  );
  writeFiles(folder, [...value.filter(({ path }) => !path.endsWith(".json")), ...programs]);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const errors = compileFolder(folder, { allowJs: true, checkJs: true, jsx: "preserve" });
  wrong = errorsOf(errors, "consumers/base/");
  proven = Object.entries(EDITS).flatMap(([edit, result], index) => {
    const found = resultFindings(sideOf(base), sideOf(result));
    const pair = { old: learnedSide(sideOf(base)), new: learnedSide(sideOf(result)) };
    const uses = readUses(
      folder,
      usageFiles(folder, ["consumers/base/**/*.{ts,tsx,js}"]),
      subjectsOf(found, [pair]),
    );
    const used = withUsage(found, uses).flatMap(({ usage = [] }) => usage);
    return PROGRAMS.map(({ name, unused = [] }, program): ProvenRow => ({
      name: `${name}: ${edit}`,
      isFree: unused.includes(edit),
      errors: errorsOf(errors, `consumers/new${index}/p${program}/`),
      used: used
        .filter(({ file }) => file.startsWith(`consumers/base/p${program}/`))
        .map(({ line, column }) => `${line}:${column}`),
    }));
  });
}, LONG);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("uses of the fields of rows", () => {
  it("are searched in programs that compile with the base", () => {
    expect(wrong).toEqual([]);
  });

  it("are found wherever the compiler finds an error with the revision", () => {
    const broken = proven.filter(({ errors }) => errors.length > 0);
    expect(broken.length).toBeGreaterThan(40);
    expect(
      broken.filter(({ used }) => used.length === 0).map(({ name, errors }) => [name, errors]),
    ).toEqual([]);
  });

  it("are not found where nothing is affected", () => {
    const free = proven.filter(({ isFree }) => isFree);
    expect(free.length).toBeGreaterThan(5);
    expect(free.filter(({ errors, used }) => errors.length + used.length > 0)).toEqual([]);
  });
});
