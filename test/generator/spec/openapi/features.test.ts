import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FEATURES } from "../../../../generator/spec/openapi/features.js";
import type { Treatment } from "../../../../generator/spec/openapi/features.js";
import { REPOSITORY } from "../../support/places.js";

const PAGE = join(REPOSITORY, "spec", "openapi.md");

/** What OpenAPI calls the objects whose definitions have other names. */
const NAMES: Readonly<Record<string, string>> = {
  OpenApiDocument: "OpenAPI",
  OpenApiOperation: "Operation",
  OpenApiParameter: "Parameter",
  OpenApiHeader: "Header",
  OpenApiResponse: "Response",
  OpenApiSchema: "Schema",
};

const COLUMNS: readonly Treatment[] = ["read", "text", "ignored", "unsupported"];

/** The table of keys in spec/openapi.md. */
function featureTable(): string {
  const rows = Object.entries(FEATURES).map(([type, features]) => {
    const cells = COLUMNS.map((treatment) =>
      Object.keys(features)
        .filter((key) => features[key] === treatment)
        .map((key) => `\`${key}\``)
        .join(" "),
    );
    return `| ${[NAMES[type] ?? type, ...cells].join(" | ")} |`;
  });
  return [
    "| object | read | documentation | ignored, with a warning | operations are skipped |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

describe("the table of keys", () => {
  it("is that of spec/openapi.md, which UPDATE_GOLDENS=1 writes", () => {
    const text = readFileSync(PAGE, "utf8");
    const [before = "", old = "", after = ""] = text.split(/<!-- keys -->\n|\n<!-- \/keys -->/);
    if (process.env["UPDATE_GOLDENS"] === "1")
      writeFileSync(PAGE, `${before}<!-- keys -->\n${featureTable()}\n<!-- /keys -->${after}`);
    else expect(old).toBe(featureTable());
    expect(after).not.toBe("");
  });
});
