import { describe, expect, it } from "vitest";
import { model } from "../support/model.js";
import type { ModuleOperation } from "../../../generator/spec/model/operation.js";
import { catalogue, catalogueInput, inShort, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

interface Given {
  readonly module: Json;
  /** Beside the catalogue. */
  readonly own?: Json;
  readonly shipped?: Json;
}

function described({ module: given, own, shipped }: Given): {
  readonly operation: ModuleOperation | undefined;
  readonly findings: readonly string[];
} {
  const { value, diagnostics } = model({
    ...catalogueInput(catalogue(given)),
    ...(own && { descriptions: file("descriptions.json", own) }),
    ...(shipped && { shippedDescriptions: [file("shipped.json", shipped)] }),
  });
  const operations = value?.kind === "catalogue" ? value.operations : [];
  return {
    operation: operations.find(({ path }) => path === given["path"]),
    findings: diagnostics.map(inShort),
  };
}

function file(name: string, modules: Json): { readonly file: string; readonly bytes: Uint8Array } {
  return { file: name, bytes: new TextEncoder().encode(JSON.stringify({ modules })) };
}

const A = { description: "Lists pages.", manual: "https://www.mediawiki.org/wiki/API:A" };

describe("the description of a module", () => {
  it("is that of the catalogue, or else that of the descriptions", () => {
    const withText = module("a", [], { description: "A text of the wiki." });
    expect(described({ module: withText, own: { "query+a": A } }).operation).toMatchObject({
      description: "A text of the wiki.",
      manual: "https://www.mediawiki.org/wiki/API:A",
    });
    expect(described({ module: module("a"), own: { "query+a": A } }).operation).toMatchObject(A);
  });

  it("comes from the descriptions that ship if those beside the catalogue lack the module", () => {
    const { operation } = described({
      module: module("a"),
      own: { "query+b": A },
      shipped: { "query+a": A },
    });
    expect(operation).toMatchObject(A);
  });

  it("is preferred to the one that ships, parameter by parameter", () => {
    const { operation } = described({
      module: module("a", [parameter("from"), parameter("to")]),
      own: { "query+a": { description: "Own.", parameters: { from: "Own from." } } },
      shipped: { "query+a": { ...A, parameters: { from: "From.", to: "To." } } },
    });
    expect(operation).toMatchObject({ description: "Own.", manual: A.manual });
    expect(operation?.parameters.map(({ description }) => description)).toEqual([
      "Own from.",
      "To.",
    ]);
  });

  it("is not taken from an inherited member of the file", () => {
    const { operation } = described({
      module: module("a", [parameter("constructor")]),
      shipped: { "query+a": { ...A, parameters: {} } },
    });
    expect(operation?.parameters[0]).not.toHaveProperty("description");
  });

  it("is not missed unless there is a file beside the catalogue", () => {
    const given = { module: module("a", [parameter("from")]), shipped: { "query+b": A } };
    expect(described(given).findings).toEqual([]);
  });
});

describe("the manual page of a module", () => {
  it("is the first address of help that a browser can open", () => {
    const given = module("a", [], {
      helpurls: ["javascript:alert(1)", "https://wiki.example/Help:A", "https://wiki.example/B"],
    });
    expect(described({ module: given, shipped: { "query+a": A } }).operation).toMatchObject({
      manual: "https://wiki.example/Help:A",
    });
  });
});

describe("the description of a parameter", () => {
  it("has a line for each described value, in the order of the catalogue", () => {
    const values = { b: "Second.", "": "Nothing." };
    const { operation } = described({
      module: module("a", [parameter("prop", ["", "a", "b"], { multi: "" })]),
      shipped: {
        "query+a": { ...A, parameters: { prop: { description: "Properties.", values } } },
      },
    });
    expect(operation?.parameters[0]?.description).toBe('Properties.\n- "": Nothing.\n- b: Second.');
  });

  it("leaves out values that another wiki's catalogue lacks, without a finding", () => {
    const { operation, findings } = described({
      module: module("a", [parameter("prop", ["a"])]),
      shipped: {
        "query+a": {
          ...A,
          parameters: { prop: { description: "Properties.", values: { b: "Second." } } },
        },
      },
    });
    expect(operation?.parameters[0]?.description).toBe("Properties.");
    expect(findings).toEqual([]);
  });

  it("is that of the catalogue with all of its values, if there is one", () => {
    const { operation } = described({
      module: module("a", [parameter("prop", ["a"], { description: "A text of the wiki." })]),
      shipped: {
        "query+a": {
          ...A,
          parameters: { prop: { description: "Properties.", values: { a: "First." } } },
        },
      },
    });
    expect(operation?.parameters[0]?.description).toBe("A text of the wiki.");
  });
});
