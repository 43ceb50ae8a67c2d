import { isRange } from "../../../templates/runtime/content/content-form.js";
import { payloadSchema } from "../../spec/model/exchange.js";
import type { Content, EndpointResponse, ResponseHeaders } from "../../spec/model/exchange.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import { upperFirst, identifierOf } from "./identifier.js";
import type {
  PlannedContent,
  PlannedResponse,
  PlannedSchema,
  UnnamedSchema,
  EndpointParts,
  OperationNames,
  PlannedOpenApi,
  PlannedParameterSchema,
} from "./planned.js";
import { referencedSchema } from "../../spec/schema/json-schema.js";
import type { EndpointParameter, SchemaNames, SchemaType } from "../../spec/model/parameter.js";
import { isInline } from "../../spec/schema/shape.js";

const SCHEMA_PREFIX = "#/components/schemas/";
/** Keywords next to a reference that do not change its meaning. */
const ANNOTATIONS: ReadonlySet<string> = new Set(["$ref", "description", "summary", "title"]);

/**
 * Names the schemas of bodies and responses that have no name in the document, after the name of
 * their operation.
 */
interface ContentPlan {
  readonly body: (operation: EndpointOperation, name: string) => readonly PlannedContent[];
  readonly responses: (operation: EndpointOperation, name: string) => readonly PlannedResponse[];
  /** The schemas that were named, in order. */
  readonly unnamed: readonly UnnamedSchema[];
}

/** Creates the names of a schema. */
type SchemaNamer = (name: string) => PlannedSchema;

/**
 * Plans contents. Equal schemas in an operation's responses share a name, and so do a component's
 * schemas, and the headers of all operations.
 *
 * @param schemas named schemas by name
 * @param namer creates unique names
 */
export function contentPlan(
  schemas: ReadonlyMap<string, PlannedSchema>,
  namer: SchemaNamer,
): ContentPlan {
  const unnamed: UnnamedSchema[] = [];
  const shared = new Map<string, PlannedSchema>();
  const add = (
    schema: JsonSchema,
    name: string,
    scope: string,
    { origin }: EndpointOperation,
  ): PlannedSchema => {
    const key = `${scope} ${JSON.stringify(schema)}`;
    const known = shared.get(key);
    if (known) return known;
    const planned = namer(name);
    shared.set(key, planned);
    unnamed.push({ planned, schema, origin });
    return planned;
  };
  const responseSchema = (
    operation: EndpointOperation,
    name: string,
    { component, status }: EndpointResponse,
    { schema, mediaType }: Content,
    isFirst: boolean,
  ): PlannedSchema => {
    const known = namedSchema(schema, schemas);
    if (known) return known;
    const { responses } = operation;
    const success = payloadSchema(responses);
    if (success && JSON.stringify(success) === JSON.stringify(schema))
      return add(schema, `${name}Answer`, `${name} response`, operation);
    const suffix = `${isFirst ? "" : suffixOf(mediaType)}Content`;
    return component === undefined
      ? add(schema, `${name}${upperFirst(status)}${suffix}`, `${name} response`, operation)
      : add(schema, `${component}${suffix}`, "components", operation);
  };
  const headersSchema = (
    operation: EndpointOperation,
    name: string,
    { component, status }: EndpointResponse,
    { schema }: ResponseHeaders,
  ): PlannedSchema =>
    component === undefined
      ? add(schema, `${name}${upperFirst(status)}Headers`, "headers", operation)
      : add(schema, `${component}Headers`, "components", operation);
  return {
    unnamed,
    body: (operation, operationName) =>
      (operation.body?.contents ?? []).map((content, index) => {
        if (!isStructured(content)) return { content };
        const name = `${operationName}${index === 0 ? "" : suffixOf(content.mediaType)}Body`;
        const known = namedSchema(content.schema, schemas);
        const scope = `${operation.name} body`;
        return { content, schema: known ?? add(ownSchema(content), name, scope, operation) };
      }),
    responses: (operation, name) =>
      operation.responses.map((response) => ({
        response,
        contents: response.contents.map((content, index) =>
          isStructured(content)
            ? { content, schema: responseSchema(operation, name, response, content, index === 0) }
            : { content },
        ),
        ...(response.headerValues && {
          headers: headersSchema(operation, name, response, response.headerValues),
        }),
      })),
  };
}

/** json-schema-to-typescript omits a type that is a reference alone. */
function ownSchema({ schema }: Content): JsonSchema {
  return schema.$ref === undefined ? schema : { allOf: [schema] };
}

/** Returns true if the value of a content is described by its schema. */
function isStructured({ form }: Content): boolean {
  switch (form) {
    case "json":
    case "form":
    case "multipart":
      return true;
    case "text":
    case "binary":
      return false;
  }
}

/** The schema that a reference leads to, unless other keywords change its meaning. */
function namedSchema(
  schema: JsonSchema,
  schemas: ReadonlyMap<string, PlannedSchema>,
): PlannedSchema | undefined {
  const { $ref: reference } = schema;
  if (!reference?.startsWith(SCHEMA_PREFIX)) return undefined;
  return Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword))
    ? schemas.get(reference.slice(SCHEMA_PREFIX.length))
    : undefined;
}

/** `application/vnd.api+json` becomes `VndApiJson`. */
function suffixOf(mediaType: string): string {
  const [kind = "", subtype = kind] = mediaType.split("/");
  if (isRange(mediaType)) return kind === "*" ? "Any" : upperFirst(kind);
  return subtype
    .replace(/^x-/, "")
    .split(/[^a-z0-9]+/)
    .map(upperFirst)
    .join("");
}

/**
 * Plans the types and validators of parameters. A type with objects is declared for each parameter.
 * Validators of other values are shared by parameters with equal schemas, and with named schemas.
 *
 * @param named the named schemas of the document, with their identifiers
 * @param planSchema decides the identifiers of a schema
 */
export function planParameters(
  endpoints: readonly EndpointParts[],
  named: readonly (readonly [PlannedSchema, JsonSchema])[],
  planSchema: (name: string) => PlannedSchema,
): Pick<PlannedOpenApi, "parameterSchemas"> & { readonly endpoints: readonly EndpointParts[] } {
  const schemas: PlannedParameterSchema[] = [];
  // References to schemas without parts have been replaced by the schemas.
  const shared = new Map<string, PlannedSchema>(
    named.map(([planned, schema]) => [JSON.stringify(schema), planned]),
  );
  const add = (name: string, { schema, shape }: SchemaType): PlannedParameterSchema => {
    const made = { ...planSchema(name), schema, ...(isInline(shape) && { inline: shape }) };
    schemas.push(made);
    return made;
  };
  const namesOf = (name: string, type: SchemaType): SchemaNames | undefined => {
    const { schema, shape, isExact } = type;
    if (isInline(shape)) {
      if (isExact) return undefined;
      const key = JSON.stringify(schema);
      const planned = shared.get(key) ?? add(name, type);
      shared.set(key, planned);
      return { validate: planned.validate };
    }
    // Descriptive texts next to a reference do not change its values.
    const isAlone = Object.keys(schema).every((key) => key === "$ref" || key === "description");
    const reference = isAlone ? referencedSchema(schema) : undefined;
    const [known] = named.find(([each]) => each.name === reference) ?? [];
    const { type: declared, validate } = known ?? add(name, type);
    return { type: declared, validate };
  };
  const planned = (
    { request }: OperationNames,
    parameter: EndpointParameter,
  ): EndpointParameter => {
    const { type } = parameter;
    if (type.kind !== "schema") return parameter;
    const names = namesOf(upperFirst(request) + upperFirst(identifierOf(parameter.name)), type);
    return names ? { ...parameter, type: { ...type, names } } : parameter;
  };
  return {
    endpoints: endpoints.map(({ operation, ...endpoint }) => ({
      ...endpoint,
      operation: {
        ...operation,
        parameters: operation.parameters.map((each) => planned(endpoint.names, each)),
      },
    })),
    parameterSchemas: schemas,
  };
}
