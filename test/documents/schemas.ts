/** The schemas of an OpenAPI document, checked by ajv, independently of the generator. */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ErrorObject } from "ajv";
import { listOf, objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { installedModule } from "./installed.ts";

/** The direction of a payload: `readOnly` members are not required of requests, and so on. */
export type Direction = "request" | "response";

/** Returns what is wrong with a value; nothing if it matches the schema at the pointer. */
export type CheckValue = (pointer: string, value: unknown) => readonly string[];

interface Formats {
  readonly default: { readonly default: (ajv: Ajv2020) => void };
}

/** Creates the check of payloads in one direction. */
export async function checkOf(document: UnknownObject, direction: Direction): Promise<CheckValue> {
  const { default: formats } = await installedModule<Formats>("ajv-formats");
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    // Schemas of components are compiled once.
    inlineRefs: false,
    code: { regExp: Object.assign(patternOf, { code: "" }) },
  });
  formats.default(ajv);
  ajv.addSchema({ ...schemasOf(document, direction), $id: "document" });
  return (pointer, value) => {
    const validate = ajv.getSchema(`document#${pointer}`);
    if (!validate) throw new Error(`There is no schema at ${pointer}.`);
    return validate(value) === true ? [] : (validate.errors ?? []).map(messageOf);
  };
}

/** A document whose schemas are JSON Schema, for payloads in one direction. */
export function schemasOf(document: UnknownObject, direction: Direction): UnknownObject {
  const old = String(document["openapi"]).startsWith("3.0");
  return objectOf(asSchemas(document, { direction, old }, ""));
}

function messageOf({ instancePath, message, keyword, params }: ErrorObject): string {
  return `${instancePath || "(root)"} ${message ?? keyword} ${JSON.stringify(params)}`;
}

/** Documents have patterns that are valid only without the flag `u`. */
function patternOf(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return new RegExp(pattern, flags.replace("u", ""));
  }
}

interface Version {
  readonly direction: Direction;
  /** OpenAPI 3.0, whose schemas are not JSON Schema. */
  readonly old: boolean;
}

/** Converts the keywords of OpenAPI in all of a document to those of JSON Schema. */
function asSchemas(value: unknown, version: Version, key: string): unknown {
  if (Array.isArray(value)) return value.map((each) => asSchemas(each, version, ""));
  if (typeof value !== "object" || value === null) return value;
  const isMap = ["properties", "patternProperties", "$defs"].includes(key);
  const entries = Object.entries(value).flatMap(([name, part]) =>
    !isMap && (name === "example" || name === "examples")
      ? []
      : // A schema that is null is absent, as where documents are read.
        [
          [
            name,
            asSchemas(name === "schema" ? (part ?? {}) : part, version, isMap ? "" : name),
          ] as const,
        ],
  );
  const converted = Object.fromEntries(entries);
  return isMap ? converted : asSchema(converted, version);
}

const TYPES = new Set(["null", "boolean", "object", "array", "number", "integer", "string"]);

function asSchema(schema: UnknownObject, { direction, old }: Version): UnknownObject {
  const { $ref: reference } = schema;
  // Beside a reference, the letter ignores `nullable`; the services of such documents do send null.
  if (old && typeof reference === "string")
    return schema["nullable"] === true
      ? { anyOf: [{ $ref: reference }, { type: "null" }] }
      : { $ref: reference };
  const kept = {
    ...schema,
    // Documents have types such as `mixed`, which restrict nothing that is known.
    ...(typeof schema["type"] === "string" && !TYPES.has(schema["type"]) && { type: undefined }),
    ...(old && withoutOldKeywords(schema)),
    ...requiredIn(schema, direction),
    // ajv knows it in every version, and only beside a type.
    ...(typeof schema["nullable"] === "boolean" && { nullable: undefined }),
  };
  const known = Object.entries(kept).filter(([, value]) => value !== undefined);
  const converted = Object.fromEntries(known);
  // OpenAPI 3.0.0 to 3.0.2 allow null beside any keyword; 3.0.3 says nothing of schemas without a type,
  // in which its authors go on to use it.
  const isNullable = old && schema["nullable"] === true && schema["type"] === undefined;
  return isNullable ? { anyOf: [converted, { type: "null" }] } : converted;
}

/** OpenAPI 3.0.3, Schema Object: `nullable` and the exclusive bounds. */
function withoutOldKeywords(schema: UnknownObject): UnknownObject {
  const { type, nullable, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  return {
    ...(nullable === true && typeof type === "string" && { type: [type, "null"] }),
    ...exclusiveBound("minimum", "exclusiveMinimum", minimum, exclusiveMinimum),
    ...exclusiveBound("maximum", "exclusiveMaximum", maximum, exclusiveMaximum),
  };
}

function exclusiveBound(
  name: string,
  exclusiveName: string,
  bound: unknown,
  exclusive: unknown,
): UnknownObject {
  if (typeof exclusive !== "boolean") return {};
  return exclusive ? { [name]: undefined, [exclusiveName]: bound } : { [exclusiveName]: undefined };
}

/** OpenAPI 3.0 and 3.1, `readOnly` and `writeOnly`: required in one direction only. */
function requiredIn(schema: UnknownObject, direction: Direction): UnknownObject {
  if (!Array.isArray(schema["required"])) {
    const isSchema = !["in", "schema", "content"].some((name) => name in schema);
    // Documents mark members as required in the members themselves, as JSON Schema's draft 3 did.
    return isSchema ? { required: undefined } : {};
  }
  const properties = objectOf(schema["properties"]);
  const other = direction === "request" ? "readOnly" : "writeOnly";
  const required = listOf(schema["required"]).filter(
    (name) => objectOf(properties[String(name)])[other] !== true,
  );
  return { required };
}
