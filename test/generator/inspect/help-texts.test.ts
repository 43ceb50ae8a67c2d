import { describe, expect, it } from "vitest";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { explain } from "../../../generator/inspect/explain.js";
import { helpTexts } from "../../../generator/inspect/help-texts.js";
import { inspectAsServer } from "../../../generator/inspect/verdict.js";
import { catalogueModel, module, parameter } from "../support/specs.js";

const QUERY = {
  name: "query",
  path: "query",
  group: "action",
  prefix: "",
  parameters: [
    {
      name: "list",
      type: ["a"],
      multi: "",
      submodules: { a: "query+a" },
      description: "Lists to fetch.",
    },
  ],
};

const model = catalogueModel(
  QUERY,
  module(
    "a",
    [
      parameter("prop", ["", "ids", "title"], {
        multi: "",
        description: 'Properties.\n- "": Nothing.\n- ids: Page id.\n- title: Title.',
      }),
      parameter("slots", "string", { multi: "" }),
    ],
    {
      description: "Lists pages.\nMore about it.",
      templatedparameters: [
        {
          name: "text-{slot}",
          type: "string",
          templatevars: { slot: "slots" },
          description: "Text of the slot.",
        },
      ],
    },
  ),
);

function explained(request: string): readonly string[] {
  const api = catalogueApi(model);
  const inspection = inspectAsServer(api, `action=query&list=a&${request}`, {});
  return explain(api, inspection, new Map(), helpTexts(model));
}

function after(lines: readonly string[], start: string, count: number): readonly string[] {
  const index = lines.findIndex((line) => line.startsWith(`  ${start} =`));
  return lines.slice(index + 1, index + 1 + count);
}

describe("an explained parameter", () => {
  it("has its description, with the lines about the given values", () => {
    const lines = explained("aprop=title|ids");
    expect(after(lines, "aprop", 4)).toEqual([
      "    Properties.",
      "    - ids: Page id.",
      "    - title: Title.",
      "The server accepts the request without changes.",
    ]);
  });

  it("has the text of the empty value", () => {
    expect(after(explained("aprop="), "aprop", 2)).toContain("    Properties.");
  });

  it("that selects a module has the first line of the module's description", () => {
    expect(after(explained("aprop=ids"), "list", 2)).toEqual([
      "    Lists to fetch.",
      "    - a: Lists pages.",
    ]);
  });

  it("that is expanded from a template has the description of the template", () => {
    expect(after(explained("aslots=main&atext-main=x"), "atext-main", 1)).toEqual([
      "    Text of the slot.",
    ]);
  });

  it("without a description has no line for it", () => {
    expect(after(explained("aslots=main"), "aslots", 1)).toEqual([
      "The server accepts the request without changes.",
    ]);
  });
});
