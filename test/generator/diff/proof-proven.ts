import type { Finding } from "../../../generator/diff/review/finding.js";
import type { OutputFile } from "../../../generator/files/output.js";
import { pairCases, singleCases } from "./proof-cases.js";
import { compilerErrors } from "./proof-compiler.js";
import { consumerOf, consumerPath } from "./proof-consumers.js";
import type { CompiledClass } from "./proof-consumers.js";
import { fatesOf } from "./proof-fates.js";
import type { Fates } from "./proof-fates.js";
import { outputOf } from "./proof-output.js";
import type { Side } from "./proof-output.js";
import { findings } from "./specs.js";

/** An edit, what a review finds of it, and what the machine says. */
export interface Proven {
  readonly name: string;
  readonly pair: boolean;
  readonly findings: readonly Finding[];
  readonly types: "breaks" | "compiles";
  readonly handlers: "breaks" | "compiles";
  /** Absent where the generator refuses one of the specs. */
  readonly fates: Fates | undefined;
  /** What the compiler says of consumers of the old code against the old code: nothing, if they are right. */
  readonly wrong: readonly string[];
  /** The new code calls more deprecated than the old. */
  readonly saysDeprecated: boolean;
}

const COMPILED = ["types", "handlers"] as const;

/** Tries every case: one run of the generator, one of the compiler. */
export async function provenCases(): Promise<readonly Proven[]> {
  const cases = [...singleCases(), ...pairCases()];
  const { files, sideOf } = await outputOf(cases.flatMap(({ old, next }) => [old, next]));
  const sides = cases.map(({ old, next }) => [sideOf(old), sideOf(next)] as const);
  const errors = compilerErrors([...files, ...consumersOf(sides)]);
  const errorsOf = (of: CompiledClass, from: Side, against: Side): readonly string[] =>
    errors.get(consumerPath(of, from, against)) ?? [];
  const deprecations = countedByFolder(files, /@deprecated|Deprecated: /g);
  return cases.map(({ name, pair, old, next }) => {
    const [from, to] = [sideOf(old), sideOf(next)];
    const verdict = (of: CompiledClass): "breaks" | "compiles" =>
      errorsOf(of, from, to).length > 0 ? "breaks" : "compiles";
    return {
      name,
      pair,
      findings: findings(old, next),
      types: verdict("types"),
      handlers: verdict("handlers"),
      fates: fatesOf(from, to),
      wrong: COMPILED.flatMap((of) => errorsOf(of, from, from)),
      saysDeprecated: (deprecations.get(to.folder) ?? 0) > (deprecations.get(from.folder) ?? 0),
    };
  });
}

/** Consumers of each old side, against itself and against the new side. */
function consumersOf(sides: readonly (readonly [Side, Side])[]): readonly OutputFile[] {
  const consumers = new Map<string, OutputFile>();
  for (const [from, to] of sides) {
    if (!from.planned || !to.planned) continue;
    for (const of of COMPILED) {
      for (const against of [from, to])
        consumers.set(consumerPath(of, from, against), consumerOf(of, from, against));
    }
  }
  return [...consumers.values()];
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
