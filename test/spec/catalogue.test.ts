/**
 * The query module catalogue, held against a second, independent transcript of its source: `catalogue.jsonl`,
 * which is not derived from the catalogue. Correct it from the source document only.
 *
 * A line is a module; a parameter is `name type [] =default min..max/highmax key:value… flag…`. A type may be its
 * values, `(a|b)`; `[]` is several values with the counts 50, 500 and 50; texts are in quotes if they are not plain.
 * Parameters are in the order of `index`, the templated ones last.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import catalogue from "../../spec/paraminfo/catalogue.json" with { type: "json" };

type Members = Readonly<Record<string, unknown>>;

const EXPECTED: readonly string[] = readFileSync(
  new URL("catalogue.jsonl", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n");

const FLAGS = ["required", "allowsduplicates", "sensitive", "deprecated"];
const MODULE_FLAGS = ["readrights", "generator", "deprecated"];

/** The flags of an object, which are empty texts, and its other members. */
function splitFlags(object: Members, names: readonly string[]): readonly [string[], Members] {
  const found = names.filter((name) => object[name] === "");
  const others = Object.entries(object).filter(([name]) => !found.includes(name));
  return [found, Object.fromEntries(others)];
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}

function literalText(value: unknown): string {
  return typeof value === "string" ? quoted(value) : String(value);
}

function valueText(value: unknown): string {
  return /^[\w!/.+-]+$/.test(String(value)) ? String(value) : quoted(String(value));
}

function listText(key: string, value: unknown): readonly string[] {
  return Array.isArray(value) ? [`${key}:${value.map(valueText).join(",")}`] : [];
}

function boundsText(min: unknown, max: unknown, highmax: unknown): readonly string[] {
  const [low = "", high = "", higher] = [min, max, highmax].map((each) =>
    typeof each === "number" ? each : undefined,
  );
  if (low === "" && high === "" && higher === undefined) return [];
  return [`${low}..${high}${higher === undefined ? "" : `/${higher}`}`];
}

/** A parameter as one line. Members without a notation are at its end as JSON. */
function parameterText(parameter: Members): string {
  const [flags, members] = splitFlags(parameter, FLAGS);
  const { name, type, multi, lowlimit, highlimit, limit, min, max, highmax, ...more } = members;
  const { allspecifier, extranamespaces, subtypes, deprecatedvalues, ...others } = more;
  const { info, templatevars, default: usual, index: _, ...rest } = others;
  const counts = [lowlimit, highlimit, limit].join();
  const conditions = Array.isArray(info) ? info : [];
  return [
    name,
    Array.isArray(type) ? `(${type.map(valueText).join("|")})` : type,
    ...(multi === "" && counts === "50,500,50" ? ["[]"] : counts === ",," ? [] : [counts]),
    ...(usual === undefined ? [] : [`=${literalText(usual)}`]),
    ...boundsText(min, max, highmax),
    ...(allspecifier === undefined ? [] : [`all:${literalText(allspecifier)}`]),
    ...listText("extranamespaces", extranamespaces),
    ...listText("subtypes", subtypes),
    ...listText("deprecatedvalues", deprecatedvalues),
    ...conditions.map((condition: Members) => {
      const values = condition["values"];
      const shown = Array.isArray(values) ? `(${values.map(literalText).join(",")})` : "";
      return `info:${valueText(condition["name"])}${shown}`;
    }),
    ...Object.entries(Object(templatevars)).map(
      ([variable, source]) => `vars:${valueText(variable)}=${valueText(source)}`,
    ),
    ...flags,
    ...(Object.keys(rest).length > 0 ? [JSON.stringify(rest)] : []),
  ].join(" ");
}

function moduleText(module: Members): string {
  const [flags, members] = splitFlags(module, MODULE_FLAGS);
  const { path, licensetag, parameters, templatedparameters, ...others } = members;
  expect([path, licensetag]).toEqual([`query+${String(others["name"])}`, "GPL-2.0-or-later"]);
  const lists = [parameters, templatedparameters].map((list): readonly Members[] =>
    Array.isArray(list) ? list : [],
  );
  const all = lists.flat();
  expect(all.map(({ index }) => index)).toEqual(all.map((_, index) => index + 1));
  const [params = [], templated = []] = lists.map((list) => list.map(parameterText));
  const { name, group, prefix, ...rest } = others;
  const shown = { name, group, prefix, flags: flags.join(" "), ...rest, params };
  return JSON.stringify({ ...shown, ...(templated.length > 0 && { templated }) });
}

it("is the transcript of its source, module by module, in order", () => {
  const { modules, ...rest } = catalogue.paraminfo;
  expect(rest).toEqual({ helpformat: "none" });
  expect(modules.map(moduleText)).toEqual(EXPECTED);
});

it("has different prefixes and parameters", () => {
  const prefixes = catalogue.paraminfo.modules.flatMap(({ prefix }) => prefix || []);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const { name, parameters } of catalogue.paraminfo.modules)
    expect(new Set(parameters.map((each) => each.name)).size, name).toBe(parameters.length);
});
