import { expect, it } from "vitest";
import { analyse } from "../../../generator/pipeline.js";
import { emptyLike, readComparedSpec } from "../../../generator/diff/compared-spec.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { TARGETS } from "../../../generator/spec/input.js";

const FINE = { responses: { 200: { description: "Fine." } } };
const MISSING = { responses: { 200: { $ref: "#/components/responses/Missing" } } };
/** A parameter in XML, which the generator does not write. */
const UNSUPPORTED = {
  parameters: [{ name: "p", in: "query", required: true, content: { "application/xml": {} } }],
  ...FINE,
};

/** The file of a document with an operation for towns, and another one. */
function source(operation: object, key = "get") {
  const paths = {
    "/towns": { get: { operationId: "listTowns", ...FINE } },
    "/alliances": { [key]: { operationId: "listAlliances", ...operation } },
  };
  const document = { openapi: "3.2.0", info: { title: "Game", version: "1" }, paths };
  return { file: "openapi.json", bytes: new TextEncoder().encode(JSON.stringify(document)) };
}

// The pairs of skipped.txt have the findings.
it.each([
  ["a missing response", source(MISSING), ["listTowns"]],
  ["a parameter in XML", source(UNSUPPORTED), ["listTowns"]],
  ["the method QUERY", source(FINE, "query"), ["listTowns"]],
  ["nothing unusual", source(FINE), ["listTowns", "listAlliances"]],
])(
  "Of an operation with %s, generate makes the code that the comparison expects",
  (_what, spec, expected) => {
    const { value } = analyse({
      kind: "openapi",
      name: "game",
      source: spec.file,
      targets: TARGETS,
      spec,
    });
    expect(
      value?.kind === "openapi" && value.endpoints.map(({ operation }) => operation.name),
    ).toEqual(expected);
    const { value: compared } = readComparedSpec(spec);
    const added = compared ? diffSpecs(emptyLike(compared), compared) : [];
    expect(added.map(({ module }) => module).toSorted()).toEqual(["listAlliances", "listTowns"]);
  },
);

it("A document that generate refuses is not compared", () => {
  const bytes = new TextEncoder().encode('{"openapi":"3.1.0","info":1,"paths":{}}');
  const { value, diagnostics } = readComparedSpec({ file: "openapi.json", bytes });
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ["schema-violation", "error"],
  ]);
});
