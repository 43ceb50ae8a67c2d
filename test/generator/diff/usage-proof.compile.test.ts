import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Finding } from "../../../generator/diff/finding.js";
import { withUsage } from "../../../generator/diff/usage/mark.js";
import { subjectsOf } from "../../../generator/diff/usage/generated-names.js";
import { readUses, usageFiles } from "../../../generator/diff/usage/read.js";
import type { OutputFile } from "../../../generator/emit/output.js";
import { writeFiles } from "../support/files.js";
import { compileFolder } from "./proof-compiler.js";
import { outputOf } from "./proof-output.js";
import type { ProofOutput, Side } from "./proof-output.js";
import { compared, findings, realOpenApi } from "./specs.js";
import type { EditedSpec } from "./specs.js";
import { catalogueEdits, smallCatalogue } from "./usage-catalogue-edits.js";
import { LANGUAGE_PROGRAMS } from "./usage-language-programs.js";
import { CATALOGUE_PROGRAMS, OPENAPI_PROGRAMS } from "./usage-programs.js";
import type { UsageProgramCase } from "./usage-programs.js";
import { schemaEdits } from "./usage-schema-edits.js";

const LONG = 600_000;

/** A program with an edit: what the compiler and the review find. */
interface ProvenUsage {
  readonly name: string;
  readonly program: UsageProgramCase;
  readonly rule: string;
  readonly errors: readonly string[];
  readonly used: readonly string[];
  readonly level: string;
}

let folder = "";
let proven: readonly ProvenUsage[] = [];
let wrong: readonly string[] = [];

interface Family {
  readonly label: string;
  readonly base: EditedSpec;
  readonly programs: readonly UsageProgramCase[];
  readonly edits: readonly {
    readonly rule: string;
    readonly next: EditedSpec;
    readonly findings: readonly Finding[];
  }[];
}

function family(
  label: string,
  real: () => EditedSpec,
  edits: Readonly<Record<string, (spec: EditedSpec) => void>>,
  programs: readonly UsageProgramCase[],
): Family {
  const base = real();
  return {
    label,
    base,
    programs,
    edits: Object.entries(edits).map(([rule, edit]) => {
      const next = real();
      edit(next);
      return {
        rule,
        next,
        findings: findings(base, next).filter((each) => each.rule === rule.split(" ", 1)[0]),
      };
    }),
  };
}

function filesOf({ label, programs }: Family, side: Side): readonly OutputFile[] {
  const { createHandler = "", handlers = "" } =
    side.planned?.kind === "catalogue" || side.planned ? (side.planned.names ?? {}) : {};
  return programs.flatMap(({ files }, index) =>
    Object.entries(files).map(([name, text]) => ({
      path: `consumers/${label}/${side.folder}/p${index}/${name}`,
      text: text
        .replaceAll("@SIDE", side.folder)
        .replaceAll("@CREATE", createHandler)
        .replaceAll("@HANDLERS", handlers)
        .replaceAll('"@/', `"../../../../${side.folder}/`),
    })),
  );
}

function proofOf(
  one: Family,
  { sideOf }: ProofOutput,
  errors: ReadonlyMap<string, readonly string[]>,
): readonly ProvenUsage[] {
  const base = sideOf(one.base);
  const found = one.edits.flatMap((edit) => edit.findings);
  const pairs = one.edits.map(({ next }) => ({ old: compared(one.base), new: compared(next) }));
  const uses = readUses(
    folder,
    usageFiles(folder, [`consumers/${one.label}/${base.folder}/**/*.{ts,js}`]),
    subjectsOf(found, pairs),
  );
  return one.edits.flatMap((edit) => {
    const marked = withUsage(edit.findings, uses);
    const side = sideOf(edit.next).folder;
    return one.programs.map((program, index): ProvenUsage => {
      const own = marked
        .flatMap(({ usage = [] }) => usage)
        .filter(({ file }) => file.startsWith(`consumers/${one.label}/${base.folder}/p${index}/`));
      return {
        name: `${program.name}: ${edit.rule}`,
        program,
        rule: edit.rule,
        errors: errorsIn(errors, `consumers/${one.label}/${side}/p${index}/`),
        used: own.map(({ line, column, reason = "" }) => `${line}:${column} ${reason}`),
        level: marked[0]?.level ?? "",
      };
    });
  });
}

function errorsIn(
  errors: ReadonlyMap<string, readonly string[]>,
  prefix: string,
): readonly string[] {
  return [...errors].flatMap(([file, texts]) => (file.startsWith(prefix) ? texts : []));
}

describe("uses of generated code", () => {
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-usage-proof-")));
    const families = [
      family("catalogue", smallCatalogue, catalogueEdits, [
        ...CATALOGUE_PROGRAMS,
        ...LANGUAGE_PROGRAMS,
      ]),
      family("openapi", realOpenApi, schemaEdits, OPENAPI_PROGRAMS),
    ];
    const output = await outputOf(
      families.flatMap(({ base, edits }) => [base, ...edits.map(({ next }) => next)]),
    );
    const programs = families.flatMap((each) =>
      [each.base, ...each.edits.map(({ next }) => next)].flatMap((spec) =>
        filesOf(each, output.sideOf(spec)),
      ),
    );
    writeFiles(folder, [...output.files, ...programs]);
    const name = "proof";
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name, type: "module", exports: { "./*": "./*" }, imports: { "#*": "./*" } }),
    );
    const errors = compileFolder(folder, {
      paths: { "~*": ["./*"] },
      allowImportingTsExtensions: true,
      allowJs: true,
      checkJs: true,
      noImplicitReturns: true,
      jsx: "preserve",
    });
    wrong = families.flatMap((each) =>
      errorsIn(errors, `consumers/${each.label}/${output.sideOf(each.base).folder}/`),
    );
    proven = families.flatMap((each) => proofOf(each, output, errors));
  }, LONG);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("are searched in programs that compile with the base", () => {
    expect(wrong).toEqual([]);
  });

  it("are found wherever the compiler finds an error with the revision", () => {
    expect(proven.filter(({ errors }) => errors.length > 0).length).toBeGreaterThan(150);
    expect(
      proven
        .filter(({ errors, used }) => errors.length > 0 && used.length === 0)
        .map(({ name, errors }) => [name, errors]),
    ).toEqual([]);
  });

  it("are not found where nothing is affected", () => {
    const free = proven.filter(({ program, rule }) => program.unused?.includes(rule));
    expect(free.length).toBeGreaterThan(15);
    expect(
      free
        .filter(({ errors, used }) => errors.length + used.length > 0)
        .map(({ name, used, errors }) => [name, used, errors]),
    ).toEqual([]);
  });

  it("make an added value breaking only where code lists all values", () => {
    const added = proven.filter(({ rule }) => rule === "enum-value-added");
    const isFound = added.filter(({ used }) => used.length > 0).map(({ name }) => name);
    const isBroken = added.filter(({ errors }) => errors.length > 0).map(({ name }) => name);
    expect(isFound).toEqual(isBroken);
  });
});
