import { describe, expect, it } from "vitest";
import { catalogueType } from "../../../../generator/spec/parameters/registry.js";
import type { Parameter } from "../../../../generator/spec/source/types.js";

/** The members of a parameter besides its name. */
type Given = Partial<Parameter> & Pick<Parameter, "type">;

function typeOf(more: Given, path?: string) {
  return catalogueType({ name: "p", ...more }, path);
}

const LISTED = { type: ["a", "b"] };

describe("the type of a parameter of a catalogue", () => {
  it.each<readonly [Given, object]>([
    ...(["string", "text", "password", "raw"] as const).map(
      (kind) => [{ type: kind }, { kind }] as const,
    ),
    [
      { type: "string", maxbytes: 1, maxchars: 2, min: 3 },
      { kind: "string", maxbytes: 1, maxchars: 2 },
    ],
    [{ type: "integer" }, { kind: "integer", enforcerange: false }],
    [
      { type: "float", min: 1, max: 2, highmax: 3, enforcerange: "" },
      { kind: "float", min: 1, max: 2, highmax: 3, enforcerange: true },
    ],
    [
      { type: "limit", max: 5 },
      { kind: "limit", min: 0, max: 5, enforcerange: false },
    ],
    [
      { type: "limit", min: 1 },
      { kind: "limit", min: 1, enforcerange: false },
    ],
    [{ type: "namespace" }, { kind: "namespace", extranamespaces: [] }],
    [
      { type: "namespace", extranamespaces: [-1] },
      { kind: "namespace", extranamespaces: [-1] },
    ],
    [{ type: "user" }, { kind: "user", subtypes: ["name", "ip", "cidr", "interwiki", "id"] }],
    [
      { type: "user", subtypes: ["ip"] },
      { kind: "user", subtypes: ["ip"] },
    ],
    ...(["boolean", "timestamp", "expiry", "title", "tags", "upload"] as const).map(
      (kind) => [{ type: kind, max: 1 }, { kind }] as const,
    ),
    [{ type: "mystery" }, { kind: "unknown", name: "mystery" }],
    [LISTED, { kind: "enum", values: ["a", "b"], deprecatedvalues: [] }],
    [{ type: ["a", "b", "a"] }, { kind: "enum", values: ["a", "b"], deprecatedvalues: [] }],
    [
      { ...LISTED, deprecatedvalues: ["a"], internalvalues: ["b"] },
      { kind: "enum", values: ["a", "b"], deprecatedvalues: ["a"], internalvalues: ["b"] },
    ],
    [
      { ...LISTED, internalvalues: [] },
      { kind: "enum", values: ["a", "b"], deprecatedvalues: [] },
    ],
    [
      {
        ...LISTED,
        deprecatedvalues: ["a"],
        submodules: { a: "query+a" },
        submoduleparamprefix: "g",
      },
      {
        kind: "enum",
        values: ["a", "b"],
        deprecatedvalues: [],
        submodules: { paths: { a: "query+a" }, prefix: "g", deprecated: ["a"] },
      },
    ],
    [
      { ...LISTED, submodules: { a: "query+a" } },
      {
        kind: "enum",
        values: ["a", "b"],
        deprecatedvalues: [],
        submodules: { paths: { a: "query+a" }, prefix: "", deprecated: [] },
      },
    ],
    [
      { ...LISTED, deprecatedvalues: ["a"], submoduleparamprefix: "g" },
      {
        kind: "enum",
        values: ["a", "b"],
        deprecatedvalues: ["a"],
        submodules: { paths: {}, prefix: "g", deprecated: [] },
      },
    ],
  ])("%j is %j", (parameter, type) => {
    expect(typeOf(parameter)).toEqual(type);
  });

  it.each([
    [{ name: "tags", multi: "" as const }, "edit", true],
    [{ name: "tags", multi: true }, undefined, true],
    [{ name: "tags" }, "edit", false],
    [{ name: "add", multi: true }, "tag", true],
    [{ name: "add", multi: true }, "edit", false],
    [{ name: "remove", multi: true }, "tag", false],
  ])("%j of %s fails with another tag: %s", (parameter, path, expected) => {
    expect(typeOf({ ...LISTED, ...parameter }, path)).toEqual({
      kind: "enum",
      values: ["a", "b"],
      deprecatedvalues: [],
      ...(expected && { unlisted: "badtags" }),
    });
  });
});
