import { canonical, keysOfBoth, member } from "../base/json.js";
import type { ModuleOperation } from "../spec/model/operation.js";
import type { Origin } from "../spec/model/parameter.js";
import type { ModuleResult } from "../spec/model/result.js";
import type { Correction } from "../spec/source/types.js";
import { changeOf, listChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { ComparedCatalogue } from "./compared-spec.js";
import { namedChanges } from "./matching.js";
import type { Matched } from "./matching.js";
import { docsChanges } from "./remarks.js";
import { bodiesChanges } from "./result-bodies.js";
import { fieldsChanges, resultBelow, withoutSigns } from "./result-fields.js";
import type { MovedRows, ResultPair, ResultSide } from "./result-fields.js";

/** The learned result of a module. */
interface ComparedResult {
  readonly result: ModuleResult;
  readonly origin: Origin;
  /** Absent if the catalogue does not have the module. */
  readonly module?: ModuleOperation;
}

/**
 * Compares the learned results of two catalogues' modules, with corrections. The results for a
 * single file without a results folder are unknown.
 */
export function resultsChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  { pairs, removed, added }: Matched<ModuleOperation>,
  docs: boolean,
): readonly Change[] {
  if (!old.hasResults || !next.hasResults) return [];
  const [before, after] = [resultsOf(old), resultsOf(next)];
  const file: Subject = { module: "", parameter: "", ...rootOrigins(old, next) };
  // Results that only the base or only the revision has are one change.
  if ((before.length === 0) !== (after.length === 0))
    return [changeOf(after.length > 0 ? "result-added" : "result-removed", file)];
  const renamed = new Map(pairs.map(([from, to]) => [from.path, to.path]));
  // Changes for added and removed modules include their results.
  const claimed = new Set([...removed, ...added].map(({ path }) => path));
  const byPath = (results: typeof before, names: ReadonlyMap<string, string> = new Map()) =>
    new Map(
      results
        .filter(([path]) => !claimed.has(path))
        .map(([path, result]) => [names.get(path) ?? path, result]),
    );
  return [
    ...namedChanges(byPath(before, renamed), byPath(after), {
      removed: ({ origin }, module) =>
        changeOf("result-removed", { module, parameter: "", old: origin }),
      added: ({ origin }, module) =>
        changeOf("result-added", { module, parameter: "", new: origin }),
      kept: (from, to, module) => resultChanges(from, to, module, docs),
    }),
    ...(docs ? correctionChanges(old, next) : []),
  ];
}

function rootOrigins(
  { file }: ComparedCatalogue,
  { file: newFile }: ComparedCatalogue,
): Pick<Subject, "old" | "new"> {
  return { old: { file, pointer: "" }, new: { file: newFile, pointer: "" } };
}

/** A catalogue's learned results by path, including results for modules that it lacks. */
function resultsOf({
  model: { operations, otherResults = {} },
  file,
}: ComparedCatalogue): readonly (readonly [path: string, result: ComparedResult])[] {
  const compared = (result: ModuleResult) => ({
    result,
    origin: result.origin ?? { file, pointer: "" },
  });
  return [
    ...operations.flatMap((module) => {
      const { path, result } = module;
      return result ? [[path, { ...compared(result), module }] as const] : [];
    }),
    ...Object.entries(otherResults).map(([path, result]) => [path, compared(result)] as const),
  ];
}

function resultChanges(
  { result: old, origin, module: oldModule }: ComparedResult,
  { result: next, origin: newOrigin, module: newModule }: ComparedResult,
  module: string,
  docs: boolean,
): readonly Change[] {
  const context = { docs, old: sideOf(old, oldModule), new: sideOf(next, newModule) };
  const result: ResultPair = { module, parameter: "", old: origin, new: newOrigin, context };
  const response = resultBelow(result, "", "/response");
  const generator = resultBelow(result, "generator.pages[]", "/generator");
  const renamed = renamedRows(old, next);
  const fields = fieldsChanges(response, old.response, next.response);
  const moved = renamed && areMoved(renamed, fields) ? renamed : undefined;
  const renaming = { ...response, context: { ...context, ...(moved && { moved }) } };
  return [
    ...rowsChanges(result, old, next, moved),
    ...(moved ? fieldsChanges(renaming, old.response, next.response) : fields),
    ...fieldsChanges(generator, old.generator, next.generator),
    ...bodiesChanges(result, old.bodies, next.bodies),
    ...listChanges(result, codesOf(old), codesOf(next), "/errors", [
      "result-error-added",
      "result-error-removed",
    ]),
    ...(docs ? docsChanges({ module, old: origin, new: newOrigin }, old, next, ["servers"]) : []),
  ];
}

function sideOf({ servers }: ModuleResult, module: ModuleOperation | undefined): ResultSide {
  return { servers, parameters: module?.parameters ?? [] };
}

/** The codes of the errors that a module was observed to send. */
function codesOf({ errors }: ModuleResult): readonly string[] {
  return errors.map(({ code }) => code);
}

/** Returns the name of the rows that differs, if exactly one of their path does. */
function renamedRows(old: ModuleResult, next: ModuleResult): MovedRows | undefined {
  const [before, after] = [old.rows?.at ?? [], next.rows?.at ?? []];
  const differing = before.flatMap((name, index) => (name === after[index] ? [] : [index]));
  const [index, more] = differing;
  if (before.length !== after.length || index === undefined || more !== undefined) return undefined;
  const [from = "", to = ""] = [before[index], after[index]];
  return { within: before.slice(0, index).join("."), from, to };
}

/**
 * Returns true if a field was removed and a different one was added where the rows' name changed.
 */
function areMoved({ within, from, to }: MovedRows, changes: readonly Change[]): boolean {
  const isAt = ({ rule, parameter = "" }: Change, start: string, name: string): boolean =>
    rule.startsWith(start) &&
    withoutSigns(parameter) === (within === "" ? name : `${within}.${name}`);
  return (
    changes.some((each) => isAt(each, "result-field-removed", from)) &&
    changes.some((each) => isAt(each, "result-field-added", to))
  );
}

/** Compares the rows' location and the selector for their fields. */
function rowsChanges(
  result: ResultPair,
  { rows: old }: ModuleResult,
  { rows: next }: ModuleResult,
  moved: MovedRows | undefined,
): readonly Change[] {
  // If the fields did not move, or have separate findings, the rows alone are elsewhere.
  const circumstances = [!moved && "fields-stay", !old && "first"];
  const [before, after] = [rowsPath(old), rowsPath(next)];
  return [
    ...valueChanges("result-rows-moved", result, before, after, "/rows", circumstances),
    ...valueChanges(
      "result-selector-changed",
      result,
      old?.selector,
      next?.selector,
      "/rows/selector",
      [!old && "first"],
    ),
  ];
}

/**
 * Formats the location of rows: `query.allpages[]` for items, `query.x{}` for entries, `query.x`
 * for the object itself.
 */
function rowsPath(rows: ModuleResult["rows"]): string {
  if (!rows) return canonical(null);
  const signs = { item: "[]", entry: "{}", object: "" } as const;
  return rows.at.join(".") + signs[rows.kind];
}

/** A correction's effect is compared by the fields. Its reason is a descriptive text. */
function correctionChanges(old: ComparedCatalogue, next: ComparedCatalogue): readonly Change[] {
  const [before, after] = [reasonsOf(old), reasonsOf(next)];
  return keysOfBoth(before, after).flatMap((key) => {
    const [module = "", ...at] = key.split("\n");
    const subject: Subject = { module, parameter: at.join("."), ...rootOrigins(old, next) };
    const [from, to] = [member(before, key) ?? null, member(after, key) ?? null];
    return valueChanges("docs-changed", subject, from, to, "").map((change) => ({
      ...change,
      value: "correction",
    }));
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
