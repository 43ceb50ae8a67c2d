import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { withUsage } from "../../../generator/diff/usage/judge.js";
import { usageFiles } from "../../../generator/diff/usage/files.js";
import type { GeneratedCode } from "../../../generator/diff/usage/program.js";
import { generate } from "../../../generator/pipeline.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import { bytesOf, holds, same } from "../target.js";
import type { Target } from "../target.js";

const FOLDER = mkdtempSync(join(tmpdir(), "paramsmith-fuzz-"));

const FILES = {
  old: specWith(["all", "redirects"], "prefix"),
  new: specWith(["all"], "from"),
};
const PAIR = { old: compared(FILES.old), new: compared(FILES.new) };
const FINDINGS = diffSpecs(PAIR.old, PAIR.new);

let generated: GeneratedCode | undefined;

/** TypeScript that may use what a change touches, in whatever state it is saved. */
export const target: Target = {
  name: "usages",
  form: "bytes",
  seeds: () => CODE.map((lines) => [IMPORT, ...lines].join("\n")),
  run: async (input) => {
    generated ??= { old: await codeOf(FILES.old), new: await codeOf(FILES.new) };
    writeFileSync(join(FOLDER, "code.ts"), input);
    const { code: paths } = usageFiles(FOLDER, ["*.ts"]);
    const code = {
      cwd: FOLDER,
      paths,
      generated,
      pairs: [PAIR],
      recorded: [],
    };
    const marked = withUsage(FINDINGS, code);
    same(withUsage(FINDINGS, code), marked, "The second look finds other uses");
    const places = marked.flatMap(({ usage = [] }) => usage);
    holds(
      places.every(({ file, line, column }) => file === "code.ts" && line >= 1 && column >= 1),
      () => "A use has no place.",
    );
  },
};

function specWith(values: readonly string[], name: string): SourceFile {
  const parameters = [
    { name: "filterredir", type: values },
    { name, type: "string", default: name },
  ];
  const module = {
    name: "allpages",
    path: "query+allpages",
    group: "list",
    prefix: "ap",
    parameters,
  };
  return {
    file: "a.json",
    bytes: bytesOf(JSON.stringify({ paraminfo: { modules: [module] } })),
  };
}

function compared(spec: SourceFile): ComparedSpec {
  const { value } = readComparedSpec(spec);
  if (!value) throw new Error("The catalogue of the target is wrong.");
  return value;
}

/** The code of the catalogue, by path in the output folder. */
async function codeOf(spec: SourceFile): Promise<ReadonlyMap<string, string>> {
  const { value } = await generate({
    specs: [{ kind: "catalogue", name: "paraminfo", source: spec.file, spec }],
    templates: readTemplates(),
    importExtension: ".js",
  });
  return new Map((value ?? []).map(({ path, text }) => [path, text]));
}

const IMPORT =
  'import { allpages as pages, type AllpagesParams, validateAllpages } from "paramsmith/paraminfo/allpages";';

const CODE: readonly (readonly string[])[] = [
  ['pages({ filterredir: "redirects", ["prefix"]: `B`, limit: -5 });'],
  ['const p = { filterredir: "all" } as const;', "pages(p satisfies AllpagesParams);"],
  ["let q: AllpagesParams = { ...more, prefix };", "type R = AllpagesParams['filterredir'];"],
  [
    'import * as all from "../generated/paraminfo/index.js";',
    "all.allpages({}); const x: all.AllpagesParams = y;",
  ],
  [
    'import { createParaminfoHandler } from "./handlers";',
    "createParaminfoHandler({ allpages: ({ prefix, ...rest }, { continueWith }) => rest, async info(args) { return args.prefix; } });",
  ],
  [
    "const { title, 'a b': c = 1, ...d } = row; row.title?.[`x`]; row['ns']; class C { #a = pages; }",
  ],
  ["export { pages }; export default function* f() { yield validateAllpages(await import('a')); }"],
];
