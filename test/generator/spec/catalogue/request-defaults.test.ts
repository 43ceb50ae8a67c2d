import { describe, expect, it } from "vitest";
import { withKnownDefaults } from "../../../../generator/spec/catalogue/load.js";
import { catalogue, modelled, module, parameter } from "../../support/specs.js";
import { documentOf } from "../schema/documents.js";

/** Types of a parameter of the root module, and whether a request default may be a text for them. */
const TYPES: readonly (readonly [type: unknown, isAccepted: boolean])[] = [
  [["x", "y"], true],
  [["y"], false],
  ["string", true],
  ["text", true],
  ["timestamp", true],
  ["user", true],
  ["integer", false],
  ["limit", false],
  ["namespace", false],
  ["boolean", false],
  ["float", false],
];

const OWN_ROOTS = [
  {
    name: "main",
    path: "main",
    prefix: "",
    parameters: [
      parameter("action", ["query"]),
      parameter("format", ["json", "xml"]),
      ...TYPES.map(([type], index) => parameter(`p${index}`, type)),
    ],
  },
  {
    name: "json",
    path: "json",
    group: "format",
    prefix: "",
    parameters: [parameter("formatversion", ["1", "2"])],
  },
  {
    name: "xml",
    path: "xml",
    group: "format",
    prefix: "",
    parameters: [parameter("xslt")],
  },
];

/** The request defaults that a catalogue with these roots keeps, and the findings about the others. */
function known(requestDefaults: Readonly<Record<string, string>>): readonly [object, ...unknown[]] {
  const { value: given } = modelled(catalogue(...OWN_ROOTS, module("a")));
  if (given?.kind !== "catalogue") throw new Error("This is no catalogue.");
  const model = { ...given, requestDefaults };
  const { value, diagnostics } = withKnownDefaults(model, documentOf({ requestDefaults }));
  expect({ ...value, requestDefaults: {} }).toEqual({ ...model, requestDefaults: {} });
  return [
    value.requestDefaults,
    ...diagnostics.map(({ code, position }) => [code, position?.lineText?.trim()]),
  ];
}

describe("the defaults of requests", () => {
  it("are those that the roots accept", () => {
    const defaults = { format: "json", formatversion: "2" };
    expect(known(defaults)).toEqual([defaults]);
    expect(known({})).toEqual([{}]);
  });

  it.each(TYPES.map(([type, isAccepted], index) => [type, index, isAccepted] as const))(
    "may be a text for a parameter of the type %j",
    (_, index, isAccepted) => {
      const defaults = { [`p${index}`]: "x" };
      expect(known(defaults)).toEqual(
        isAccepted ? [defaults] : [{}, ["request-default-unknown", `"p${index}": "x"`]],
      );
    },
  );

  it("are reported if no root has them", () => {
    expect(known({ format: "json", other: "1", formatversion: "3" })).toEqual([
      { format: "json" },
      ["request-default-unknown", '"other": "1",'],
      ["request-default-unknown", '"formatversion": "3"'],
    ]);
  });

  it("are no action, and no options of another format or of an unknown one", () => {
    const unknown = "request-default-unknown";
    expect(known({ action: "query" })).toEqual([{}, [unknown, '"action": "query"']]);
    expect(known({ format: "xml", formatversion: "2" })).toEqual([
      { format: "xml" },
      [unknown, '"formatversion": "2"'],
    ]);
    expect(known({ format: "yaml", xslt: "x" })).toEqual([
      {},
      [unknown, '"format": "yaml",'],
      [unknown, '"xslt": "x"'],
    ]);
    expect(known({ formatversion: "2" })).toEqual([{}, [unknown, '"formatversion": "2"']]);
  });
});
