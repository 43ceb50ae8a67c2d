import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Problem } from "../../base/diagnostic.js";
import { objectOf } from "../../base/json.js";
import { below } from "../../base/document.js";
import { reaching } from "../schema/references.js";
import type { Edge, ComponentReference } from "../schema/references.js";
import { operationsIn, unitOf } from "./units.js";
import type { OperationUnit } from "./units.js";

/** The problems of the complete document. Each of them prevents generation. */
export function fatalProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ pointer }) => unitOf(pointer).kind === "document");
}

/** Removes the parts that have problems, and the parts that depend on them. */
export function withoutProblems(
  value: unknown,
  problems: readonly Problem[],
  references: readonly ComponentReference[],
): unknown {
  return withoutUnits(value, new Set(causesOf(value, problems, references).keys()));
}

/**
 * Reports operations and other parts that are skipped because of problems. Operations with the same
 * problem share a warning.
 */
export function skipWarnings(
  value: unknown,
  problems: readonly Problem[],
  references: readonly ComponentReference[],
): readonly Diagnostic[] {
  if (problems.length === 0) return [];
  const reasons = new Map<string, Reason>();
  const reasonFor = (problem: Problem): Reason => {
    const { message } = problem.diagnostic;
    const reason = reasons.get(message) ?? { problem, names: new Set() };
    reasons.set(message, reason);
    return reason;
  };
  const operations = operationsIn(value);
  const byPointer = new Map(operations.map(({ pointer, name }) => [pointer, name]));
  for (const problem of problems) {
    const { names } = reasonFor(problem);
    const name = byPointer.get(unitOf(problem.pointer).pointer);
    if (name !== undefined) names.add(name);
  }
  const causes = causesOf(value, problems, references);
  for (const { pointer, name } of operations) {
    const cause = causes.get(pointer);
    if (cause) reasonFor(cause).names.add(name);
  }
  return [...reasons.values()].map(skipWarning);
}

/** A reason for skipping, with the names of the operations. */
interface Reason {
  /** The first problem with this reason. */
  readonly problem: Problem;
  readonly names: Set<string>;
}

function skipWarning({ problem: { pointer, diagnostic: found }, names }: Reason): Diagnostic {
  const { message: detail, position } = found;
  return names.size > 0
    ? diagnostic("operation-skipped", { names: [...names], detail }, position)
    : diagnostic("part-skipped", { name: unitOf(pointer).pointer, detail }, position);
}

/** The units that cannot be used, by pointer, each with the first problem that it depends on. */
export function causesOf(
  value: unknown,
  problems: readonly Problem[],
  references: readonly ComponentReference[],
): ReadonlyMap<string, Problem> {
  const broken = new Map<string, Problem>();
  for (const problem of problems) {
    const { pointer } = unitOf(problem.pointer);
    if (!broken.has(pointer)) broken.set(pointer, problem);
  }
  const causes = reaching(dependencies(operationsIn(value), references), [...broken.keys()]);
  return new Map(
    [...causes].flatMap(([unit, start]) => {
      const problem = broken.get(start);
      return problem ? [[unit, problem] as const] : [];
    }),
  );
}

/**
 * The requirements of each unit: an operation requires its path item, and any unit requires the
 * components it refers to.
 */
function dependencies(
  operations: readonly OperationUnit[],
  references: readonly ComponentReference[],
): readonly Edge[] {
  return [
    ...operations.map(({ pointer, path }) => ({ from: pointer, to: path })),
    ...references.flatMap(({ pointer, target }) => {
      const from = unitOf(pointer).pointer;
      return target === undefined
        ? []
        : [
            { from, to: target },
            { from: target, to: unitOf(below("/components", sectionOf(target))).pointer },
          ];
    }),
  ];
}

function sectionOf(component: string): string {
  return component.split("/")[2] ?? "";
}

/** Removes operations, path items, components and sections by their pointers. */
export function withoutUnits(value: unknown, removed: ReadonlySet<string>): unknown {
  return mapMembers(value, "", removed, (member, at) => {
    if (at !== "/paths" && at !== "/components") return member;
    return mapMembers(member, at, removed, (item, own) =>
      mapMembers(item, own, removed, (part) => part),
    );
  });
}

function mapMembers(
  holder: unknown,
  pointer: string,
  removed: ReadonlySet<string>,
  replace: (member: unknown, pointer: string) => unknown,
): unknown {
  const kept = Object.entries(objectOf(holder)).flatMap(([name, member]) => {
    const at = below(pointer, name);
    return removed.has(at) ? [] : [[name, replace(member, at)] as const];
  });
  return Object.fromEntries(kept);
}
