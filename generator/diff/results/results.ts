import { changeOf } from "../change.js";
import type { Change, Place, Subject } from "../change.js";
import { canonical, keysOfBoth, member, writtenAlike } from "../json.js";
import type { ComparedCatalogue, ComparedResults } from "../spec.js";
import { docsChanges } from "../unknown.js";
import type { Document } from "../../read/document.js";
import type { Correction, Result } from "../../spec/types.js";
import type { MatchedModules } from "../catalogue/modules.js";
import { fieldsChanges } from "./fields.js";
import type { FieldScope } from "./scope.js";
import { movedRows, rowsChanges } from "./rows.js";

/**
 * Every difference between what was learned of the modules of two catalogues, corrections applied. A
 * side that came as a lone file without results beside it tells nothing of them.
 */
export function resultsChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  matched: MatchedModules,
  docs: boolean,
): readonly Change[] {
  if (!old.results || !next.results) return [];
  return presence(old.results, next.results)
    ? wholeChange(old, next)
    : [
        ...pathsOf(old.results, next.results, matched).flatMap(([from, to]) =>
          resultChanges(old, next, from, to, docs),
        ),
        ...(docs ? correctionChanges(old.results, next.results, old, next) : []),
      ];
}

/** Whether one side has no results at all: then that is the one thing to say. */
function presence(
  { modules: before }: ComparedResults,
  { modules: after }: ComparedResults,
): boolean {
  return (before.size === 0) !== (after.size === 0);
}

function wholeChange(old: ComparedCatalogue, next: ComparedCatalogue): readonly Change[] {
  const isNew = old.results?.modules.size === 0;
  return [
    changeOf(isNew ? "result-added" : "result-removed", {
      module: "",
      parameter: "",
      old: { document: old.document, pointer: "" },
      new: { document: next.document, pointer: "" },
    }),
  ];
}

/** The modules of both sides, each with its name before and after; of those that came or went, the catalogue's rules speak. */
function pathsOf(
  { modules: before }: ComparedResults,
  { modules: after }: ComparedResults,
  { pairs, removed, added }: MatchedModules,
): readonly (readonly [from: string, to: string])[] {
  const renamed = new Map(
    pairs.flatMap(([{ module: from }, { module: to }]) =>
      from.path === to.path ? [] : [[from.path, to.path] as const],
    ),
  );
  const claimed = new Set([...removed, ...added].map(({ module }) => module.path));
  const taken = new Set(renamed.values());
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter((path) => !claimed.has(path) && (!taken.has(path) || before.has(path)))
    .map((path) => [path, renamed.get(path) ?? path] as const);
}

function resultChanges(
  old: ComparedCatalogue,
  next: ComparedCatalogue,
  from: string,
  to: string,
  docs: boolean,
): readonly Change[] {
  const [before, after] = [old.results?.modules.get(from), next.results?.modules.get(to)];
  if (!before || !after) {
    if (!before && !after) return [];
    const places = {
      ...(before && { old: placeOf(before) }),
      ...(after && { new: placeOf(after) }),
    };
    return [{ rule: after ? "result-added" : "result-removed", module: to, parameter: "", places }];
  }
  if (
    writtenAlike(before.value, after.value) &&
    writtenAlike(valuesOf(old, from), valuesOf(next, to))
  )
    return [];
  return comparedResults(before, after, to, {
    docs,
    oldValues: valuesOf(old, from),
    newValues: valuesOf(next, to),
  });
}

interface Facts {
  readonly docs: boolean;
  readonly oldValues: ParameterValues;
  readonly newValues: ParameterValues;
}

type ParameterValues = Readonly<Record<string, readonly string[]>>;

function comparedResults(
  before: Document<Result>,
  after: Document<Result>,
  module: string,
  { docs, oldValues, newValues }: Facts,
): readonly Change[] {
  const moved = movedRows(before.value, after.value);
  const whole: Subject = { module, old: placeOf(before), new: placeOf(after) };
  const scope = (path: string, at: string): FieldScope => ({
    module,
    path,
    old: { place: below(placeOf(before), at), valuesOf: (name) => valuesIn(oldValues, name) },
    new: { place: below(placeOf(after), at), valuesOf: (name) => valuesIn(newValues, name) },
    ...(moved && { moved }),
    docs,
  });
  return [
    ...rowsChanges(whole, before.value, after.value, moved),
    ...fieldsChanges(scope("", "/answer"), before.value.answer, after.value.answer),
    ...fieldsChanges(
      scope("generator.pages[]", "/generator"),
      before.value.generator ?? {},
      after.value.generator ?? {},
    ),
    ...(docs ? docsChanges(whole, before.value, after.value, ["servers"]) : []),
  ];
}

/** The values of the parameters of a module, as its catalogue lists them. */
function valuesOf({ document, protocol }: ComparedCatalogue, path: string): ParameterValues {
  const modules = [...document.value.paraminfo.modules, ...(protocol?.value.roots ?? [])];
  const found = modules.find((module) => module.path === path);
  return Object.fromEntries(
    (found?.parameters ?? []).flatMap(({ name, type }) =>
      Array.isArray(type) ? [[name, type.map(String)]] : [],
    ),
  );
}

function valuesIn(values: ParameterValues, name: string): readonly string[] {
  return Object.hasOwn(values, name) ? (values[name] ?? []) : [];
}

function placeOf(document: Document<Result>): Place {
  return { document, pointer: "" };
}

function below({ document, pointer }: Place, at: string): Place {
  return { document, pointer: pointer + at };
}

/** What a correction does shows in the fields; its reason is a text for readers. */
function correctionChanges(
  before: ComparedResults,
  after: ComparedResults,
  old: ComparedCatalogue,
  next: ComparedCatalogue,
): readonly Change[] {
  const [reasons, changed] = [reasonsOf(before), reasonsOf(after)];
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
          old: { document: old.document, pointer: "" },
          new: { document: next.document, pointer: "" },
        },
        { value: "correction", old: from ?? null, new: to ?? null },
      ),
    ];
  });
}

function reasonsOf({ corrections }: ComparedResults): Readonly<Record<string, string>> {
  return Object.fromEntries(
    corrections.map(({ module, at, reason }: Correction) => [[module, ...at].join("\n"), reason]),
  );
}
