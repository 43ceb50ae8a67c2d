/**
 * A plain comparison of two catalogues, written without looking at how `diff` compares: it knows no
 * rules and no levels, only what the format says that is not worth a word. It tells each difference
 * by its path, `query+allpages/limit/max` or `query+allpages/prop/type/+ids`.
 *
 * @module
 */
import { isDeepStrictEqual } from "node:util";

type Plain = Readonly<Record<string, unknown>>;

/** Of modules and parameters: what says where it comes from, or is there to be read. */
const NOT_COMPARED = new Set([
  "classname",
  "source",
  "sourcename",
  "licensetag",
  "licenselink",
  "helpurls",
  "description",
  "examples",
  "index",
  "name",
  "path",
  "parameters",
  "templatedparameters",
]);
/** Keys whose empty text is a text; of all others it is a flag that is set. */
const TEXTS = new Set(["prefix", "default", "allspecifier", "group", "tokentype"]);

/** The paths of everything that differs; what is on one side only is one difference, with `+` or `-`. */
export function structuralDifferences(old: readonly Plain[], next: readonly Plain[]): string[] {
  return byName(old, next, "path").flatMap(([path, before, after]) => {
    if (!before || !after) return [sign(path, after)];
    return [
      ...membersOf(path, before, after),
      ...["parameters", "templatedparameters"].flatMap((list) =>
        byName(plains(before[list]), plains(after[list]), "name").flatMap(([name, from, to]) =>
          from && to
            ? membersOf(`${path}/${name}`, from, to)
            : [`${path}/${list}/${sign(name, to)}`],
        ),
      ),
    ];
  });
}

function membersOf(at: string, old: Plain, next: Plain): string[] {
  // How many values count only tells who asked.
  const ignored = (key: string): boolean =>
    NOT_COMPARED.has(key) || (key === "limit" && "multi" in { ...old, ...next });
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .filter((key) => !ignored(key))
    .flatMap((key) => valuesOf(`${at}/${key}`, normal(old, key), normal(next, key)));
}

function valuesOf(at: string, old: unknown, next: unknown): string[] {
  if (Array.isArray(old) && Array.isArray(next)) {
    const [before, after] = [new Set(old.map(text)), new Set(next.map(text))];
    return [
      ...[...before].filter((value) => !after.has(value)).map((value) => `${at}/-${value}`),
      ...[...after].filter((value) => !before.has(value)).map((value) => `${at}/+${value}`),
    ];
  }
  if (isPlain(old) && isPlain(next))
    return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) => {
      if (!(key in old) || !(key in next)) return [`${at}/${sign(key, next[key])}`];
      return valuesOf(`${at}/${key}`, old[key], next[key]);
    });
  return isDeepStrictEqual(old, next) ? [] : [at];
}

/** A flag as true or undefined, lists of several values in a default without their order. */
function normal(object: Plain, key: string): unknown {
  const value = object[key];
  if (value === false || (value === "" && !TEXTS.has(key))) return value === "" || undefined;
  if (key !== "default" || !("multi" in object) || typeof value !== "string") return value;
  return value.split("|").toSorted().join("|");
}

function byName(
  old: readonly Plain[],
  next: readonly Plain[],
  key: string,
): (readonly [name: string, old: Plain | undefined, next: Plain | undefined])[] {
  const [before, after] = [old, next].map(
    (all) => new Map(all.map((each) => [text(each[key]), each])),
  );
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...names].map((name) => [name, before?.get(name), after?.get(name)]);
}

function sign(name: string, next: unknown): string {
  return `${next === undefined ? "-" : "+"}${name}`;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where there is no list. */
export function plains(value: unknown): readonly Plain[] {
  return Array.isArray(value) ? value.filter(isPlain) : [];
}
