import { expect, it } from "vitest";
import { unknownKeyDiagnostics } from "../../../../generator/spec/catalogue/check.js";
import { parseDocument } from "../../../../generator/base/document.js";

/** The codes, columns and messages of the diagnostics of a catalogue in one line. */
function reported(catalogue: unknown): readonly unknown[] {
  const text = JSON.stringify(catalogue);
  const { value } = parseDocument("wiki.json", Buffer.from(text));
  if (!value) throw new Error("It is no JSON.");
  return unknownKeyDiagnostics(value).map(({ code, message, position }) => {
    if (!position) throw new Error("It is nowhere.");
    const { file, line, column } = position;
    return [code, `${file}:${line}`, text.slice(column - 1).split(":")[0], message];
  });
}

function unknown(name: string): readonly unknown[] {
  const message = `unknown key "${name}"; it is ignored`;
  return ["unknown-key", "wiki.json:1", `"${name}"`, message];
}

const parameter = { name: "a", type: "string" };
const module = { name: "m", path: "m", prefix: "", parameters: [parameter] };

it("keys that the schema of catalogues does not list are reported where they are", () => {
  const catalogue = {
    one: 1,
    batchcomplete: "",
    warnings: { any: { key: 1 } },
    paraminfo: {
      two: 1,
      modules: [
        module,
        {
          ...module,
          three: null,
          constructor: 1,
          templatedparameters: [{ ...parameter, four: {} }],
          parameters: [
            parameter,
            {
              ...parameter,
              five: [],
              info: [{ name: "x", six: 1, text: { key: "y" } }],
            },
          ],
        },
      ],
    },
  };
  expect(reported(catalogue)).toEqual(
    ["one", "two", "five", "six", "three", "constructor", "four"].map(unknown),
  );
});

it.each([
  ["extensions", { "x-a": 1, paraminfo: { "x-b": 1, modules: [{ ...module, "x-c": {} }] } }],
  [
    "those of maps and of values that have any form",
    {
      paraminfo: {
        modules: [
          {
            ...module,
            description: { key: "a" },
            examples: [{ query: "a", text: "b" }],
            dynamicparameters: { a: 1 },
            parameters: [
              { ...parameter, type: ["a"], submodules: { a: "b" }, templatevars: { c: "d" } },
              { ...parameter, type: [{ a: 1 }], submodules: [], templatevars: { c: { d: 1 } } },
            ],
          },
        ],
      },
    },
  ],
  ["of values that are no objects", { paraminfo: { modules: [null, "a", 1, [{ a: 1 }]] } }],
  ["of no list", { paraminfo: { modules: "a" } }],
  ["of a null", { paraminfo: null }],
  ["of a list", [{ one: 1 }]],
  ["of a text", "one"],
])("no keys are reported: %s", (_, catalogue) => {
  expect(reported(catalogue)).toEqual([]);
});
