/**
 * Catalogues at random, and the same ones spelled in another way.
 *
 * @module
 */
import {
  boolean,
  constantFrom,
  integer,
  record,
  shuffledSubarray,
  subarray,
  uniqueArray,
} from "fast-check";
import type { Arbitrary, GeneratorValue } from "fast-check";
import type { Condition, Flag, Module, Parameter } from "../../../generator/spec/source/types.js";

const TYPES = [
  "string",
  "text",
  "password",
  "raw",
  "integer",
  "float",
  "limit",
  "namespace",
  "user",
  "boolean",
  "timestamp",
  "expiry",
  "title",
  "tags",
  "upload",
  "colour",
  "enum",
] as const;
const VALUES = ["a", "b", "c", "1", "x y"];
const ANY_USER = ["name", "ip", "cidr", "interwiki", "id"];
const FLAGS = ["required", "deprecated", "sensitive", "mustExist"] as const;
const MODULE_FLAGS = [
  "readrights",
  "writerights",
  "mustbeposted",
  "generator",
  "deprecated",
  "internal",
] as const;

/** A module with some parameters, in the shortest spelling. */
export const anyModule: Arbitrary<(gen: GeneratorValue) => Module> = record({
  names: uniqueArray(constantFrom("from", "to", "prop", "limit", "title"), { minLength: 1 }),
  flags: subarray([...MODULE_FLAGS]),
}).map(({ names, flags }) => (gen) => ({
  name: "pages",
  path: "query+pages",
  group: "list",
  prefix: "p",
  ...set(flags),
  parameters: names.map((name) => parameterOf(gen, name)),
}));

function set<Name extends string>(names: readonly Name[]): Partial<Record<Name, true>> {
  const found: Partial<Record<Name, true>> = {};
  for (const name of names) found[name] = true;
  return found;
}

function maybe<Value extends object>(gen: GeneratorValue, value: Value): Value | object {
  return gen(boolean) ? value : {};
}

function parameterOf(gen: GeneratorValue, name: string): Parameter {
  const type = gen(constantFrom, ...TYPES);
  const isMulti = type !== "boolean" && gen(boolean);
  return {
    name,
    ...typeOf(gen, type),
    ...set(gen(subarray, [...FLAGS])),
    ...(isMulti && { multi: true, ...countsOf(gen) }),
    ...defaultOf(gen, type, isMulti),
    ...maybe(gen, { info: [{ name: "mode", values: ["x"] }, { name: "miser" }] }),
  };
}

function typeOf(gen: GeneratorValue, type: (typeof TYPES)[number]): Pick<Parameter, "type"> {
  switch (type) {
    case "enum":
      return {
        type: VALUES,
        ...maybe(gen, { deprecatedvalues: ["a", "b"] }),
        ...maybe(gen, { internalvalues: ["c"] }),
        ...maybe(gen, { submodules: { a: "query+a" }, submoduleparamprefix: "g" }),
      };
    case "integer":
    case "float":
    case "limit":
      return {
        type,
        ...maybe(gen, { min: gen(integer, { min: 0, max: 5 }) }),
        ...maybe(gen, { max: 500, ...maybe(gen, { highmax: 5000 }) }),
        ...maybe(gen, { enforcerange: true }),
      };
    case "namespace":
      return { type, ...maybe(gen, { extranamespaces: [-1, -2] }) };
    case "user":
      return { type, ...maybe(gen, { subtypes: gen(constantFrom, ANY_USER, ["name", "ip"]) }) };
    default:
      return { type };
  }
}

function countsOf(gen: GeneratorValue): Partial<Parameter> {
  return {
    ...maybe(gen, { lowlimit: gen(constantFrom, 20, 50, 600) }),
    ...maybe(gen, { highlimit: 700 }),
    ...maybe(gen, { allowsduplicates: true }),
    ...maybe(gen, { allspecifier: "*" }),
  };
}

function defaultOf(
  gen: GeneratorValue,
  type: (typeof TYPES)[number],
  isMulti: boolean,
): Partial<Parameter> {
  if (type === "boolean" || gen(boolean)) return {};
  if (type === "enum")
    return { default: isMulti ? gen(constantFrom, "a|b", VALUES.join("|"), "") : "a" };
  const isNumber = ["integer", "float", "limit", "namespace"].includes(type);
  if (isNumber) return { default: isMulti ? "3|4" : 3 };
  return { default: isMulti ? gen(constantFrom, "a|b", "") : "a|b" };
}

/** The same module in another spelling: keys in another order, and what has a default written out or left out. */
export function respelledModule(gen: GeneratorValue, module: Module): Module {
  const parameters = module.parameters.map((parameter) => respelledParameter(gen, parameter));
  return reordered(gen, {
    ...module,
    ...respelledFlags(gen, module, MODULE_FLAGS),
    parameters: gen(shuffledSubarray, parameters, whole(parameters)),
    ...maybe(gen, { templatedparameters: [] }),
    ...maybe(gen, { dynamicparameters: false }),
  });
}

function whole(list: readonly unknown[]): {
  readonly minLength: number;
  readonly maxLength: number;
} {
  return { minLength: list.length, maxLength: list.length };
}

function shuffled<Item>(gen: GeneratorValue, list: readonly Item[]): Item[] {
  return gen(shuffledSubarray, [...list], whole(list));
}

function reordered<Value extends object>(gen: GeneratorValue, value: Value): Value {
  const names = shuffled(gen, Object.keys(value));
  return Object.assign({}, ...names.map((name) => pick(value, name)));
}

function pick(value: object, name: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key === name));
}

function respelledFlags<Name extends string>(
  gen: GeneratorValue,
  from: Partial<Record<Name, Flag>>,
  names: readonly Name[],
): Partial<Record<Name, Flag>> {
  const found: Partial<Record<Name, Flag>> = {};
  for (const name of names) {
    if (from[name]) found[name] = gen(constantFrom, "", true);
    else if (gen(boolean)) found[name] = false;
  }
  return found;
}

function respelledParameter(gen: GeneratorValue, parameter: Parameter): Parameter {
  const { type, multi, default: given, info, ...rest } = parameter;
  const several = multi === true;
  return reordered(gen, {
    ...rest,
    type: respelledType(gen, type),
    ...respelledFlags(gen, { multi: several }, ["multi"]),
    ...respelledFlags(gen, parameter, FLAGS),
    ...(several && respelledCounts(gen, parameter)),
    ...respelledDefault(gen, parameter, given),
    ...respelledRange(gen, parameter),
    ...respelledLists(gen, parameter),
    ...(type === "password" && maybe(gen, { sensitive: "" as const })),
    ...(info ? { info: respelledInfo(gen, info) } : maybe(gen, { info: [] })),
  });
}

function respelledInfo(gen: GeneratorValue, info: readonly Condition[]): Condition[] {
  return shuffled(gen, info).map((condition) => ({ ...maybe(gen, { values: [] }), ...condition }));
}

function respelledType(gen: GeneratorValue, type: Parameter["type"]): Parameter["type"] {
  if (typeof type === "string") return type;
  const values = shuffled(gen, type).map((value) => (value === "1" && gen(boolean) ? 1 : value));
  return gen(boolean) ? values : [...values, ...values.slice(0, 1)];
}

function respelledCounts(gen: GeneratorValue, parameter: Parameter): Partial<Parameter> {
  const {
    lowlimit = 50,
    highlimit = Math.max(500, lowlimit),
    allowsduplicates = false,
  } = parameter;
  return {
    ...respelledFlags(gen, { allowsduplicates }, ["allowsduplicates"]),
    ...(gen(boolean) && { lowlimit }),
    ...(gen(boolean) && { highlimit }),
    ...maybe(gen, { limit: 50 }),
  };
}

function respelledDefault(
  gen: GeneratorValue,
  { type, multi, allspecifier }: Parameter,
  given: Parameter["default"],
): Partial<Parameter> {
  if (type === "boolean") return maybe(gen, { default: false });
  if (given === undefined) return {};
  if (multi !== true) return { default: gen(boolean) ? String(given) : given };
  const values = given === "" ? [] : shuffled(gen, String(given).split("|"));
  const isAll = Array.isArray(type) && new Set(values).size === VALUES.length;
  if (isAll && allspecifier !== undefined && gen(boolean)) return { default: allspecifier };
  if (values.length === 0) return { default: "" };
  return {
    default: gen(boolean) ? values.join("|") : values.map((each) => `\u001F${each}`).join(""),
  };
}

function respelledRange(
  gen: GeneratorValue,
  { type, min = 0, enforcerange = false }: Parameter,
): Partial<Parameter> {
  return {
    ...(type === "limit" && maybe(gen, { min })),
    ...(enforcerange === false && maybe(gen, { enforcerange: false })),
  };
}

function respelledLists(gen: GeneratorValue, parameter: Parameter): Partial<Parameter> {
  const { type, subtypes, extranamespaces, deprecatedvalues, internalvalues, submodules } =
    parameter;
  const isEnum = Array.isArray(type);
  return {
    ...(type === "user" &&
      (subtypes || gen(boolean)) && { subtypes: shuffled(gen, subtypes ?? ANY_USER) }),
    ...(type === "namespace" && { extranamespaces: shuffled(gen, extranamespaces ?? []) }),
    ...(isEnum && { deprecatedvalues: shuffled(gen, deprecatedvalues ?? []) }),
    ...(isEnum && { internalvalues: shuffled(gen, internalvalues ?? []) }),
    ...(isEnum && !submodules && maybe(gen, { submodules: {}, submoduleparamprefix: "" })),
    ...maybe(gen, { templatevars: {} }),
  };
}
