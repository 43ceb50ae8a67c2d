/**
 * Answers that were recorded, and the places in them.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { readCatalogue } from "../../../../generator/cli/inspect-catalogue.js";
import type { InspectedCatalogue } from "../../../../generator/cli/inspect-catalogue.js";
import { jobOptions } from "../../../../generator/cli/options.js";
import { REPOSITORY } from "../../support/places.js";

/** A request to one module, and what a real wiki answered. */
export interface RecordedAnswer {
  /** The path of the module. */
  readonly module: string;
  readonly request: string;
  readonly response: unknown;
}

/** Names and indices from the answer down. */
export type Path = readonly (string | number)[];

/** The project's catalogue, with what was learned of its modules. */
export function learnedCatalogue(): InspectedCatalogue {
  const { value, diagnostics } = readCatalogue(
    jobOptions(REPOSITORY, ["spec/paraminfo/catalogue.json"], undefined),
  );
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

/** The file that `test/wiki/recorded-answers.test.ts` records. A new request is a line with any response. */
export const RECORDED_ANSWERS = new URL("answers.jsonl", import.meta.url);

/** Reads the recorded answers. */
export function recordedAnswers(): readonly RecordedAnswer[] {
  return readFileSync(RECORDED_ANSWERS, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): RecordedAnswer => JSON.parse(line));
}

/** An object in an answer. */
export interface Found {
  readonly path: Path;
  readonly value: object;
}

/** The first row, by where rows were learned to be; where rows are no objects, the object that holds them. */
export function firstRow(
  { results }: InspectedCatalogue,
  recorded: RecordedAnswer,
): Found | undefined {
  const rows = results.find(({ descriptor }) => descriptor.module === recorded.module)?.descriptor
    .rows;
  if (!rows) return undefined;
  return rowBelow({ path: [], value: recorded.response }, rows.at, rows.kind === "object");
}

function rowBelow(
  { path, value }: { readonly path: Path; readonly value: unknown },
  [name, ...rest]: readonly string[],
  isObject: boolean,
): Found | undefined {
  const entries = entriesOf(value);
  if (name === undefined) {
    if (isObject) return isPlain(value) ? { path, value } : undefined;
    return firstOf(entries, ([key, row]) =>
      rowBelow({ path: [...path, key], value: row }, [], true),
    );
  }
  if (!isPlain(value) || !(name in value))
    // Items of a list, entries of a map, pages by their number: the first that has rows.
    return firstOf(entries, ([key, inner]) =>
      rowBelow({ path: [...path, key], value: inner }, [name, ...rest], isObject),
    );
  const inner = memberOf(value, name);
  const row = rowBelow({ path: [...path, name], value: inner }, rest, isObject);
  return row ?? (rest.length === 0 && entriesOf(inner).length > 0 ? { path, value } : undefined);
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

/** A copy in which one place is another. */
export function edited(value: unknown, path: Path, edit: (place: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return edit(value);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? edited(item, rest, edit) : item));
  return Object.fromEntries(
    Object.entries(objectOf(value)).map(([key, member]) => [
      key,
      key === step ? edited(member, rest, edit) : member,
    ]),
  );
}

/** The value at a path; undefined where it leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, step) => memberOf(here, step), value);
}

function memberOf(value: unknown, step: string | number): unknown {
  return entriesOf(value).find(([key]) => key === step)?.[1];
}

/** The items of a list by their indices, or the members of an object. */
export function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item] as const);
  return isPlain(value) ? Object.entries(value) : [];
}

/** The object, or an empty one where it is none. */
export function objectOf(value: unknown): object {
  return isPlain(value) ? value : {};
}

/** Whether a value is an object of JSON. */
export function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A path as one text. */
export function textOf(path: Path): string {
  return JSON.stringify(path);
}
