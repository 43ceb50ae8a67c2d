import { describe, expect, it } from "vitest";
import type { Parameter } from "../../../generator/spec/model/parameter.js";
import {
  catalogue,
  catalogueModel,
  lowered,
  modelled,
  module,
  parameter,
} from "../support/specs.js";
import type { Json } from "../support/specs.js";

/** A parameter of a catalogue, lowered. */
function loweredParameter(type: unknown, more: Json = {}): Parameter | undefined {
  return lowered(module("a", [parameter("p", type, more)])).parameters[0];
}

describe("a parameter", () => {
  it("keeps what its type is made of", () => {
    const limit = { min: 1, max: 500, highmax: 5000, enforcerange: "" };
    expect(loweredParameter("limit", limit)?.type).toEqual({
      kind: "limit",
      ...limit,
      enforcerange: true,
    });
    expect(loweredParameter("text", { maxbytes: 5, maxchars: 4 })?.type).toEqual({
      kind: "text",
      maxbytes: 5,
      maxchars: 4,
    });
    expect(loweredParameter("namespace", { extranamespaces: [-1] })?.type).toEqual({
      kind: "namespace",
      extranamespaces: [-1],
    });
  });

  it("has the text of numbers among its values, each once", () => {
    expect(loweredParameter([1, "1", "x"])?.type).toMatchObject({ values: ["1", "x"] });
  });

  it("takes any user where the catalogue does not say which", () => {
    expect(loweredParameter("user")?.type).toMatchObject({
      subtypes: ["name", "ip", "cidr", "interwiki", "id"],
    });
  });

  it("is sensitive where it is a password", () => {
    expect(loweredParameter("password")).toMatchObject({ sensitive: true });
    expect(loweredParameter("string")).toMatchObject({ sensitive: false });
  });

  it("has MediaWiki's usual value counts where the catalogue leaves them out", () => {
    expect(loweredParameter("string", { multi: "" })?.multi).toMatchObject({
      lowlimit: 50,
      highlimit: 500,
    });
    expect(loweredParameter("string", { multi: "", lowlimit: 600 })?.multi).toMatchObject({
      lowlimit: 600,
      highlimit: 600,
    });
    expect(loweredParameter("string", { lowlimit: 50 })).not.toHaveProperty("multi");
  });

  it.each<[string, unknown, Json, unknown]>([
    ["a number, for a number", "integer", { default: "5" }, 5],
    ["a text, for an enum of numbers", [1, 2], { default: 2 }, "2"],
    ["max, for a limit", "limit", { default: "max" }, "max"],
    ["a list, where it is multi-valued", ["x", "y"], { default: "x|y", multi: "" }, ["x", "y"]],
    ["the empty list for the empty text", "string", { default: "", multi: "" }, []],
    ["the empty text, where one value is taken", "string", { default: "" }, ""],
    ["a list of numbers", "namespace", { default: "0|14", multi: "" }, [0, 14]],
    [
      "values with a separator in them",
      "string",
      { default: "\u001Fa|b\u001Fc", multi: "" },
      ["a|b", "c"],
    ],
    ["the empty text as the only value of a list", "string", { default: "|", multi: "" }, [""]],
    [
      "all values for the allspecifier",
      ["x", "y"],
      { default: "*", multi: "", allspecifier: "*" },
      ["x", "y"],
    ],
    [
      "unknown for the allspecifier of an open list",
      "namespace",
      { default: "*", multi: "", allspecifier: "*" },
      undefined,
    ],
    ["absent for a boolean", "boolean", { default: false }, undefined],
  ])("has a default that is %s", (_, type, more, value) => {
    expect(loweredParameter(type, more)?.default).toEqual(value);
  });

  it("of a type that is not known keeps the type's name", () => {
    const { value } = modelled(catalogue(module("a", [parameter("p", "colour")])));
    expect(value?.operations.at(-1)?.parameters[0]).toMatchObject({
      type: { kind: "unknown", name: "colour" },
    });
  });

  it("comes in the order in which the server reads", () => {
    const listed = [
      parameter("c", "string", { index: 3 }),
      parameter("a", "string", { index: 1 }),
      parameter("b"),
    ];
    expect(lowered(module("a", listed)).parameters.map(({ name }) => name)).toEqual([
      "a",
      "c",
      "b",
    ]);
  });
});

describe("a module", () => {
  it("is selected by the parameter that its group names", () => {
    expect(lowered(module("a", [], { group: "prop" })).select).toEqual([
      ["action", "query"],
      ["prop", "a"],
    ]);
  });

  it("below another is selected step by step, with the prefix of the one above", () => {
    const above = { name: "up", path: "up", group: "action", prefix: "u", parameters: [] };
    const below = { ...above, name: "down", path: "up+down", group: "command", prefix: "d" };
    const { operations } = catalogueModel(above, below);
    expect(operations.at(-1)?.select).toEqual([
      ["action", "up"],
      ["ucommand", "down"],
    ]);
  });

  it("below one that the catalogue lacks is selected without its prefix", () => {
    const below = { name: "down", path: "up+down", group: "command", prefix: "d", parameters: [] };
    expect(lowered(below).select).toEqual([
      ["action", "up"],
      ["command", "down"],
    ]);
  });

  it("has no selection where it is the root", () => {
    expect(catalogueModel(module("a")).operations[0]).toMatchObject({ path: "main", select: [] });
  });

  it("has its flags", () => {
    const flags = {
      generator: true,
      readrights: "",
      writerights: "",
      mustbeposted: "",
      deprecated: "",
    };
    expect(lowered(module("a", [], flags))).toMatchObject({
      generator: true,
      readrights: true,
      writerights: true,
      mustbeposted: true,
      deprecated: true,
    });
  });

  it("is a request, a root or a format", () => {
    const format = { name: "xml", path: "xml", group: "format", prefix: "", parameters: [] };
    const roles = catalogueModel(module("a"), format).operations.map(({ path, role }) => [
      path,
      role,
    ]);
    expect(Object.fromEntries(roles)).toEqual({
      main: "root",
      query: "root",
      json: "format",
      "query+a": "request",
      xml: "format",
    });
  });
});

describe("the roots", () => {
  it("come from the protocol where the catalogue lacks them, and from the catalogue where it has them", () => {
    const main = {
      name: "main",
      path: "main",
      prefix: "",
      parameters: [parameter("action", ["query"]), parameter("format", ["json"])],
    };
    const { value, diagnostics } = modelled(catalogue(main));
    expect(value?.operations.map(({ path }) => path)).toEqual(["query", "json", "main"]);
    expect(value?.operations.at(-1)?.parameters.map(({ name }) => name)).toEqual([
      "action",
      "format",
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["request-default-unknown"]);
  });

  it("lose the request defaults that they do not take", () => {
    const main = {
      name: "main",
      path: "main",
      prefix: "",
      parameters: [parameter("action", ["query"]), parameter("format", ["json"])],
    };
    expect(modelled(catalogue(main)).value).toMatchObject({
      requestDefaults: { format: "json", formatversion: "2" },
    });
  });
});
