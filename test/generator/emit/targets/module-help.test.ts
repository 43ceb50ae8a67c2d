import { describe, expect, it } from "vitest";
import { detailedHelp, moduleHelp } from "../../../../generator/emit/parts/stub-text.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import { lowered, module, parameter } from "../../support/specs.js";

const MODULE = lowered(
  module(
    "thing",
    [
      parameter("a", "string", { description: "The first." }),
      parameter("b", "string", { multi: true }),
    ],
    {
      description: "What it is.",
      helpurls: ["https://wiki.test/Thing"],
      templatedparameters: [
        parameter("c-{value}", "string", {
          description: "The last.",
          templatevars: { value: "b" },
        }),
      ],
    },
  ),
);
const { description: _description, manual: _manual, ...SILENT } = MODULE;
const PLAIN: ModuleOperation = {
  ...SILENT,
  path: "plain",
  description: "Plain.",
  parameters: [],
  templated: [],
};

describe("the help of modules", () => {
  it("has the texts of modules that have any", () => {
    expect(moduleHelp([{ ...MODULE, manual: "https://wiki.test/Thing" }, SILENT, PLAIN])).toEqual({
      "query+thing": { description: "What it is.", manual: "https://wiki.test/Thing" },
      plain: { description: "Plain." },
    });
    expect(moduleHelp([{ path: "a", description: "" }])).toEqual({});
  });

  it("has the texts of parameters where it is detailed", () => {
    const help = detailedHelp([{ ...MODULE, manual: "https://wiki.test/Thing" }, PLAIN]);
    expect(help).toEqual({
      "query+thing": {
        description: "What it is.",
        manual: "https://wiki.test/Thing",
        parameters: { a: "The first.", "c-{value}": "The last." },
      },
      plain: { description: "Plain." },
    });
    expect(Object.values(help).map(Object.keys)).toEqual([
      ["description", "manual", "parameters"],
      ["description"],
    ]);
    expect(detailedHelp([{ ...SILENT }])).toEqual({});
  });
});
