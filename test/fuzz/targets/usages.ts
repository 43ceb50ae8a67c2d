import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { withUsage } from "../../../generator/diff/usage/mark.js";
import { subjectsOf } from "../../../generator/diff/usage/generated-names.js";
import { readUses, usageFiles } from "../../../generator/diff/usage/read.js";
import { bytesOf, holds, same } from "../target.js";
import type { Target } from "../target.js";

const FOLDER = mkdtempSync(join(tmpdir(), "paramsmith-fuzz-"));

const PAIR = {
  old: specWith(["all", "redirects"], "prefix"),
  new: specWith(["all"], "from"),
};
const FINDINGS = diffSpecs(PAIR.old, PAIR.new);

/** TypeScript that may use what a change touches, in whatever state it is saved. */
export const target: Target = {
  name: "usages",
  form: "bytes",
  seeds: () => CODE.map((lines) => [IMPORT, ...lines].join("\n")),
  run: (input) => {
    writeFileSync(join(FOLDER, "code.ts"), input);
    const names = subjectsOf(FINDINGS, [PAIR]);
    const uses = readUses(FOLDER, usageFiles(FOLDER, ["*.ts"]), names);
    const marked = withUsage(FINDINGS, uses);
    const again = readUses(FOLDER, usageFiles(FOLDER, ["*.ts"]), names);
    same(withUsage(FINDINGS, again), marked, "The second look finds other uses");
    const places = marked.flatMap(({ usage = [] }) => usage);
    holds(
      places.every(({ file, line, column }) => file === "code.ts" && line >= 1 && column >= 1),
      () => "A use has no place.",
    );
  },
};

function specWith(values: readonly string[], name: string): ComparedSpec {
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
  const spec = {
    file: "a.json",
    bytes: bytesOf(JSON.stringify({ paraminfo: { modules: [module] } })),
  };
  const { value } = readComparedSpec(spec);
  if (!value) throw new Error("The catalogue of the target is wrong.");
  return value;
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
