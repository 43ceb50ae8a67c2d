import { describe, expect, it } from "vitest";
import { changes, changesOf, LIMIT, LISTED, SEVERAL } from "./changes.js";
import type { Facets } from "./changes.js";

const USER: Facets = { type: "user" };
const NAMESPACE: Facets = { type: "namespace" };

describe("a parameter", () => {
  it.each<[Facets, string]>([
    [{}, "param-became-required"],
    [{ default: "a" }, "param-became-required with-default"],
    [{ type: "boolean" }, "param-became-required boolean"],
    [{ type: "boolean", default: true }, "param-became-required boolean"],
  ])("%j that is required now is %s", (side, expected) => {
    expect(changes(side, { ...side, required: true })).toEqual([expected]);
  });

  it.each<[Facets, Facets, readonly string[]]>([
    [{}, {}, ["param-became-optional"]],
    [{ default: "a" }, { default: "a" }, ["param-became-optional with-default"]],
    [{ type: "boolean" }, { type: "boolean" }, ["param-became-optional always-read"]],
    [{}, { default: "a" }, ["default-added was-given", "param-became-optional always-read"]],
  ])("%j that is optional now, as %j, is %s", (old, next, expected) => {
    expect(changes({ ...old, required: true }, next)).toEqual(expected);
  });

  it("that keeps to several values loses namespaces with a warning, and of one with an error", () => {
    const [old, next] = [
      { ...NAMESPACE, extranamespaces: [-2, -1] },
      { ...NAMESPACE, extranamespaces: [-1] },
    ];
    expect(changes({ ...SEVERAL, ...old }, { ...SEVERAL, ...next })).toEqual([
      "extranamespace-removed",
    ]);
    expect(changes(old, next)).toEqual(["extranamespace-removed single"]);
    expect(changes(next, old)).toEqual(["extranamespace-added"]);
  });

  it("takes every form of user where it does not say which", () => {
    expect(changes(USER, { ...USER, subtypes: ["name", "ip", "cidr", "interwiki", "id"] })).toEqual(
      [],
    );
    expect(changes(USER, { ...USER, subtypes: ["name", "ip", "cidr", "interwiki"] })).toEqual([
      "user-subtype-removed",
    ]);
  });

  it("takes the forms of users that it lists", () => {
    const one = { ...USER, subtypes: ["name" as const] };
    const two = { ...USER, subtypes: ["name" as const, "ip" as const] };
    expect(changes(one, two)).toEqual(["user-subtype-added"]);
    expect(changes(two, one)).toEqual(["user-subtype-removed"]);
  });

  it("is compared without the keys that mean nothing if it takes several values on one side", () => {
    expect(changes({ lowlimit: 50 }, { ...SEVERAL, lowlimit: 50 })).toEqual(["multi-added"]);
    expect(changes({ ...SEVERAL, lowlimit: 50 }, { lowlimit: 50 })).toEqual(["multi-removed"]);
  });

  it("takes the values of its new type, whatever it took before", () => {
    expect(changes({ ...USER, subtypes: ["name"] }, { type: "title", mustExist: true })).toEqual([
      "type-narrowed same-types",
    ]);
  });

  it("may have keys that mean nothing for its type, which are unknown there", () => {
    expect(changes({}, { subtypes: ["name"] })).toEqual(["unknown-key-added"]);
    expect(changes({ min: 1 }, { min: 2 })).toEqual(["unknown-key-changed"]);
    expect(changes({ lowlimit: 50 }, {})).toEqual(["unknown-key-removed"]);
    expect(changes({ min: 1 }, { type: "title" })).toEqual(["type-narrowed same-types"]);
    expect(changes({}, { allowsduplicates: false, subtypes: [], submodules: {} })).toEqual([]);
  });

  it("may say which limit held for whoever asked, but only of several values", () => {
    expect(changes(SEVERAL, { ...SEVERAL, limit: 50 })).toEqual([]);
    expect(changes({ ...SEVERAL, limit: 50 }, {})).toEqual(["multi-removed"]);
    expect(changes({}, { limit: 50 })).toEqual(["unknown-key-added"]);
  });

  it.each<[Facets, string, string]>([
    [{ mustExist: true }, "must-exist-added", "must-exist-removed"],
    [{ deprecated: true }, "param-deprecated", "param-undeprecated"],
    [{ sensitive: true }, "sensitive-added", "sensitive-removed"],
    [{ tokentype: "csrf" }, "token-changed", "token-changed"],
  ])("gets and loses %j", (mark, added, removed) => {
    expect(changes({}, mark)).toEqual([added]);
    expect(changes(mark, {})).toEqual([removed]);
  });

  it("that is required and a boolean on one side only has no absence that is a value", () => {
    const flag = { type: "boolean" };
    expect(changes(flag, { required: true })).toEqual([
      "boolean-to-other",
      "param-became-required",
    ]);
    expect(changes({}, { ...flag, required: true })).toEqual([
      "other-to-boolean",
      "param-became-required",
    ]);
  });

  it("may be read in another order", () => {
    expect(changes({ index: 1 }, { index: 2 })).toEqual([]);
  });

  it("has texts for readers, which are compared on demand", () => {
    const sides = [{ description: "a" }, { description: "b" }] as const;
    expect(changes(...sides)).toEqual([]);
    expect(changes(...sides, { docs: true })).toEqual(["docs-changed"]);
  });

  it("takes the names of its variable parts from elsewhere only where that differs", () => {
    const [from, to] = [
      { slot: "slots", role: "roles" },
      { role: "roles", slot: "slots" },
    ];
    expect(changes({ templatevars: from }, { templatevars: to })).toEqual([]);
    expect(changes({ templatevars: {} }, {})).toEqual([]);
    expect(changes({ templatevars: from }, {})).toEqual(["templatevars-changed"]);
  });
});

/** A change of one key: both sides, and what is said of it besides. */
type Edit = readonly [old: Facets, next: Facets, at: string, facts: object];

describe("a change of a parameter", () => {
  it.each<Edit>([
    [{}, { type: "text" }, "/type", { old: "string", new: "text" }],
    [{ type: ["b", "a"] }, {}, "/type", { old: ["a", "b"], new: "string" }],
    [{}, { type: ["b", "a"] }, "/type", { old: "string", new: ["a", "b"] }],
    [LISTED, { type: ["a"] }, "/type", { value: "b" }],
    [LISTED, { ...LISTED, deprecatedvalues: ["a"] }, "/deprecatedvalues", { value: "a" }],
    [LISTED, { ...LISTED, internalvalues: ["a"] }, "/internalvalues", { value: "a" }],
    [LISTED, { ...LISTED, submodules: { a: "b" } }, "/submodules", { value: "a", new: "b" }],
    [
      LISTED,
      { ...LISTED, submoduleparamprefix: "g" },
      "/submoduleparamprefix",
      { old: "", new: "g" },
    ],
    [{ ...LIMIT, min: 1 }, LIMIT, "/min", { old: 1, new: 0 }],
    [LIMIT, { ...LIMIT, max: 9 }, "/max", { new: 9 }],
    [{ ...LIMIT, highmax: 8 }, { ...LIMIT, highmax: 9 }, "/highmax", { old: 8, new: 9 }],
    [LIMIT, { ...LIMIT, enforcerange: true }, "/enforcerange", {}],
    [{ maxbytes: 9 }, { maxbytes: 8 }, "/maxbytes", { value: "maxbytes", old: 9, new: 8 }],
    [{}, { maxchars: 8 }, "/maxchars", { value: "maxchars", new: 8 }],
    [{}, SEVERAL, "/multi", {}],
    [SEVERAL, { ...SEVERAL, lowlimit: 9 }, "/lowlimit", { old: 50, new: 9 }],
    [SEVERAL, { ...SEVERAL, highlimit: 9 }, "/highlimit", { old: 500, new: 9 }],
    [SEVERAL, { ...SEVERAL, allowsduplicates: true }, "/allowsduplicates", {}],
    [SEVERAL, { ...SEVERAL, allspecifier: "*" }, "/allspecifier", { new: "*" }],
    [{ ...SEVERAL, allspecifier: "*" }, SEVERAL, "/allspecifier", { old: "*" }],
    [
      { ...SEVERAL, allspecifier: "*" },
      { ...SEVERAL, allspecifier: "all" },
      "/allspecifier",
      { old: "*", new: "all" },
    ],
    [
      USER,
      { ...USER, subtypes: ["name", "ip", "cidr", "id"] },
      "/subtypes",
      { value: "interwiki" },
    ],
    [NAMESPACE, { ...NAMESPACE, extranamespaces: [-1] }, "/extranamespaces", { value: "-1" }],
    [{ type: "title" }, { type: "title", mustExist: true }, "/mustExist", {}],
    [{}, { default: "a" }, "/default", { new: "a" }],
    [{ default: "a" }, {}, "/default", { old: "a" }],
    [{ ...LIMIT, default: 1 }, { ...LIMIT, default: 2 }, "/default", { old: "1", new: "2" }],
    [{ ...LIMIT, default: 1 }, { ...LIMIT, default: "b" }, "/default", { old: "1", new: "b" }],
    [
      { type: "boolean" },
      { type: "boolean", default: "" },
      "/default",
      { value: "default", new: true },
    ],
    [{}, { required: true }, "/required", {}],
    [{}, { deprecated: true }, "/deprecated", {}],
    [{}, { sensitive: true }, "/sensitive", {}],
    [{}, { tokentype: "csrf" }, "/tokentype", { new: "csrf" }],
    [{ tokentype: "csrf" }, {}, "/tokentype", { old: "csrf" }],
    [{}, { templatevars: { slot: "slots" } }, "/templatevars", { old: {}, new: { slot: "slots" } }],
    [{}, { info: [{ name: "miser" }] }, "/info", { new: "miser" }],
  ])("from %j to %j stands at %s, with what it was and is", (old, next, at, facts) => {
    const [found, ...others] = changesOf(old, next);
    expect(others).toEqual([]);
    expect([found?.origins.old?.pointer, found?.origins.new?.pointer]).toEqual([at, at]);
    expect([found?.module, found?.parameter]).toEqual(["query+pages", "given"]);
    const { value, old: was, new: is } = found ?? {};
    expect({ value, old: was, new: is }).toEqual(facts);
  });
});
