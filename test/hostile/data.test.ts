import { describe, expect, it } from "vitest";
import { checkOpenApiData } from "../../generator/serve/openapi-data.js";
import { diagnostic } from "../../generator/base/diagnostic.js";
import type { Diagnostic } from "../../generator/base/diagnostic.js";
import { plainPalette, renderDiagnostic } from "../../generator/base/render-diagnostics.js";
import { parseDocument } from "../../generator/base/document.js";
import type { ServedCatalogue } from "../../generator/serve/served-spec.js";
import { readWikis } from "../../generator/serve/service-data.js";
import { openApiDocument, modelled } from "../generator/support/specs.js";
import { hiddenIn } from "./inert.js";
import { keyed } from "./spec-inputs.js";
import { placesOfWikis } from "./stub-data.js";
import { textsOfSchemas } from "./texts-of-schemas.js";
import { HOSTILE } from "./values.js";

/** All pairs of places and texts take minutes; each run of the tests takes one in so many, each time the same. */
const ONE_IN = process.env["PARAMSMITH_HOSTILE"] === "whole" ? 1 : 6;

const values = Object.values(HOSTILE);

/** No property can have such a name; the spec is refused before data are looked at. */
const REFUSED = new Set(["a prototype", "half a surrogate pair", "the other half"]);

const SERVED: ServedCatalogue = {
  kind: "catalogue",
  name: "wiki",
  modules: [],
  results: [],
};

/** What of a diagnostic steers a terminal, or is no such lines as diagnostics have. */
function diagnosticFindings(found: Diagnostic): readonly string[] {
  const text = renderDiagnostic(found, plainPalette);
  return [...hiddenIn(text), ...(text.split("\n").length > 4 ? [text] : [])];
}

/** What is said of a wiki's data, as `serve --data` reads them. */
function wikiDiagnostics(data: unknown): readonly Diagnostic[] {
  const document = parseDocument(
    "data.json",
    new TextEncoder().encode(JSON.stringify({ wiki: data })),
  );
  return document.value ? readWikis(document.value, [SERVED]).diagnostics : document.diagnostics;
}

describe("the data of a wiki", () => {
  const places = placesOfWikis();

  it("have every text of their schema tried", () => {
    const tried = new Set(places.map(({ name }) => name));
    const texts = textsOfSchemas().filter((text) => text.startsWith("wiki."));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !tried.has(text))).toEqual([]);
    expect(places.length).toBeGreaterThan(500);
  });

  it("take a harmless text in some places, and refuse it in others", () => {
    const refused = places.filter(({ withText }) => wikiDiagnostics(withText("a")).length > 0);
    expect(refused.length).toBeGreaterThan(100);
    expect(places.length - refused.length).toBeGreaterThan(50);
  });

  it("are refused in inert words, or taken, whatever text is in them", () => {
    for (const [index, { name, withText }] of places.entries())
      for (const text of values.filter((_, at) => (at + index) % ONE_IN === 0)) {
        const found = wikiDiagnostics(withText(text)).flatMap(diagnosticFindings);
        expect({ name, text, found }).toEqual({ name, text, found: [] });
      }
  }, 600_000);
});

describe("the data of an OpenAPI document", () => {
  it.each(Object.entries(HOSTILE))(
    "are held to its schema, whatever is in either: %s",
    async (name, text) => {
      const row = {
        type: "object",
        title: text,
        description: text,
        $comment: text,
        properties: { ...keyed(text, { enum: [text], description: text }), a: { const: text } },
        required: ["a"],
      };
      const { value: model, diagnostics } = modelled(
        openApiDocument(
          {
            responses: {
              200: {
                description: "",
                content: {
                  "application/json": {
                    schema: { type: "array", items: { $ref: "#/components/schemas/Row" } },
                  },
                },
              },
            },
          },
          { components: { schemas: { Row: row } } },
        ),
      );
      if (model?.kind !== "openapi") {
        expect(REFUSED.has(name)).toBe(true);
        expect(diagnostics.filter(({ severity }) => severity === "error")).not.toEqual([]);
        return;
      }
      const data = { list: [keyed(text, 1), { a: 1, ...keyed(text, text) }], ...keyed(text, text) };
      const issues = await checkOpenApiData(model, data);
      const found = issues.map(({ reason, help }) =>
        diagnostic("data-unusable", { detail: `${reason} ${help}` }),
      );
      expect(found.length).toBeGreaterThan(2);
      expect(found.flatMap(diagnosticFindings)).toEqual([]);
    },
  );
});
