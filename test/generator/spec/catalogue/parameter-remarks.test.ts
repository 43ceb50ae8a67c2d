import { describe, expect, it } from "vitest";
import {
  ignoredConditionKeys,
  ignoredParameterKeys,
} from "../../../../generator/spec/catalogue/parameter.js";
import { ignoredKeysOf } from "../../../../generator/spec/model/remarks.js";
import type { ParameterType } from "../../../../generator/spec/model/parameter.js";
import { catalogueType } from "../../../../generator/spec/parameters/registry.js";

const MULTI = { lowlimit: 50, highlimit: 500, allowsduplicates: false };

/** A parameter that has every key that MediaWiki's `paraminfo` knows. */
const EVERY = {
  index: 1,
  name: "p",
  type: "string" as const,
  required: true,
  multi: true,
  mustExist: true,
  tokentype: "csrf",
  sensitive: true,
  deprecated: true,
  info: [],
  description: "D",
  default: "d",
  lowlimit: 1,
  highlimit: 2,
  allspecifier: "*",
  allowsduplicates: true,
  limit: 1,
  min: 1,
  max: 2,
  highmax: 3,
  enforcerange: true,
  maxbytes: 1,
  maxchars: 2,
  deprecatedvalues: ["a"],
  internalvalues: ["b"],
  submodules: { a: "b" },
  submoduleparamprefix: "g",
  extranamespaces: [-1],
  subtypes: ["ip"],
  templatevars: { a: "b" },
  "x-new": 1,
};

const OF_SEVERAL = ["lowlimit", "highlimit", "allspecifier", "allowsduplicates", "limit"];
const OF_NUMBERS = ["min", "max", "highmax", "enforcerange"];
const OF_TEXTS = ["maxbytes", "maxchars"];
const OF_ENUMS = ["deprecatedvalues", "internalvalues", "submodules", "submoduleparamprefix"];
const ALL = [
  "default",
  ...OF_SEVERAL,
  ...OF_NUMBERS,
  ...OF_TEXTS,
  ...OF_ENUMS,
  "extranamespaces",
  "subtypes",
  "templatevars",
];

function typeOfKind(kind: ParameterType["kind"]): ParameterType {
  switch (kind) {
    case "enum":
      return catalogueType({ name: "p", index: 1, type: ["a"] });
    case "schema":
      return { kind, schema: {}, shape: "string", isExact: true };
    default:
      return catalogueType({ name: "p", index: 1, type: kind });
  }
}

/** The keys without effect for a type. */
function inert(kind: ParameterType["kind"], isMulti = false, isTemplated = false) {
  const type = typeOfKind(kind);
  const found = ignoredParameterKeys(EVERY, type, isMulti ? MULTI : undefined, isTemplated);
  expect(found.texts).toEqual({ description: "D" });
  expect(found.unknown).toEqual({ "x-new": 1 });
  return Object.keys(found.inert);
}

describe("the keys of a parameter without effect", () => {
  it.each([
    ["string", ["default", ...OF_TEXTS]],
    ["text", ["default", ...OF_TEXTS]],
    ["password", ["default", ...OF_TEXTS]],
    ["raw", ["default", ...OF_TEXTS]],
    ["integer", ["default", ...OF_NUMBERS]],
    ["float", ["default", ...OF_NUMBERS]],
    ["limit", ["default", ...OF_NUMBERS]],
    ["enum", ["default", ...OF_ENUMS]],
    ["namespace", ["default", "extranamespaces"]],
    ["user", ["default", "subtypes"]],
    ["boolean", []],
    ["timestamp", ["default"]],
    ["expiry", ["default"]],
    ["title", ["default"]],
    ["tags", ["default"]],
    ["upload", ["default"]],
    ["unknown", ["default"]],
    ["schema", ["default"]],
  ] as const)("are all but those of a %s", (kind, own: readonly string[]) => {
    expect(inert(kind).toSorted()).toEqual(ALL.filter((key) => !own.includes(key)).toSorted());
  });

  it("depend on whether it has several values, and on whether it is a template", () => {
    const boolean = new Set(inert("boolean"));
    const without = (others: readonly string[]) =>
      [...boolean].filter((key) => !others.includes(key));
    expect(inert("boolean", true)).toEqual(without(OF_SEVERAL));
    expect(inert("boolean", false, true)).toEqual(without(["templatevars"]));
  });

  it("are no flags that are not set, and no empty lists", () => {
    const found = ignoredParameterKeys(
      {
        name: "p",
        type: "boolean",
        default: "",
        allowsduplicates: "",
        enforcerange: false,
        subtypes: [],
        submodules: {},
        max: 0,
      },
      { kind: "boolean" },
      undefined,
      false,
    );
    expect(found.inert).toEqual({ default: true, allowsduplicates: true, max: 0 });
    const text = { name: "p", type: "integer" as const, default: false, subtypes: ["ip"] };
    const other = ignoredParameterKeys(
      { ...text, maxbytes: 0 },
      { kind: "user", subtypes: [] },
      undefined,
      false,
    );
    expect(other.inert).toEqual({ maxbytes: 0 });
  });
});

describe("remarks", () => {
  it("of a condition are its text and unknown keys", () => {
    expect(ignoredConditionKeys({ name: "n", values: ["v"], text: "T", more: 1 })).toEqual({
      texts: { text: "T" },
      unknown: { more: 1 },
      inert: {},
    });
  });

  it("are what is not read: texts, unknown keys, and keys without effect here", () => {
    const object = {
      read: 1,
      text: "t",
      odd: 2,
      inert: 3,
      flag: "",
      off: false,
      none: null,
      empty: [],
    };
    const inertKeys = new Set(["inert", "flag", "off", "none", "empty"]);
    expect(
      ignoredKeysOf(object, {
        texts: ["text"],
        read: new Set(["read"]),
        inert: inertKeys,
        flags: new Set(["flag"]),
      }),
    ).toEqual({
      texts: { text: "t" },
      unknown: { odd: 2 },
      inert: { inert: 3, flag: true, none: null },
    });
    expect(ignoredKeysOf({ a: "" }, { texts: [], read: new Set() })).toEqual({
      texts: {},
      unknown: { a: "" },
      inert: {},
    });
  });
});
