/** OpenAPI documents that other people wrote, in packages of npm, or recorded from a server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installedModule } from "./installed.ts";
import { listOf, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";

/** One document of the list. */
export interface ListedDocument {
  /** The name of its folder in generated code. */
  readonly name: string;
  /** Recorded documents have no package. */
  readonly package?: string;
  /** Below the package, or below this folder. */
  readonly file: string;
  /** True if it refers to other files of its folder. */
  readonly hasParts?: boolean;
  /** The number of its operations. */
  readonly operations: number;
  /** True if code is generated for a sample of its operations. */
  readonly sampled?: boolean;
}

/** The documents, those with the most operations first. */
export const documents: readonly ListedDocument[] = readFileSync(
  join(import.meta.dirname, "documents.txt"),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [name = "", operations, folder = "-", file = "", ...flags] = line.split(/ +/);
    return {
      name,
      operations: Number(operations),
      ...(folder !== "-" && { package: folder }),
      file,
      ...(flags.includes("sampled") && { sampled: true }),
      ...(flags.includes("split") && { hasParts: true }),
    };
  });

/** The document with a name. */
export function documentNamed(name: string): ListedDocument {
  const found = documents.find((each) => each.name === name);
  if (!found) throw new Error(`There is no document ${name}.`);
  return found;
}

/** The operations of a sample, about. */
const SAMPLE = 25;

/** The paths whose operations are generated; undefined for all. */
export async function sampledPaths(
  listedDocument: ListedDocument,
): Promise<readonly string[] | undefined> {
  if (!listedDocument.sampled) return undefined;
  const paths = Object.keys(objectOf((await parsedDocument(listedDocument))["paths"]));
  const step = Math.ceil(listedDocument.operations / SAMPLE);
  return paths.filter((_, index) => index % step === 0);
}

/** The path of a document. */
export function pathOf({ package: folder, file }: ListedDocument): string {
  const parts = folder === undefined ? [] : ["node_modules", folder];
  return join(import.meta.dirname, ...parts, file);
}

interface Yaml {
  parse(text: string, options: { readonly maxAliasCount: number }): unknown;
}

/** Reads a document with libraries that the generator does not use, or uses elsewhere, as one file of OpenAPI 3. */
export async function parsedDocument(listedDocument: ListedDocument): Promise<UnknownObject> {
  const value = listedDocument.hasParts
    ? await bundled(listedDocument)
    : await parsed(listedDocument);
  const document = value["swagger"] === undefined ? value : await converted(value);
  const hasSiblings = !String(document["openapi"]).startsWith("3.0");
  return hasSiblings ? objectOf(withSiblings(document)) : document;
}

async function parsed(listedDocument: ListedDocument): Promise<UnknownObject> {
  const text = readFileSync(pathOf(listedDocument), "utf8").replace(/^\u{feff}/u, "");
  if (listedDocument.file.endsWith(".json")) return objectOf(JSON.parse(text));
  const { default: yaml } = await installedModule<{ readonly default: Yaml }>("yaml");
  return objectOf(yaml.parse(text, { maxAliasCount: -1 }));
}

interface Redocly {
  readonly createConfig: (options: object) => Promise<unknown>;
  readonly bundle: (options: object) => Promise<{ readonly bundle: { readonly parsed: unknown } }>;
}

async function bundled(listedDocument: ListedDocument): Promise<UnknownObject> {
  const { createConfig, bundle } = await installedModule<Redocly>("@redocly/openapi-core");
  const config = await createConfig({});
  const { bundle: result } = await bundle({ ref: pathOf(listedDocument), config });
  return objectOf(result.parsed);
}

interface Converter {
  readonly default: {
    convertObj(value: unknown, options: object): Promise<{ readonly openapi: unknown }>;
  };
}

/** Converts a document of Swagger 2.0, and mends what its authors left out. */
async function converted(value: UnknownObject): Promise<UnknownObject> {
  const { default: converter } = await installedModule<Converter>("swagger2openapi");
  const options = { patch: true, warnOnly: true, refSiblings: "preserve" };
  // Without a list of its own, an operation would lack the body that its path has.
  const paths = Object.entries(objectOf(value["paths"])).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(objectOf(item)).map(([key, part]) => [
        key,
        key === "parameters" ? part : { parameters: [], ...objectOf(part) },
      ]),
    ),
  ]);
  const complete = structuredClone({ ...value, paths: Object.fromEntries(paths) });
  const { openapi } = await converter.convertObj(complete, options);
  return objectOf(openapi);
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
