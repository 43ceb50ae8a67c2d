import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { allpagesModule, validateAllpages } from "../../../../generated/paraminfo/allpages.js";
import {
  prefixsearchModule,
  validatePrefixsearch,
} from "../../../../generated/paraminfo/prefixsearch.js";
import { validateQuery } from "../../../../generated/paraminfo/query.js";
import { revisionsModule, validateRevisions } from "../../../../generated/paraminfo/revisions.js";
import type { AnyModule } from "../../../../templates/runtime/model/descriptor.js";
import { validator } from "../../../../templates/runtime/validate/validator.js";
import { allChecks, validatorOf } from "../of-any-module.js";
import { moduleWith, USUAL } from "../one-parameter.js";

/** Validators of modules: as generated code has them, with its copy of the runtime, and without one. */
const VALIDATORS = [
  {
    made: "generated",
    allpages: validateAllpages,
    prefixsearch: validatePrefixsearch,
    revisions: validateRevisions,
  },
  {
    made: "made from a descriptor",
    allpages: validatorOf(allpagesModule),
    prefixsearch: validatorOf(prefixsearchModule),
    revisions: validatorOf(revisionsModule),
  },
];

function codes(module: AnyModule, input: unknown): readonly string[] {
  const { issues } = validatorOf(module)(input);
  return issues.map(({ code, parameter }) => `${parameter} ${code}`);
}

describe.each(VALIDATORS)("what a strict validator says, $made,", ({ allpages, revisions }) => {
  it("is the value itself where nothing is wrong", () => {
    const input = { limit: "max", prtype: ["edit"], from: undefined };
    const validated = allpages(input);
    expect(validated).toEqual({ ok: true, value: input, issues: [] });
    expect(validated.ok && validated.value).toBe(input);
  });

  it("is plain data", () => {
    const { issues } = allpages({ limit: 0, dir: "up", titel: "Foo" });
    expect(issues).toHaveLength(3);
    for (const issue of issues) {
      const descriptors = Object.values(Object.getOwnPropertyDescriptors(issue));
      expect(descriptors.every((each) => Object.hasOwn(each, "value"))).toBe(true);
      expect(Object.getPrototypeOf(issue)).toBe(Object.prototype);
      expect(structuredClone(issue)).toStrictEqual(issue);
      expect(JSON.parse(JSON.stringify(issue))).toStrictEqual({ ...issue });
    }
  });

  it("has a list of its own for each call", () => {
    const [first, second] = [allpages({}), allpages({})];
    expect(first.issues).not.toBe(second.issues);
  });

  it("names no parameter where the input is none of an object", () => {
    const messages = allpages(5).issues.map(({ message }) => message);
    expect(messages).toEqual(["the parameters must be a plain object"]);
  });

  it("is the value with its warnings where the server only warns", () => {
    const validated = revisions({ parse: true });
    expect(validated).toMatchObject({
      ok: true,
      issues: [{ severity: "warning", code: "deprecation", parameter: "parse" }],
    });
  });

  it("is every issue at once, in the module's order", () => {
    expect(allpages({ dir: "up", limit: 0, namespace: 99 })).toMatchObject({
      ok: false,
      issues: [
        { parameter: "namespace", code: "badvalue" },
        { parameter: "limit", code: "outofrange" },
        { parameter: "dir", code: "badvalue" },
      ],
    });
  });

  it("depends on who asks and on the wiki", () => {
    expect(allpages({ limit: 600 }).ok).toBe(false);
    expect(allpages({ limit: 600 }, { highLimits: true }).ok).toBe(true);
    expect(allpages({ namespace: 100 }, { namespaces: [100] }).ok).toBe(true);
  });

  it.each([[undefined], [null], ["aplimit=5"], [5], [[]], [() => 1]])(
    "is one issue without a parameter where %s is no object",
    (input) => {
      expect(allpages(input)).toMatchObject({
        ok: false,
        issues: [{ severity: "error", code: "badvalue", parameter: "", module: "query+allpages" }],
      });
    },
  );
});

describe("names that the module does not have", () => {
  it.each(VALIDATORS)("are errors, after those of its parameters, $made", ({ allpages }) => {
    const { issues } = allpages({
      aplimit: 5,
      limit: 0,
      toString: "x",
      nothing: undefined,
    });
    expect(issues.map(({ code, parameter }) => `${parameter} ${code}`)).toEqual([
      "limit outofrange",
      "aplimit unrecognizedparams",
      "toString unrecognizedparams",
    ]);
  });

  it("are told with the module's path, whether it may have templates or not", () => {
    const module = moduleWith({});
    const said = ["other: is not a parameter of query+example"];
    for (const validate of [validatorOf(module), validator(module, allChecks)])
      expect(validate({ other: 1 }).issues.map(({ message }) => message)).toEqual(said);
  });

  it.each(VALIDATORS)("are those of the input and not of every object, $made", ({ allpages }) => {
    const input: object = Object.assign(Object.create(null), { limit: 5 });
    expect(allpages(input).ok).toBe(true);
    expect(allpages(runInNewContext("({ limit: 5 })")).ok).toBe(true);
  });

  it("may be those of a hostile input", () => {
    const input: unknown = JSON.parse('{"__proto__": {"limit": 0}, "constructor": 1}');
    expect(codes(moduleWith({}), input)).toEqual([
      "__proto__ unrecognizedparams",
      "constructor unrecognizedparams",
    ]);
    const named = moduleWith({ ["__proto__"]: { type: "integer" } });
    expect(codes(named, input)).toEqual(["__proto__ badinteger", "constructor unrecognizedparams"]);
  });
});

describe("members that a request would not have", () => {
  class Params {
    readonly from = "A";
    get limit(): number {
      return 5;
    }
  }
  it.each<readonly [what: string, input: unknown]>([
    ["of a Map", new Map([["limit", 5]])],
    ["of a Set", new Set(["limit"])],
    ["of a Date", new Date(0)],
    ["of a class", new Params()],
    ["of another object", Object.create({ limit: 5 })],
  ])("are an error without a parameter: %s", (_what, input) => {
    for (const { allpages } of VALIDATORS)
      expect(allpages(input).issues).toEqual([
        {
          severity: "error",
          code: "badvalue",
          parameter: "",
          module: "query+allpages",
          message: "the parameters must be a plain object",
        },
      ]);
  });

  it.each(VALIDATORS)("are the one empty value of a list, $made", ({ allpages }) => {
    for (const prlevel of ["", [""]])
      expect(allpages({ prlevel, prtype: ["edit"] }).issues).toEqual([
        {
          severity: "error",
          code: "badvalue",
          parameter: "prlevel",
          module: "query+allpages",
          message: 'prlevel: must not have "" as its only value',
        },
      ]);
    for (const prlevel of [[], ["", "sysop"]])
      expect(allpages({ prlevel, prtype: ["edit"] }).ok).toBe(true);
  });
});

describe("the pages of a query", () => {
  it("are named by one parameter", () => {
    const input = { pageids: [1], titles: "A", revids: [], prop: ["info"] };
    expect(validateQuery(input).issues).toEqual([
      {
        severity: "error",
        code: "multisource",
        parameter: "pageids",
        module: "query",
        message: 'pageids: cannot be used with "titles"',
      },
    ]);
    expect(validateQuery({ titles: "A", pageids: undefined, generator: "links" }).ok).toBe(true);
  });
});

describe("required parameters", () => {
  it.each(VALIDATORS)("must be there, $made", ({ prefixsearch }) => {
    expect(prefixsearch({})).toMatchObject({
      ok: false,
      issues: [{ parameter: "search", code: "missingparam", message: "search: is required" }],
    });
    expect(prefixsearch({ search: undefined }).ok).toBe(false);
    expect(prefixsearch({ search: "A" }).ok).toBe(true);
  });

  it("need not be there where they have a default", () => {
    const module = moduleWith({ a: { type: "string", required: true, default: "d" } });
    expect(codes(module, {})).toEqual([]);
  });
});

describe("templated parameters of a closed template", () => {
  const slots = { type: "enum", values: ["main", "aux"] } as const;
  const module = moduleWith({
    slots: { ...slots, multi: { ...USUAL, allspecifier: "all" } },
    "text-main": { type: "integer", when: { slots: "main" }, required: true },
    "text-aux": { type: "integer", when: { slots: "aux" } },
  });

  it("exist only while their source has the value", () => {
    expect(codes(module, { slots: ["main"], "text-main": 1 })).toEqual([]);
    expect(codes(module, { slots: "main", "text-main": 1 })).toEqual([]);
    expect(codes(module, { slots: ["aux"], "text-main": 1 })).toEqual([
      "text-main unrecognizedparams",
    ]);
    expect(codes(module, { "text-aux": 1 })).toEqual(["text-aux unrecognizedparams"]);
    expect(codes(module, { slots: ["main"], "text-main": "x" })).toEqual(["text-main badinteger"]);
  });

  it("exist all where the allspecifier stands for all values", () => {
    expect(codes(module, { slots: "all", "text-main": 1, "text-aux": 2 })).toEqual([]);
    expect(codes(module, { slots: ["all"], "text-main": 1, "text-aux": 2 })).toEqual([
      "slots badvalue",
    ]);
    expect(codes(module, { slots: ["*"], "text-main": 1 })).toEqual([
      "slots unrecognizedvalues",
      "text-main unrecognizedparams",
    ]);
  });

  it("are required only where they exist", () => {
    expect(codes(module, {})).toEqual([]);
    expect(codes(module, { slots: ["aux"] })).toEqual([]);
    expect(codes(module, { slots: ["main"] })).toEqual(["text-main missingparam"]);
  });

  it("exist by the default of their source", () => {
    const byDefault = moduleWith({
      ...module.params,
      slots: { ...slots, multi: USUAL, default: ["main"] },
    });
    expect(codes(byDefault, { "text-main": 1 })).toEqual([]);
    expect(codes(byDefault, {})).toEqual(["text-main missingparam"]);
    expect(codes(byDefault, { slots: [], "text-main": 1 })).toEqual([
      "text-main unrecognizedparams",
    ]);
  });

  it.each(VALIDATORS)("say what must hold for them, $made", ({ revisions }) => {
    const { issues } = revisions({ "contentformat-main": "text/plain" });
    expect(issues[0]?.message).toBe(
      'contentformat-main: is a parameter only if "slots" has the value "main"',
    );
  });
});

describe("templated parameters of an open template", () => {
  const module = moduleWith(
    {
      slots: { type: "string", multi: USUAL },
      ids: { type: "integer", multi: USUAL, default: [7] },
    },
    {
      templates: {
        "text-{slot}": { type: "integer", templatevars: { slot: "slots" }, required: true },
        "n-{id}": { type: "integer", templatevars: { id: "ids" } },
      },
    },
  );

  it("exist for each value of their source", () => {
    expect(codes(module, { slots: ["a", "b"], "text-a": 1, "text-b": "x" })).toEqual([
      "text-b badinteger",
    ]);
    expect(codes(module, { "text-a": 1 })).toEqual(["text-a unrecognizedparams"]);
    expect(codes(module, { ids: [1, 2], "n-2": 5, "n-3": 5 })).toEqual(["n-3 unrecognizedparams"]);
  });

  it("exist by the default of their source", () => {
    expect(codes(module, { "n-7": 5 })).toEqual([]);
  });

  it("are required for each value of their source", () => {
    expect(codes(module, {})).toEqual([]);
    expect(codes(module, { slots: ["a", "b"], "text-a": 1 })).toEqual(["text-b missingparam"]);
  });
});
