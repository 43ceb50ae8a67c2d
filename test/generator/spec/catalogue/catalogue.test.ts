import { describe, expect, it } from "vitest";
import { catalogue, findings, modelled, module, parameter } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

/** The findings about a module with one parameter. */
function about(type: unknown, more: Json): readonly string[] {
  return findings(catalogue(module("a", [parameter("p", type, more)])));
}

/** The findings about an enum with two values as its default. */
function twice(multi: unknown): readonly string[] {
  return about(["x"], { multi, default: "x|x" });
}

/** The findings about a module called x. */
function named(more: Json): readonly string[] {
  return findings(catalogue({ name: "x", prefix: "x", parameters: [], ...more }));
}

/** The findings about a templated parameter, beside these others. */
function templated(
  name: string,
  templatevars: Json,
  ...sources: readonly Json[]
): readonly string[] {
  const templatedparameters = [parameter(name, "string", { templatevars })];
  return findings(catalogue(module("a", sources, { templatedparameters })));
}

describe("bounds of a parameter", () => {
  it("rejects a limit whose max exceeds highmax", () => {
    expect(about("limit", { max: 500, highmax: 50 })).toEqual([
      'bounds-reversed: the bounds of "p" are reversed: max 500 exceeds highmax 50',
    ]);
  });

  it("rejects a min above a highmax where there is no max", () => {
    expect(about("integer", { min: 10, highmax: 5 })).toEqual([
      'bounds-reversed: the bounds of "p" are reversed: min 10 exceeds highmax 5',
    ]);
  });

  it("accepts bounds that are equal, and zero", () => {
    expect(about("limit", { min: 0, max: 0, highmax: 0, default: 0 })).toEqual([]);
  });

  it("accepts equal value counts and rejects a lowlimit above highlimit", () => {
    expect(about("string", { multi: "", lowlimit: 50, highlimit: 50 })).toEqual([]);
    expect(about("string", { multi: "", lowlimit: 51, highlimit: 50 })).toHaveLength(1);
  });
});

describe("the default of a parameter", () => {
  it.each<[string, unknown, Json]>([
    ["a value of the enum", ["x", "y"], { default: "y" }],
    ["several values of the enum", ["x", "y"], { default: "x|y", multi: "" }],
    [
      "values that are joined with U+001F",
      ["x|y", "z"],
      { default: "\u001Fx|y\u001Fz", multi: "" },
    ],
    ["the empty text of a multi-valued parameter: no value", ["x"], { default: "", multi: "" }],
    ["the empty text where it is a value", ["", "x"], { default: "" }],
    ["the allspecifier", ["x"], { default: "*", multi: "", allspecifier: "*" }],
    ["a number for an enum of numbers", [1, 2], { default: 2 }],
    ["a number above max and below highmax", "limit", { default: 501, max: 500, highmax: 5000 }],
    ["max, for a limit", "limit", { default: "max", max: 500 }],
    ["a number as text", "integer", { default: "-5" }],
    ["a fraction, for a float", "float", { default: "0.25" }],
    ["several namespaces", "namespace", { default: "0|14", multi: "" }],
    ["any text, for a timestamp", "timestamp", { default: "now" }],
    ["false, for a boolean", "boolean", { default: false }],
  ])("may be %s", (_, type, more) => {
    expect(about(type, more)).toEqual([]);
  });

  it.each<[string, unknown, Json, string]>([
    ["outside of the enum", ["x"], { default: "X" }, "default-outside-enum"],
    [
      "the allspecifier beside others",
      ["x"],
      { default: "x|*", multi: "", allspecifier: "*" },
      "default-outside-enum",
    ],
    ["empty where the enum lacks it", ["x"], { default: "" }, "default-outside-enum"],
    ["several values where one is taken", ["x", "y"], { default: "x|y" }, "default-outside-enum"],
    ["a fraction, for an integer", "integer", { default: 1.5 }, "default-wrong-type"],
    ["empty, for an integer", "integer", { default: "" }, "default-wrong-type"],
    [
      "too large to be told from its neighbour",
      "integer",
      { default: 2 ** 53 },
      "default-wrong-type",
    ],
    ["max, for an integer", "integer", { default: "max" }, "default-wrong-type"],
    ["the name of a namespace", "namespace", { default: "Talk" }, "default-wrong-type"],
    ["endless, for a float", "float", { default: "1e999" }, "default-wrong-type"],
    ["below min", "integer", { default: 0, min: 1 }, "default-outside-bounds"],
    ["above highmax", "limit", { default: 51, max: 5, highmax: 50 }, "default-outside-bounds"],
    [
      "above max where there is no highmax",
      "limit",
      { default: 6, max: 5 },
      "default-outside-bounds",
    ],
    [
      "partly out of bounds",
      "integer",
      { default: "1|9", max: 5, multi: "" },
      "default-outside-bounds",
    ],
  ])("must not be %s", (_, type, more, code) => {
    expect(about(type, more)).toEqual([expect.stringMatching(new RegExp(`^${code}: `))]);
  });
});

describe("flags", () => {
  it("count in the spelling of either format version", () => {
    expect(twice("")).toEqual([]);
    expect(twice(true)).toEqual([]);
    expect(twice(false)).toHaveLength(1);
  });

  it("of any other spelling are rejected", () => {
    expect(about("string", { multi: "yes" })).toEqual([
      expect.stringContaining(
        'schema-violation: /paraminfo/modules/0/parameters/0/multi must be one of ["",true,false]',
      ),
    ]);
  });
});

describe("paths of modules", () => {
  it.each<[string, Json]>([
    ["query+ and the name for query modules", { path: "query+x", group: "prop" }],
    ["the name for actions", { path: "x", group: "action" }],
    ["the name for formats", { path: "x", group: "format" }],
    ["the parent and the name for modules below an action", { path: "lists+x", group: "command" }],
  ])("are %s", (_, more) => {
    expect(named(more)).toEqual([]);
  });

  it.each<[string, Json]>([
    ["a query module with the path of an action", { path: "x", group: "list" }],
    ["an action with the path of a query module", { path: "query+x", group: "action" }],
    ["another name", { path: "query+y", group: "list" }],
    ["another letter case", { path: "query+X", group: "list" }],
  ])("are rejected of %s", (_, more) => {
    expect(named(more)).toEqual([expect.stringMatching(/^path-mismatch: /)]);
  });
});

describe("templated parameters", () => {
  const several = parameter("s", "string", { multi: "" });

  it("are accepted with a multi-valued source for each variable", () => {
    expect(
      templated("{a}-{b}", { a: "s", b: "t" }, several, parameter("t", ["x"], { multi: "" })),
    ).toEqual([]);
  });

  it("are rejected where a variable is missing from the name, or from templatevars", () => {
    expect(templated("x", { a: "s" }, several)).toEqual([
      expect.stringMatching(/^templatevars-mismatch/),
    ]);
    expect(templated("x-{a}", {}, several)).toEqual([
      expect.stringMatching(/^templatevars-mismatch/),
    ]);
  });

  it("are rejected without templatevars, and so are other parameters with such a name", () => {
    const mismatch = [expect.stringMatching(/^templatevars-mismatch/)];
    const template = { templatedparameters: [parameter("x-{a}")] };
    expect(findings(catalogue(module("a", [], template)))).toEqual(mismatch);
    expect(findings(catalogue(module("a", [parameter("x-{a}")])))).toEqual(mismatch);
  });

  it("are rejected where the source takes one value, or is none", () => {
    expect(templated("{a}", { a: "one" }, parameter("one"))).toEqual([
      expect.stringMatching(/^templatevars-unknown/),
    ]);
    expect(templated("{a}", { a: "nothing" })).toEqual([
      expect.stringMatching(/^templatevars-unknown/),
    ]);
  });

  it("are rejected where two of their names would be one", () => {
    const sources = [
      parameter("s", ["a", "aa"], { multi: "" }),
      parameter("t", ["a", "aa"], { multi: "" }),
    ];
    expect(templated("{x}{y}", { x: "s", y: "t" }, ...sources)).toEqual([
      'template-overlap: "{x}{y}" and "{x}{y}" can expand to the same name',
    ]);
  });

  it("are rejected where a parameter has a name that they can stand for", () => {
    expect(templated("x-{v}", { v: "s" }, several, parameter("x-y"))).toEqual([
      expect.stringMatching(/^template-overlap/),
    ]);
    expect(templated("x-{v}", { v: "s" }, several, parameter("xy"))).toEqual([]);
  });

  it("may not have the name of a parameter", () => {
    const { diagnostics } = modelled(
      catalogue(
        module("a", [several, parameter("{v}")], {
          templatedparameters: [parameter("{v}", "string", { templatevars: { v: "s" } })],
        }),
      ),
    );
    expect(diagnostics.map(({ code }) => code)).toContain("duplicate-parameter");
  });
});

describe("keys and types that are not known", () => {
  it("are warnings, each at its place", () => {
    const { value, diagnostics } = modelled(
      catalogue({ ...module("a", [parameter("p", "colour", { shade: 1 })]), since: 2030 }),
    );
    expect(value).toBeDefined();
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      "warning unknown-key",
      "warning unknown-key",
      "warning unknown-type",
    ]);
  });

  it("are fine where they begin with x-", () => {
    expect(findings(catalogue(module("a", [], { "x-note": "mine" })))).toEqual([]);
  });

  it("are looked for in templated parameters and conditions too", () => {
    const info = [{ name: "mode", rule: "?" }];
    expect(about("string", { info })).toEqual(['unknown-key: unknown key "rule"; it is ignored']);
  });
});

describe("a catalogue as a whole", () => {
  it("reports everything at once", () => {
    const codes = findings(
      catalogue(
        module("a", [parameter("p"), parameter("p")]),
        module("a", [parameter("q", ["x"], { default: "y", deprecatedvalues: ["z"] })]),
      ),
    ).map((found) => found.replace(/:.*/s, ""));
    expect(codes).toEqual([
      "duplicate-module",
      "duplicate-parameter",
      "deprecated-value-unlisted",
      "default-outside-enum",
    ]);
  });

  it("is rejected without a list of modules", () => {
    expect(findings({ paraminfo: {} })).toEqual([
      "schema-violation: /paraminfo must have required property 'modules'",
    ]);
    expect(findings({ paraminfo: [] })).toEqual([expect.stringMatching(/^schema-violation: /)]);
  });
});

describe("a template of many variables", () => {
  it("is held against a long name in no time", () => {
    const variables = Array.from({ length: 40 }, (_, index) => `v${index}`);
    const sources = variables.map((name) => parameter(name, "string", { multi: "" }));
    const long = parameter(`${"x".repeat(3000)}y`);
    const template = {
      name: `${variables.map((name) => `x{${name}}`).join("")}z`,
      type: "string",
      templatevars: Object.fromEntries(variables.map((name) => [name, name])),
    };
    const more = { templatedparameters: [template] };
    expect(findings(catalogue(module("a", [...sources, long], more)))).toEqual([]);
  });
});
