/** OpenAPI documents that other people wrote, in packages of npm, or recorded from a server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installedModule } from "./installed.ts";
import { listOf, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import listed from "./documents.json" with { type: "json" };

/** One document of the list. */
export interface ListedDocument {
  /** The name of its folder in generated code. */
  readonly name: string;
  /** Recorded documents have no package. */
  readonly package?: string;
  /** Below the package, or below this folder. */
  readonly file: string;
  /** The number of its operations. */
  readonly operations: number;
}

/** The documents, those with the most operations first. */
export const documents: readonly ListedDocument[] = listed;

/** The document with a name. */
export function documentNamed(name: string): ListedDocument {
  const found = documents.find((each) => each.name === name);
  if (!found) throw new Error(`There is no document ${name}.`);
  return found;
}

/** The path of a document. */
export function pathOf({ package: folder, file }: ListedDocument): string {
  const parts = folder === undefined ? [] : ["node_modules", folder];
  return join(import.meta.dirname, ...parts, file);
}

interface Yaml {
  parse(text: string, options: { readonly maxAliasCount: number }): unknown;
}

/** Parses a document with libraries that the generator does not use, or uses elsewhere. */
export async function parsedDocument(listedDocument: ListedDocument): Promise<UnknownObject> {
  const text = readFileSync(pathOf(listedDocument), "utf8").replace(/^\u{feff}/u, "");
  const value: unknown = listedDocument.file.endsWith(".json")
    ? JSON.parse(text)
    : (await installedModule<{ readonly default: Yaml }>("yaml")).default.parse(text, {
        maxAliasCount: -1,
      });
  const document = objectOf(value);
  const hasSiblings = !String(document["openapi"]).startsWith("3.0");
  return hasSiblings ? objectOf(withSiblings(document)) : document;
}

/** Keywords beside `$ref` that restrict values since OpenAPI 3.1. */
const RESTRICTIONS = [
  "additionalProperties",
  "properties",
  "required",
  "type",
  "unevaluatedProperties",
];

/** Moves references with such keywords to an `allOf`, because references alone are followed. */
function withSiblings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSiblings);
  if (typeof value !== "object" || value === null) return value;
  const { $ref: reference, ...rest } = objectOf(
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withSiblings(part)])),
  );
  if (typeof reference !== "string") return rest;
  return RESTRICTIONS.some((name) => name in rest)
    ? { ...rest, allOf: [...listOf(rest["allOf"]), { $ref: reference }] }
    : { ...rest, $ref: reference };
}
