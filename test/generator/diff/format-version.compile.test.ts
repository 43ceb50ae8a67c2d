import { describe, expect, it } from "vitest";
import type { CatalogueInput } from "../../../generator/spec/input.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import { generate } from "../../../generator/pipeline.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import { compilerErrors } from "./proof-compiler.js";
import { field, resultOf, sideOf } from "./learned-specs.js";
import { realCatalogue } from "./specs.js";

const LONG = 120_000;

/** A catalogue with a result, whose requests have this format version by default. */
function sideIn(folder: string, formatversion: string): CatalogueInput {
  const { catalogue, results } = sideOf(
    resultOf({ anon: field("boolean", { formatversion1: { as: "flag" } }) }),
  );
  const { protocol } = realCatalogue();
  Object.assign(protocol?.["requestDefaults"] ?? {}, { formatversion });
  return {
    kind: "catalogue",
    name: folder,
    source: "catalogue.json",
    spec: file("catalogue.json", catalogue.spec),
    protocol: file("protocol.json", protocol),
    results: results.map((each) => file(`results/${each.module}.json`, each)),
  };
}

function file(name: string, value: unknown): SourceFile {
  return { file: name, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

function compared({ spec, ...beside }: CatalogueInput): ComparedSpec {
  const { value } = readComparedSpec(spec, beside);
  if (!value) throw new Error("The side has errors.");
  return value;
}

/** An ordinary program, which reads a row of the module. */
function consumer(folder: string) {
  return {
    path: `consumers/${folder}.ts`,
    text: `import { recentchanges } from "../${folder}/recentchanges.js";
import type { ResponseOf } from "../runtime/client.js";
const request = recentchanges({});
export const isAnonymous = (response: ResponseOf<typeof request>): boolean | undefined =>
  response.query?.recentchanges[0]?.anon;
`,
  };
}

describe("a change of the format version that requests have by default", () => {
  const [second, first] = [sideIn("second", "2"), sideIn("first", "1")];

  it(
    "is breaking for types if responses have types, as the compiler shows",
    async () => {
      const { value: files = [] } = await generate({
        specs: [second, first],
        templates: readTemplates(),
        importExtension: ".js",
      });
      const code = files.filter(({ path }) => !path.endsWith(".json"));
      const errors = compilerErrors([...code, consumer("second"), consumer("first")]);
      expect(errors.get("consumers/second.ts")).toBeUndefined();
      expect(errors.get("consumers/first.ts")).toHaveLength(1);
      const found = diffSpecs(compared(second), compared(first));
      expect(found).toMatchObject([
        { id: "request-default-changed::formatversion:2>1", classes: { types: "breaking" } },
      ]);
    },
    LONG,
  );

  it("is informational for types if no type depends on it, unless the shipped ones apply", () => {
    const [old, next] = [compared({ ...second, results: [] }), compared({ ...first, results: [] })];
    expect(diffSpecs(old, next)[0]?.classes.types).toBe("info");
    expect(diffSpecs(old, next, { shippedResults: true })[0]?.classes.types).toBe("breaking");
  });

  it("is not breaking for types for any other default", () => {
    const uselang = sideIn("other", "2");
    const { protocol } = realCatalogue();
    Object.assign(protocol?.["requestDefaults"] ?? {}, { uselang: "en" });
    const found = diffSpecs(
      compared(second),
      compared({ ...uselang, protocol: file("protocol.json", protocol) }),
    );
    expect(found).toMatchObject([{ parameter: "uselang", classes: { types: "info" } }]);
  });
});
