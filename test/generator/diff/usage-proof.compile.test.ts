import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import type { Finding } from "../../../generator/diff/finding.js";
import type { Result } from "../../../generator/spec/source/types.js";
import { installLocked } from "../../install-locked.mjs";
import { writeFiles } from "../support/files.js";
import { errorLines } from "../support/tsc.js";
import { field, learnedInput, learnedSide, resultOf, sideOf } from "./learned-specs.js";
import { compared, realOpenApi } from "./specs.js";
import type { EditedSpec } from "./specs.js";
import { catalogueEdits, schemaEdits, smallCatalogue } from "./usage-edits.js";
import { usagePrograms } from "./usage-programs.js";
import type { UsageProgram } from "./usage-programs.js";
import {
  codeOf,
  decidedLines,
  lineOf,
  markedIn,
  outputFiles,
  wikiInput,
} from "./usage-versions.js";

const LONG = 900_000;

const CONFIG = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "nodenext",
    types: [],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitReturns: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    allowJs: true,
    checkJs: true,
    jsx: "preserve",
    paths: { "~*": ["./generated/*"] },
  },
  include: ["consumers"],
};

const PACKAGE = {
  name: "proof",
  type: "module",
  exports: { "./*": "./generated/*" },
  imports: { "#*": "./generated/*" },
};

interface Version {
  readonly input: SpecInput;
  readonly compared: ComparedSpec;
}

/** Programs that one spec is edited for. */
interface Family {
  readonly label: string;
  readonly base: Version;
  readonly edits: Readonly<Record<string, Version>>;
  readonly programs: readonly UsageProgram[];
}

function edited(spec: EditedSpec): Version {
  return { input: wikiInput(spec), compared: compared(spec) };
}

function family(
  label: string,
  real: () => EditedSpec,
  edits: Readonly<Record<string, (spec: EditedSpec) => void>>,
): Family {
  const versions = Object.entries(edits).map(([name, edit]) => {
    const next = real();
    edit(next);
    return [name, edited(next)] as const;
  });
  return {
    label,
    base: edited(real()),
    edits: Object.fromEntries(versions),
    programs: usagePrograms(label),
  };
}

const user = field({ record: { name: field("string") } });

/** What becomes of the rows that programs read. */
const ROW_EDITS: Readonly<Record<string, Result | undefined>> = {
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

function learned(result: Result | undefined): Version {
  return { input: learnedInput("wiki", result), compared: learnedSide(sideOf(result)) };
}

function families(): readonly Family[] {
  return [
    family("catalogue", smallCatalogue, catalogueEdits),
    family("openapi", realOpenApi, schemaEdits),
    {
      label: "rows",
      base: learned(resultOf({ size: field("integer"), user })),
      edits: Object.fromEntries(
        Object.entries(ROW_EDITS).map(([name, result]) => [name, learned(result)]),
      ),
      programs: usagePrograms("rows"),
    },
  ];
}

/** The programs of a family, with the code of one version. */
function projectFiles({ programs }: Family, code: ReadonlyMap<string, string>) {
  const handlers = code.get("wiki/handlers.ts") ?? "";
  const [createHandler = ""] = /create\w+Handler/.exec(handlers) ?? [];
  const consumers = programs.flatMap(({ files }, index) =>
    Object.entries(files).map(([name, text]) => ({
      path: `consumers/p${index}/${name}`,
      text: text
        .replaceAll("@SIDE", "wiki")
        .replaceAll("@CREATE", createHandler)
        .replaceAll("@HANDLERS", "WikiHandlers")
        .replaceAll('"@/runtime/', '"../../generated/runtime/')
        .replaceAll('"@/', '"../../generated/wiki/'),
    })),
  );
  return [
    ...outputFiles("generated", code),
    ...consumers,
    { path: "tsconfig.json", text: JSON.stringify(CONFIG) },
    { path: "package.json", text: JSON.stringify(PACKAGE) },
  ];
}

/** An edit with all programs of its family. */
interface Proven {
  readonly name: string;
  readonly edit: string;
  readonly programs: readonly UsageProgram[];
  readonly errors: readonly string[];
  readonly decided: readonly string[];
  readonly marked: readonly Finding[];
}

let folder = "";
const wrong: string[] = [];
const proven: Proven[] = [];

async function prove(one: Family): Promise<void> {
  const base = join(folder, one.label, "base");
  const old = await codeOf(one.base.input);
  writeFiles(base, projectFiles(one, old));
  wrong.push(...errorLines(base, "-p", base));
  for (const [edit, next] of Object.entries(one.edits)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const code = await codeOf(next.input);
    const root = join(folder, one.label, edit.replaceAll(" ", "-"));
    writeFiles(root, projectFiles(one, code));
    const marked = markedIn(
      base,
      ["consumers/**/*.{ts,tsx,js}"],
      diffSpecs(one.base.compared, next.compared),
      {
        pair: { old: one.base.compared, new: next.compared },
        generated: { old, new: code },
      },
    );
    proven.push({
      name: `${one.label}: ${edit}`,
      edit,
      programs: one.programs,
      errors: errorLines(root, "-p", root),
      decided: decidedLines(marked),
      marked,
    });
  }
}

describe("the code that a change breaks", () => {
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-usage-proof-")));
    const installation = installLocked(join(import.meta.dirname, "tools"));
    if (installation.kind === "missing") throw new Error(installation.why);
    symlinkSync(installation.modules, join(folder, "node_modules"), "junction");
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const one of families()) await prove(one);
  }, LONG);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("compiles with the base", () => {
    expect(wrong).toEqual([]);
  });

  it("is marked at every line that no longer compiles, and at no other line as decided", () => {
    expect(proven.flatMap(({ errors }) => errors).length).toBeGreaterThan(300);
    for (const { name, errors, decided } of proven) expect(decided, name).toEqual(errors);
  });

  it("is marked as breaking at lines of which nine in ten no longer compile", () => {
    const breaking = proven.flatMap(({ name, marked, errors }) => {
      const lines = marked
        .filter(({ level }) => level === "breaking")
        .flatMap(({ usage = [] }) => usage.map(lineOf));
      return [...new Set(lines)].map((line) => ({
        at: `${name} ${line}`,
        isError: errors.includes(line),
      }));
    });
    const compiling = breaking.filter(({ isError }) => !isError);
    expect(compiling.length / breaking.length).toBeLessThan(0.1);
  });

  it("is explained by a finding", () => {
    const unexplained = proven.flatMap(({ name, marked }) =>
      marked
        .filter(({ rule }) => rule === "code-error")
        .flatMap(({ usage = [] }) => usage.map((each) => `${name} ${lineOf(each)} ${each.reason}`)),
    );
    expect(unexplained).toEqual([]);
  });

  it("is marked at no line of programs that are not affected", () => {
    const used = proven.flatMap(({ name, edit, programs, marked }) => {
      const free = programs.flatMap(({ unused }, index) =>
        unused.includes(edit) ? [`consumers/p${index}/`] : [],
      );
      return marked
        .filter(({ rule }) => rule !== "code-untyped")
        .flatMap(({ usage = [] }) => usage)
        .filter(({ file }) => free.some((prefix) => file.startsWith(prefix)))
        .map((each) => `${name} ${lineOf(each)}`);
    });
    expect(used).toEqual([]);
  });
});
