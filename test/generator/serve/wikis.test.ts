import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../generator/base/diagnostic.js";
import {
  unknownDataDiagnostics,
  openApiDataDiagnostics,
  readWikis,
} from "../../../generator/serve/service-data.js";
import { documentOf } from "../spec/schema/documents.js";
import { catalogueService, openApiService } from "./named-services.js";

const WIKI = catalogueService("wiki", "/api.php").spec;
const SHOP = openApiService("shop", "").spec;
const SPECS = [WIKI, SHOP];

/** Findings with the text of their lines. */
function short(found: readonly Diagnostic[]): readonly string[] {
  return found.map(
    ({ code, message, position }) => `${code}: ${message} at ${position?.lineText?.trim()}`,
  );
}

describe("the data of services", () => {
  it("are wikis by the names of catalogues", () => {
    const data = { wiki: { pages: [{ title: "A" }] }, shop: {}, other: { pages: 1 } };
    const { value, diagnostics } = readWikis(documentOf(data), SPECS);
    expect(diagnostics).toEqual([]);
    expect([...(value ?? [])].map(([name, { tables }]) => [name, tables.pages?.length])).toEqual([
      ["wiki", 1],
    ]);
    expect(readWikis(documentOf({}), SPECS)).toEqual({ value: new Map(), diagnostics: [] });
    expect(readWikis(documentOf([]), SPECS)).toEqual({ value: new Map(), diagnostics: [] });
  });

  it("have each problem of a wiki at its place", () => {
    const { value, diagnostics } = readWikis(
      documentOf({ wiki: { pages: [{ title: 7 }] } }),
      SPECS,
    );
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, position }) => [code, position?.lineText?.trim()])).toEqual([
      ["data-unusable", '"title": 7'],
    ]);
  });

  it("have the problems of an OpenAPI document, which has no collections here", async () => {
    const data = documentOf({ shop: { pets: [] }, wiki: { pets: [] } });
    const found = await openApiDataDiagnostics(data, data.value, SPECS);
    expect(found.map(({ code, position }) => [code, position?.lineText?.trim()])).toEqual([
      ["data-unusable", '"shop": {'],
    ]);
    const none = documentOf({ wiki: {} });
    expect(await openApiDataDiagnostics(none, none.value, SPECS)).toEqual([]);
  });

  it("are of a service", () => {
    expect(unknownDataDiagnostics(documentOf({ wiki: 1, shop: 2 }), SPECS)).toEqual([]);
    expect(short(unknownDataDiagnostics(documentOf({ wiki: 1, "a/b": 2, c: 3 }), SPECS))).toEqual([
      expect.stringMatching(/^data-without-spec: .*"a\/b".* at "a\/b": 2,$/),
      expect.stringMatching(/^data-without-spec: .*"c".* at "c": 3$/),
    ]);
    for (const value of [[], "x", null])
      expect(unknownDataDiagnostics(documentOf(value), SPECS).map(({ code }) => code)).toEqual([
        "data-unusable",
      ]);
  });
});
