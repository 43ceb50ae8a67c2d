import { describe, expect, it } from "vitest";
import { plainPalette } from "../../../generator/base/render-diagnostics.js";
import type { Finding } from "../../../generator/diff/finding.js";
import { report, REPORT_FORMATS } from "../../../generator/diff/report/report.js";
import { reviewOf } from "../../../generator/diff/review.js";
import { CONSUMER_CLASSES } from "../../../generator/diff/level.js";
import { findings, parsed } from "./specs.js";

const ref = (section: string, name: string): object => ({
  $ref: `#/components/${section}/${name}`,
});
const json = (schema: object): object => ({ "application/json": { schema } });

/** A document whose schema `Inner` is in others, and whose operations contain it in several ways. */
function documentWith(inner: object, paths: object = {}): string {
  const done = { "204": { description: "Done." } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      "/response": {
        get: { operationId: "response", responses: { "200": ref("responses", "R") } },
      },
      "/body": {
        post: { requestBody: { content: json(ref("schemas", "Pet")) }, responses: done },
      },
      "/item": {
        parameters: [{ name: "q", in: "query", content: json(ref("schemas", "Inner")) }],
        get: { operationId: "item", responses: done },
      },
      "/other": { get: { operationId: "other", responses: done } },
      ...paths,
    },
    components: {
      responses: { R: { description: "R.", content: json(ref("schemas", "Outer")) } },
      schemas: {
        Inner: inner,
        Outer: { type: "object", properties: { inner: ref("schemas", "Inner") } },
        Pet: {
          type: "object",
          required: ["kind"],
          properties: { kind: { type: "string" } },
          discriminator: { propertyName: "kind", mapping: { c: "#/components/schemas/Cat" } },
        },
        Cat: { allOf: [ref("schemas", "Pet"), ref("schemas", "Outer")] },
        Unrelated: { type: "integer" },
      },
    },
  });
}

function between(old: string, next: string): readonly Finding[] {
  return findings({ spec: parsed(old) }, { spec: parsed(next) });
}

const STRING = { type: "string", maxLength: 9 };

/** An operation with a response of a named schema. */
const own = (schema: string) => ({
  "/own": {
    get: {
      operationId: "own",
      responses: { "200": { description: "Own.", content: json(ref("schemas", schema)) } },
    },
  },
});

describe("a finding about a named schema", () => {
  it("has the operations that contain the schema, directly or in other components", () => {
    const found = between(documentWith(STRING), documentWith({ type: "string", maxLength: 5 }));
    const ofSchemas = found.filter(({ module }) => module.startsWith("#/"));
    expect(ofSchemas.map(({ rule, places }) => [rule, places])).toEqual([
      ["body-schema-narrowed", ["POST /body", "item", "response"]],
      ["response-bound-tightened", ["POST /body", "item", "response"]],
    ]);
  });

  it("has the operations of the base if the revision has none", () => {
    const old = documentWith(STRING, own("Unrelated"));
    const found = between(
      old,
      documentWith(STRING, own("Inner")).replace(
        '"Unrelated":{"type":"integer"}',
        '"Related":{"type":"boolean"}',
      ),
    );
    const ofSchemas = found.filter(({ module }) => module.startsWith("#/"));
    expect(ofSchemas.map(({ rule, places }) => [rule, places])).toEqual([
      ["schema-removed", ["own"]],
    ]);
  });

  it("is alone in having them", () => {
    const old = documentWith(STRING);
    const next = old.replace('"operationId":"other"', '"operationId":"other","deprecated":true');
    expect(between(old, next).map((each) => [each.rule, "places" in each])).toEqual([
      ["operation-deprecated", false],
    ]);
  });
});

describe("the operations of a finding", () => {
  const found = between(documentWith(STRING), documentWith({ type: "string", maxLength: 5 })).at(
    -1,
  );
  const textOf = async (format: (typeof REPORT_FORMATS)[number], places: readonly string[]) => {
    const all = found ? [{ ...found, places }] : [];
    const review = reviewOf(all, all, { audience: CONSUMER_CLASSES, ignored: 0, compared: [] });
    const text = await report(review, format, {
      failOn: "any",
      detail: "all",
      palette: plainPalette,
    });
    return text.replaceAll(/<\/?code>/g, "`");
  };

  it.each(REPORT_FORMATS)("are in the report as %s", async (format) => {
    const sentence = "Affected operations: `a`, `b`, `c` and `d`.";
    const expected = format === "json" ? '"places":["a","b","c","d"]' : sentence;
    expect(await textOf(format, ["a", "b", "c", "d"])).toContain(expected);
  });

  it("are counted if there are many", async () => {
    const names = ["a", "b", "c", "d", "e"];
    const sentence = "Affected operations: `a`, `b`, `c` and 2 others.";
    expect(await textOf("text", names)).toContain(sentence);
    const html = await textOf("html", names);
    expect(html).toContain(sentence);
    expect(html).toContain("Affected operations: `a`, `b`, `c`, `d`, `e`.");
  });
});
