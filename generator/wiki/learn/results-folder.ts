import { escapeHiddenInLines } from "../../base/hidden-characters.js";
import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { validateShape } from "../../spec/source/validate-shape.js";
import { diagnostic, hasErrors } from "../../base/diagnostic.js";
import type { Diagnostic, Staged } from "../../base/diagnostic.js";
import { fileOf } from "../../emit/plan/identifier.js";
import { parseDocument } from "../../base/document.js";
import { readRegularFile } from "../../base/regular-file.js";
import type {
  Correction,
  Result,
  ResultField,
  ResultFields,
  ResultShape,
} from "../../spec/source/types.js";
import {
  corrections as validateCorrections,
  result as validateResult,
} from "../../spec/source/validators.js";
import { changesTo } from "../../project/output-folder.js";
import type { FileChange } from "../../project/changes.js";
import { commit } from "../../project/commit.js";

/** The file of manual corrections, in the results folder. */
export const CORRECTIONS_FILE = "corrections.json";

/**
 * Reads the known results, by module path. Invalid files are errors. Throws if the folder cannot be
 * read.
 */
export function readResults(folder: string, label: string): Staged<ReadonlyMap<string, Result>> {
  const results = new Map<string, Result>();
  const diagnostics: Diagnostic[] = [];
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  for (const name of names.filter((each) => each.endsWith(".json") && each !== CORRECTIONS_FILE)) {
    const parsed = parseDocument(join(label, name), readRegularFile(join(folder, name)));
    const checked = parsed.value && validateShape(parsed.value, validateResult);
    diagnostics.push(...parsed.diagnostics, ...(checked?.diagnostics ?? []));
    if (checked?.value) results.set(checked.value.value.module, checked.value.value);
  }
  return { value: hasErrors(diagnostics) ? undefined : results, diagnostics };
}

/** Reads the manual corrections of the results; none without the file. Throws as {@link readResults}. */
export function readCorrections(folder: string, label: string): Staged<readonly Correction[]> {
  const file = join(folder, CORRECTIONS_FILE);
  if (!existsSync(file)) return { value: [], diagnostics: [] };
  const parsed = parseDocument(join(label, CORRECTIONS_FILE), readRegularFile(file));
  const checked = parsed.value && validateShape(parsed.value, validateCorrections);
  const diagnostics = [...parsed.diagnostics, ...(checked?.diagnostics ?? [])];
  return { value: checked?.value?.value.corrections, diagnostics };
}

/**
 * Writes results, and returns the names of changed files. Throws the system's error if
 * writing fails.
 *
 * @param check runs while the folder is locked, and may throw
 */
export function writeResults(
  folder: string,
  results: readonly Result[],
  check: () => void = () => undefined,
): readonly string[] {
  const texts = Object.fromEntries(
    results.map((result) => [
      `${resultFileName(result.module)}.json`,
      resultText(withSchema(result, folder)),
    ]),
  );
  const changesNow = (): readonly FileChange[] => {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error("it is a link");
    check();
    return changesTo(folder, texts);
  };
  return commit(folder, changesNow(), changesNow).map(({ path }) => path);
}

/** The results of modules that have changed since an earlier state, by path. */
export function changedSince(
  before: ReadonlyMap<string, Result>,
  now: ReadonlyMap<string, Result>,
  results: readonly Result[],
): readonly string[] {
  return results
    .map(({ module }) => module)
    .filter((path) => !isDeepStrictEqual(before.get(path), now.get(path)));
}

/** The path of the schema in this repository. Other folders do not contain it. */
const SCHEMA = "../../schemas/result.schema.json";

function withSchema(result: Result, folder: string): Result {
  return result.$schema === undefined && existsSync(join(folder, SCHEMA))
    ? { ...result, $schema: SCHEMA }
    : result;
}

/**
 * Reports modules with invalid or duplicate file names. A name must not lead outside the folder, or
 * to a different module's file.
 */
export function resultFileDiagnostics(paths: readonly string[]): readonly Diagnostic[] {
  const owners = new Map<string, string>();
  return paths.flatMap((path) => {
    const name = resultFileName(path);
    const checked = fileOf(name);
    if ("problem" in checked)
      return [diagnostic("unsafe-name", { name: path, detail: checked.problem })];
    const file = `${name}.json`.normalize().toLowerCase();
    const other = file === CORRECTIONS_FILE ? CORRECTIONS_FILE : owners.get(file);
    owners.set(file, path);
    return other === undefined ? [] : [diagnostic("name-collision", { name: path, other })];
  });
}

/** The file name of a result; query modules use their own name. */
export function resultFileName(path: string): string {
  return path.replace(/^query\+/, "").replaceAll("+", "-");
}

/**
 * Formats a result with simple fields on one line each, for readable diffs. Names and values come
 * from responses, so characters that would hide or reorder text in a diff are escaped.
 */
export function resultText(result: Result): string {
  const { $schema, module, servers, rows } = result;
  const { response, generator, bodies, errors } = result;
  const ordered: Result = {
    ...($schema !== undefined && { $schema }),
    module,
    servers,
    ...(rows && { rows }),
    response: inOrder(response),
    ...(generator && { generator: inOrder(generator) }),
    ...(bodies && { bodies }),
    ...(errors && { errors }),
  };
  return `${escapeHiddenInLines(lines(ordered, "", 0))}\n`;
}

/** Sorts the members of each field. */
function inOrder(fields: ResultFields): ResultFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { is, optional, when, values, presentIf, seen, servers, only, formatversion1 } = field;
      const ordered: ResultField = {
        is: shapeInOrder(is),
        ...(optional && { optional }),
        ...(when && { when }),
        ...(values && { values }),
        ...(presentIf && { presentIf }),
        seen,
        ...(servers && { servers }),
        ...(only && { only }),
        ...(field.example !== undefined && { example: field.example }),
        ...(formatversion1 && { formatversion1 }),
      };
      return [name, ordered];
    }),
  );
}

function shapeInOrder(shape: ResultShape): ResultShape {
  if (typeof shape !== "object" || "enumOf" in shape) return shape;
  if ("list" in shape) return { list: shapeInOrder(shape.list) };
  const { emptyIsList } = "anyOf" in shape ? {} : shape;
  const flag = emptyIsList ? { emptyIsList } : {};
  if ("map" in shape) return { map: shapeInOrder(shape.map), ...flag };
  if ("record" in shape) return { record: inOrder(shape.record), ...flag };
  const [first, second, ...others] = shape.anyOf;
  return {
    anyOf: [shapeInOrder(first), shapeInOrder(second), ...others.map(shapeInOrder)],
  };
}

/** The maximum width of a line. */
const WIDTH = 100;

/**
 * Formats a value as lines.
 *
 * @param before the number of characters before the value on its first line, without the indent
 */
function lines(value: unknown, indent: string, before: number): string {
  const flat = flatText(value);
  if (indent.length + before + flat.length < WIDTH && !isDeep(value)) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + lines(item, inner, 0));
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  if (typeof value !== "object" || value === null) return flat;
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + lines(member, inner, name.length);
  });
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${indent}}`;
}

function flatText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${flatText(member)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Returns true for records, which are written on several lines. */
function isDeep(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Object.hasOwn(value, "record") || Object.hasOwn(value, "module")) return true;
  return Object.values(value).some(isDeep);
}
