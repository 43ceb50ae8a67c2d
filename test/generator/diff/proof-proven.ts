import { diffSpecs } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";
import type { OutputFile } from "../../../generator/emit/output.js";
import { provableCases } from "./proof-cases.js";
import { compilerErrors } from "./proof-compiler.js";
import { consumerOf, consumerPath, PROGRAMS } from "./proof-consumers.js";
import type { CompiledClass, ConsumerKind } from "./proof-consumers.js";
import { fatesOf } from "./proof-fates.js";
import type { Fates } from "./proof-fates.js";
import { outputOf } from "./proof-output.js";
import type { Side } from "./proof-output.js";
import { readWritten } from "./pair-text.js";

/** What becomes of programs that compiled: ordinary ones break, only those that enumerate do, or none. */
export type CompilerFate = "breaks" | "enumerating-breaks" | "compiles";

/** A pair of specs, what a review finds, and what the machine says. */
export interface Proven {
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly types: CompilerFate;
  readonly handlers: CompilerFate;
  /** Absent if the generator rejects one of the specs. */
  readonly fates: Fates | undefined;
  /** What the compiler says of consumers of the old code against the old code: nothing, if they are right. */
  readonly wrong: readonly string[];
  /** The code of both sides is the same. */
  readonly isSameCode: boolean;
  /** The new code calls more deprecated than the old. */
  readonly saysDeprecated: boolean;
}

const CONSUMERS: readonly ConsumerKind[] = (["types", "handlers"] as const).flatMap((of) =>
  PROGRAMS.map((program) => ({ of, program })),
);

/** Tries every case: one run of the generator, one of the compiler. */
export async function provenCases(): Promise<readonly Proven[]> {
  const cases = provableCases();
  const { files, sideOf } = await outputOf(cases.flatMap(({ old, next }) => [old, next]));
  const sides = cases.map(({ old, next }) => [sideOf(old), sideOf(next)] as const);
  const errors = compilerErrors([...files, ...consumersOf(sides)]);
  const errorsOf = (kind: ConsumerKind, from: Side, against: Side): readonly string[] =>
    errors.get(consumerPath(kind, from, against)) ?? [];
  const code = codeByFolder(files);
  const deprecations = countedByFolder(files, /@deprecated|Deprecated: /g);
  return cases.map(({ name, old, next }) => {
    const [from, to] = [sideOf(old), sideOf(next)];
    const isBroken = (kind: ConsumerKind): boolean => errorsOf(kind, from, to).length > 0;
    const verdict = (of: CompiledClass): CompilerFate => {
      if (isBroken({ of, program: "ordinary" })) return "breaks";
      return isBroken({ of, program: "enumerating" }) ? "enumerating-breaks" : "compiles";
    };
    return {
      name,
      findings: diffSpecs(readWritten(old), readWritten(next)),
      types: verdict("types"),
      handlers: verdict("handlers"),
      fates: fatesOf(from, to),
      wrong: CONSUMERS.flatMap((kind) => errorsOf(kind, from, from)),
      isSameCode: code.get(from.folder) === code.get(to.folder),
      saysDeprecated: (deprecations.get(to.folder) ?? 0) > (deprecations.get(from.folder) ?? 0),
    };
  });
}

/** Consumers of each old side, against itself and against the new side. */
function consumersOf(sides: readonly (readonly [Side, Side])[]): readonly OutputFile[] {
  const consumers = new Map<string, OutputFile>();
  for (const [from, to] of sides) {
    if (!from.planned || !to.planned) continue;
    for (const kind of CONSUMERS) {
      for (const against of [from, to])
        consumers.set(consumerPath(kind, from, against), consumerOf(kind, from, against));
    }
  }
  return [...consumers.values()];
}

function codeByFolder(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  const code = new Map<string, string>();
  for (const { path, text } of files) {
    const [folder = "", ...names] = path.split("/");
    // Comments and names contain the name of the spec, which is that of the folder.
    const own = text.replaceAll(new RegExp(String.raw`${folder}(?!\d)`, "gi"), "");
    code.set(folder, `${code.get(folder) ?? ""}${names.join("/")}\n${own}`);
  }
  return code;
}

function countedByFolder(
  files: readonly OutputFile[],
  pattern: RegExp,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, text } of files) {
    const folder = path.split("/", 1)[0] ?? "";
    counts.set(folder, (counts.get(folder) ?? 0) + (text.match(pattern)?.length ?? 0));
  }
  return counts;
}
