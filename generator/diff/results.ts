import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical, keysOfBoth, member, setDifference } from "../base/json.js";
import type { ComparedCatalogue } from "./compared-spec.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { Origin } from "../spec/model/parameter.js";
import type { ModuleResult, ObservedError } from "../spec/model/result.js";
import { docsChanges } from "./remarks.js";
import type { Correction } from "../spec/source/types.js";
import { isUnchanged } from "./matching.js";
import type { Matched } from "./matching.js";
import { bodiesChanges } from "./result-bodies.js";
import { fieldsChanges } from "./result-fields.js";
import type { FieldScope, ScopedObject } from "./result-scope.js";
import { movedRows, rowsChanges } from "./result-rows.js";

/** The learned result of a module. */
interface ComparedResult {
  readonly result: ModuleResult;
  readonly origin: Origin;
  /** Absent if the catalogue does not have the module. */
  readonly module?: ModuleOperation;
}

/** Results by module path. */
type Results = ReadonlyMap<string, ComparedResult>;

/** The learned results of a catalogue, also of modules that it lacks. */
function resultsOf({ model: { operations, otherResults = {} }, file }: ComparedCatalogue): Results {
  const unknown = { file, pointer: "" };
  const own = operations.flatMap((module) => {
    const { path, result } = module;
    return result ? [[path, { result, origin: result.origin ?? unknown, module }] as const] : [];
  });
  const others = Object.entries(otherResults).map(
    ([path, result]) => [path, { result, origin: result.origin ?? unknown }] as const,
  );
  return new Map<string, ComparedResult>([...own, ...others]);
}

/**
 * Compares the learned results of the modules of two catalogues, with corrections. The results of a
 * single file without a results folder are unknown.
 */
export function resultsChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  matched: Matched<ModuleOperation>,
  docs: boolean,
): readonly Change[] {
  if (!old.hasResults || !next.hasResults) return [];
  const [before, after] = [resultsOf(old), resultsOf(next)];
  return presence(before, after)
    ? resultPresenceChange(before.size === 0, old, next)
    : [
        ...pathsOf(before, after, matched).flatMap(([from, to]) =>
          resultChanges(before.get(from), after.get(to), to, docs),
        ),
        ...(docs ? correctionChanges(old, next) : []),
      ];
}

/** Reports results that only the base or only the revision has, as one finding. */
function presence(before: Results, after: Results): boolean {
  return (before.size === 0) !== (after.size === 0);
}

function resultPresenceChange(
  isNew: boolean,
  old: ComparedCatalogue,
  next: ComparedCatalogue,
): readonly Change[] {
  return [
    changeOf(isNew ? "result-added" : "result-removed", {
      module: "",
      parameter: "",
      old: { file: old.file, pointer: "" },
      new: { file: next.file, pointer: "" },
    }),
  ];
}

/**
 * The names of each module in base and revision. Added and removed modules are reported by other
 * rules.
 */
function pathsOf(
  before: Results,
  after: Results,
  { pairs, removed, added }: Matched<ModuleOperation>,
): readonly (readonly [from: string, to: string])[] {
  const renamed = new Map(
    pairs.flatMap(([from, to]) => (from.path === to.path ? [] : [[from.path, to.path] as const])),
  );
  const claimed = new Set([...removed, ...added].map(({ path }) => path));
  const taken = new Set(renamed.values());
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter((path) => !claimed.has(path) && (!taken.has(path) || before.has(path)))
    .map((path) => [path, renamed.get(path) ?? path] as const);
}

function resultChanges(
  old: ComparedResult | undefined,
  next: ComparedResult | undefined,
  module: string,
  docs: boolean,
): readonly Change[] {
  if (!old && !next) return [];
  if (old && next) return comparedResults(old, next, module, docs);
  const origins = { ...(old && { old: old.origin }), ...(next && { new: next.origin }) };
  return [{ rule: next ? "result-added" : "result-removed", module, parameter: "", origins }];
}

function comparedResults(
  old: ComparedResult,
  next: ComparedResult,
  module: string,
  docs: boolean,
): readonly Change[] {
  const [before, after] = [old.result, next.result];
  if (isUnchanged(before, after)) return [];
  const moved = movedRows(before, after);
  const whole: Subject = { module, old: old.origin, new: next.origin };
  const scope = (path: string, at: string): FieldScope => ({
    module,
    path,
    old: scopedObject(old, at),
    new: scopedObject(next, at),
    ...(moved && { moved }),
    docs,
  });
  return [
    ...rowsChanges(whole, before, after, moved),
    ...fieldsChanges(scope("", "/response"), before.response, after.response),
    ...fieldsChanges(scope("generator.pages[]", "/generator"), before.generator, after.generator),
    ...bodiesChanges(scope("", ""), before.bodies, after.bodies),
    ...errorsChanges(whole, before.errors, after.errors),
    ...(docs ? docsChanges(whole, before, after, ["servers"]) : []),
  ];
}

function scopedObject({ result, origin, module }: ComparedResult, at: string): ScopedObject {
  const parameterOf: ScopedObject["parameterOf"] = (name) =>
    module?.parameters.find((each) => each.name === name);
  return {
    origin: { file: origin.file, pointer: origin.pointer + at },
    servers: result.servers,
    parameterOf,
    valuesOf: (name) => {
      const type = parameterOf(name)?.type;
      return type?.kind === "enum" ? type.values : undefined;
    },
  };
}

/** The effect of a correction is compared with the fields. Its reason is a text for readers. */
function correctionChanges(old: ComparedCatalogue, next: ComparedCatalogue): readonly Change[] {
  const [reasons, changed] = [reasonsOf(old), reasonsOf(next)];
  return keysOfBoth(reasons, changed).flatMap((key) => {
    const [from, to] = [member(reasons, key), member(changed, key)];
    if (canonical(from) === canonical(to)) return [];
    const [module = "", ...at] = key.split("\n");
    return [
      changeOf(
        "docs-changed",
        {
          module,
          parameter: at.join("."),
          old: { file: old.file, pointer: "" },
          new: { file: next.file, pointer: "" },
        },
        { value: "correction", old: from ?? null, new: to ?? null },
      ),
    ];
  });
}

function reasonsOf({ model }: ComparedCatalogue): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (model.remarks?.corrections ?? []).map(({ module, at, reason }: Correction) => [
      [module, ...at].join("\n"),
      reason,
    ]),
  );
}

/** Compares the codes of the errors that a module was observed to send. */
function errorsChanges(
  subject: Subject,
  old: readonly ObservedError[],
  next: readonly ObservedError[],
): readonly Change[] {
  const { removed, added } = setDifference(codesOf(old), codesOf(next));
  const whole: Subject = { ...subject, parameter: "" };
  return [
    ...removed.map((value) => changeOf("result-error-removed", whole, { value, at: "/errors" })),
    ...added.map((value) => changeOf("result-error-added", whole, { value, at: "/errors" })),
  ];
}

function codesOf(errors: readonly ObservedError[]): readonly string[] {
  return errors.map(({ code }) => code);
}
