import { join } from "node:path";
import { describe, it } from "vitest";
import { diagnosticTable } from "../../../generator/base/diagnostic-table.js";
import { expectGolden } from "../support/golden-text.js";

/** Arguments that every message can be made with: their names, or small numbers. */
const SOME = {
  name: "<name>",
  detail: "<detail>",
  module: "<module>",
  before: "<before>",
  now: "<now>",
  changed: "<changed>",
  expected: "<expected>",
  feature: "<feature>",
  group: "<group>",
  installed: "<installed>",
  kind: "item",
  meant: "<meant>",
  of: "<of>",
  other: "<other>",
  path: "<path>",
  place: "<place>",
  source: "<source>",
  table: "<table>",
  type: "<type>",
  until: "<until>",
  value: "<value>",
  wanted: "<wanted>",
  files: ["<file>", "<other file>"],
  known: ["<known>", "<other known>"],
  names: ["<name>", "<other name>"],
  places: ["<place>", "<other place>"],
  bytes: 12,
  count: 2,
  depth: 3,
  seconds: 4,
  status: 500,
};

/** Others, which messages have another form for. */
const OTHERS = {
  ...SOME,
  name: 'a"b',
  meant: undefined,
  kind: "entry",
  names: ["<name>"],
  places: ["<place>"],
  known: [],
  bytes: 1,
  count: 1,
  seconds: 1,
  status: 404,
  value: 5,
};

type Message = (given: object) => string;

/** The codes whose detail may be absent. */
const WITHOUT_DETAIL = new Set(["http-status"]);

/** A message with arguments, or that it cannot be made with them. */
function messageOf(message: Message, given: object): string {
  try {
    return message(given);
  } catch {
    return "(other arguments)";
  }
}

describe("the texts of diagnostics", () => {
  it("are these", () => {
    const lines = Object.entries(diagnosticTable).flatMap(([code, { severity, message, help }]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each takes some of the arguments
      const make = message as Message;
      const [one, other] = [
        messageOf(make, SOME),
        messageOf(make, WITHOUT_DETAIL.has(code) ? { ...OTHERS, detail: undefined } : OTHERS),
      ];
      return [
        `${severity}[${code}]: ${one}`,
        ...(other === one ? [] : [`  or: ${other}`]),
        `  help: ${help}`,
      ];
    });
    expectGolden(join(import.meta.dirname, "texts.txt"), `${lines.join("\n")}\n`);
  });
});
