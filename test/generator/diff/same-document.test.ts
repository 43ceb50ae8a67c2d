import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { diffSpecs } from "../../../generator/diff/diff.js";
import { readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";

const FOLDER = new URL("../../golden/", import.meta.url);

/** The OpenAPI documents of the goldens that code is generated from. */
const NAMES = readdirSync(FOLDER).filter((name) =>
  /^openapi-(?:bodies|credentials|parameters|parameter-types|version-3-0|version-3-2|references|shared-.*|spring-data-rest)$/.test(
    name,
  ),
);

function textOf(name: string): string {
  return readFileSync(new URL(`${name}/spec.json`, FOLDER), "utf8");
}

function readText(file: string, text: string): ComparedSpec {
  const { value, diagnostics } = readComparedSpec({ file, bytes: new TextEncoder().encode(text) });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

/** The same value with all keys in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, reversed(each)] as const);
  return Object.fromEntries(entries.toReversed());
}

/** The documents that say the same as a text, by name. */
function sameDocuments(text: string): readonly (readonly [string, ComparedSpec])[] {
  const value: unknown = JSON.parse(text);
  return [
    ["reformatted", readText("other.json", JSON.stringify(value, undefined, 7))],
    ["reordered", readText("other.json", JSON.stringify(reversed(value)))],
    ["YAML", readText("other.yaml", stringify(value))],
  ];
}

/** A document of two operations with more members, and more members of the body of one. */
function document(body: object, more: object): ComparedSpec {
  const responses = { 200: { description: "" } };
  const requestBody = { content: { "text/plain": {} }, ...body };
  const operations = {
    get: { operationId: "list", responses, ...more },
    post: { operationId: "create", requestBody, responses, ...more },
  };
  const info = { title: "Test", version: "1" };
  const paths = { "/things": operations };
  return readText("spec.json", JSON.stringify({ openapi: "3.1.0", info, paths }));
}

describe("a document and the same document", () => {
  it("are compared for several goldens", () => {
    expect(NAMES.length).toBeGreaterThan(8);
  });

  it.each(NAMES)("have no differences: %s", (name) => {
    const old = readText("spec.json", textOf(name));
    for (const [spelling, next] of sameDocuments(textOf(name))) {
      const both = [diffSpecs(old, next, { docs: true }), diffSpecs(next, old, { docs: true })];
      expect([spelling, ...both.flat().map(({ id }) => id)]).toEqual([spelling]);
    }
  });

  it("have no differences if one states what OpenAPI assumes", () => {
    const short = document({}, {});
    const long = document({ required: false }, { deprecated: false });
    expect(diffSpecs(short, long, { docs: true })).toEqual([]);
    expect(diffSpecs(long, short, { docs: true })).toEqual([]);
    const required = document({ required: true }, {});
    expect(diffSpecs(short, required, { docs: true })).not.toEqual([]);
  });
});
