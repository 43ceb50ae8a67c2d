import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { generate } from "../../../../generator/pipeline.js";
import { inputWith, results } from "../../support/results.js";

const { value: files = [] } = await generate({
  specs: [inputWith(results)],
  templates: [],
  importExtension: ".js",
});

const schemas = new Map(
  files.flatMap(({ path, text }): [string, object][] => {
    const name = /^wiki\/schemas\/(.*)\.row\.json$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, JSON.parse(text)]];
  }),
);

function validates(name: string, row: unknown): boolean {
  // The format of a time is for other tools to hold.
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
  return ajv.validate(schemas.get(name) ?? false, row);
}

describe("the JSON Schema of a row", () => {
  it("is there for each module that has rows", () => {
    expect([...schemas.keys()].toSorted()).toEqual(
      results
        .filter(({ rows }) => rows)
        .map(({ module }) => module.slice("query+".length))
        .toSorted(),
    );
  });

  it.each([...schemas.keys()])("is one, of draft 2020-12 (%s)", (name) => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
    expect(ajv.validateSchema(schemas.get(name) ?? {})).toBe(true);
    expect(() => ajv.compile(schemas.get(name) ?? {})).not.toThrow();
  });

  it("takes rows whatever was asked, with more than was observed", () => {
    expect(validates("recentchanges", { type: "edit" })).toBe(true);
    expect(validates("recentchanges", { type: "edit", ns: 0, tags: ["a"], colour: 1 })).toBe(true);
    expect(validates("languageinfo", { code: "de" })).toBe(true);
    expect(validates("codexicons", "<path/>")).toBe(true);
    expect(validates("codexicons", { ltr: "<path/>" })).toBe(true);
  });

  it("refuses what is missing or of another type", () => {
    expect(validates("recentchanges", {})).toBe(false);
    expect(validates("recentchanges", { type: "move" })).toBe(false);
    expect(validates("recentchanges", { type: "edit", ns: "0" })).toBe(false);
    expect(validates("codexicons", {})).toBe(false);
    expect(validates("codexicons", 5)).toBe(false);
  });
});
