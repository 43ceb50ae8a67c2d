import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { recordedUses } from "../../../../generator/diff/usage/recordings.js";
import { writeFiles } from "../../support/files.js";
import { scratchFolder } from "../../support/places.js";
import { catalogue, openApiDocument, module, parameter, query } from "../../support/specs.js";
import { parsed, unchecked } from "../specs.js";

const MODULES = catalogue(
  module("thing", [parameter("a"), parameter("b", ["x", "y"], { multi: true })], {
    prefix: "p",
    generator: true,
    templatedparameters: [{ ...parameter("t-{v}"), templatevars: { v: "b" } }],
  }),
  module("other", [parameter("a")], { prefix: "o" }),
);

const ID = { name: "id", in: "path", required: true, schema: { type: "string" } };
const responses = { 200: { description: "" } };
const ENDPOINTS = openApiDocument(
  {},
  {
    paths: {
      "/pets": {
        get: {
          operationId: "listPets",
          parameters: [query("size", { type: "string" })],
          responses,
        },
      },
      "/pets/{id}": {
        get: {
          operationId: "getPet",
          parameters: [ID, query("size", { type: "string" })],
          responses,
        },
      },
      "/pets/{id}/toys": { get: { operationId: "listToys", parameters: [ID], responses } },
    },
  },
);

/** The parameters that a request gives, by module. */
function given(request: string): readonly unknown[] {
  const folder = scratchFolder();
  writeFiles(folder, [{ path: "a.jsonl", text: JSON.stringify({ request, response: {} }) }]);
  const specs = [MODULES, ENDPOINTS].map((spec) =>
    unchecked({ spec: parsed(JSON.stringify(spec)) }),
  );
  const { value = [], diagnostics } = recordedUses(folder, [join(folder, "a.jsonl")], specs);
  expect(diagnostics).toEqual([]);
  return value.flatMap(({ module: path, values }) => [
    [path, ...values.keys()],
    ...[...values].map(([name, each]) => [path, name, each]),
  ]);
}

describe("a recorded request to an endpoint", () => {
  it.each<readonly [string, readonly unknown[]]>([
    ["/pets", [["listPets"]]],
    [
      "/pets?size=1&other=2",
      [
        ["listPets", "size"],
        ["listPets", "size", ["1"]],
      ],
    ],
    ["/v1/pets", [["listPets"]]],
    [
      "/pets/3",
      [
        ["getPet", "id"],
        ["getPet", "id", ["3"]],
      ],
    ],
    [
      "/v1//pets/3/?size=2",
      [
        ["getPet", "id", "size"],
        ["getPet", "id", ["3"]],
        ["getPet", "size", ["2"]],
      ],
    ],
    [
      "https://wiki.test/pets/3/toys?",
      [
        ["listToys", "id"],
        ["listToys", "id", ["3"]],
      ],
    ],
    ["/pets/3/toys/4", []],
    ["/toys", []],
    ["/", []],
    ["?size=1", []],
    ["size=1", []],
  ])("is the one at the end of its path: %s", (request, expected) => {
    expect(given(request)).toEqual(expected);
  });
});

describe("a recorded request of a module", () => {
  const LIST = "action=query&list=thing";

  it.each<readonly [string, readonly unknown[]]>([
    [LIST, [["query+thing"]]],
    [`/api.php?${LIST}`, [["query+thing"]]],
    [
      `${LIST}&pa=1&pt-x=2&a=3&pc=4&oa=5`,
      [
        ["query+thing", "a", "t-x"],
        ["query+thing", "a", ["1"]],
        ["query+thing", "t-x", ["2"]],
      ],
    ],
    [
      `${LIST}&pb=x|y`,
      [
        ["query+thing", "b"],
        ["query+thing", "b", ["x|y", "x", "y"]],
      ],
    ],
    [
      "action=query&generator=thing&gpa=1&pa=2",
      [
        ["query+thing", "a"],
        ["query+thing", "a", ["1"]],
      ],
    ],
    ["action=query&generator=other&goa=1", []],
    ["list=thing&pa=1", []],
    ["action=query&list=none&pa=1", []],
  ])("has its parameters: %s", (request, expected) => {
    expect(given(request).filter((each) => JSON.stringify(each).includes("query+"))).toEqual(
      expected,
    );
  });
});
