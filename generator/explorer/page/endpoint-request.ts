import { jsonOrText, plainJson } from "../../../templates/runtime/content/json-codec.js";
import { int64Integers } from "../../../templates/runtime/content/int64-json.js";
import { endpointRequest } from "../../../templates/runtime/openapi/endpoint.js";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../templates/runtime/openapi/endpoint.js";
import type { BodyRule, ContentRule } from "../../../templates/runtime/openapi/request-body.js";
import { readingRule } from "../../emit/parts/field-types.js";
import type { Content } from "../../spec/model/exchange.js";
import { builderCalls } from "../../inspect/builder-call.js";
import type { BodyArgument } from "../../inspect/builder-call.js";
import { inspectWithHeaders, judgeStrictly } from "../../inspect/openapi-request.js";
import type { OpenApiInspection, InspectedOpenApi } from "../../inspect/openapi-request.js";
import { withIssues } from "../../inspect/verdict.js";
import type { VerdictIssue } from "../../inspect/verdict.js";
import { explainOpenApi } from "../../inspect/explain.js";
import { referencedSchema } from "../../spec/schema/json-schema.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { EndpointParameter } from "../../spec/model/parameter.js";
import { composedBody } from "./composed-body.js";
import { enteredText } from "./navigation.js";
import { schemaTypeText } from "./schema-view.js";
import { dialectStub } from "../../../templates/runtime/data-rest/stub.js";
import type { DialectStubApi } from "../../../templates/runtime/data-rest/stub.js";
import { bodyLabel, fieldsLabel } from "../../../templates/runtime/content/json-format.js";
import { ownMember } from "../../../templates/runtime/model/member.js";
import type { PayloadValidator } from "../../../templates/runtime/model/payload.js";
import type { ServedApi } from "../../../templates/runtime/openapi/service.js";
import type { ServiceHandler } from "../../../templates/runtime/http/service.js";
import { jsonShapes } from "../../emit/parts/json-shape.js";
import type { ValidatorOf } from "../../emit/parts/schema-validators.js";
import { endpointData, withExactIntegers } from "../../emit/parts/descriptor.js";
import { endpointTexts } from "../../inspect/help-texts.js";
import { oncePerObject } from "../../base/shared-parts.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { schemaKey } from "../../spec/parameters/schema.js";
import { interpretedSchemas } from "./schema-findings.js";
import { openApiModel } from "./spec-store.js";
import type { SpecStore } from "./spec-store.js";

/**
 * The keys for the body and its media type in the page's URL. They are not valid parameter names.
 */
export const BODY_KEY = "(body)";
export const TYPE_KEY = "(type)";

/** A request to an operation, with the verdict on it. */
export interface ComposedEndpointRequest {
  readonly method: string;
  /** The path and the query, relative to the service's URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The body in code; absent if there is none, or if it cannot be read. */
  readonly bodyArgument?: BodyArgument;
  /** The issues of the body; the verdict has them, too. */
  readonly bodyIssues: readonly VerdictIssue[];
  /** The reason why no request can hold the values; absent if one can. */
  readonly unwritable?: string;
  readonly inspection: OpenApiInspection;
}

/** Parses the request in the page's URL: one string per parameter, by name. */
export function composedRequest(
  openapi: ComposedOpenApi,
  operation: EndpointOperation,
  query: string,
): ComposedEndpointRequest {
  const endpoint = openapi.endpoints[operation.name];
  if (!endpoint) throw new Error(`There is no endpoint ${operation.name}.`);
  const values = operation.parameters.flatMap((parameter) => {
    const text = enteredText(query, parameter.name);
    return text === undefined ? [] : [[parameter.name, valueOf(openapi, parameter, text)] as const];
  });
  const written = writtenRequest(endpoint, Object.fromEntries(values));
  const body = enteredText(query, BODY_KEY) ?? "";
  const type = enteredText(query, TYPE_KEY);
  const { sentType, issues, argument } = composedBody(openapi, operation, { body, type });
  const { method } = operation;
  const headers = {
    ...written.headers,
    ...(sentType !== undefined && { "content-type": sentType }),
  };
  const request = `${method} ${written.path}`;
  return {
    method,
    ...written,
    headers,
    ...(body !== "" && { body }),
    bodyIssues: issues,
    ...(argument && { bodyArgument: argument }),
    inspection: withIssues(
      inspectWithHeaders(openapi, { request, headers }, judgeStrictly),
      issues,
    ),
  };
}

/** Strings are written as they are; values for other schemas are JSON, if the text is valid. */
function valueOf({ model }: ComposedOpenApi, { type }: EndpointParameter, text: string): unknown {
  if (type.kind !== "schema" || type.shape === "string") return text;
  const json = model.int64 === undefined ? plainJson : int64Integers.exact;
  return jsonOrText(text, json);
}

/** A value as text in the page's URL. */
export function textOfValue({ type }: EndpointParameter, value: unknown): string {
  if (typeof value === "string" && (type.kind !== "schema" || type.shape === "string"))
    return value;
  return int64Integers.exact.write(value);
}

function writtenRequest(
  endpoint: AnyEndpoint,
  values: object,
): Pick<ComposedEndpointRequest, "path" | "headers" | "unwritable"> {
  try {
    const { path, search, headers } = endpointRequest(endpoint, values);
    return { path: path + search, headers };
  } catch (error) {
    // A request cannot hold some values, such as an empty part of a path.
    if (!(error instanceof RangeError)) throw error;
    return { path: endpoint.path, headers: {}, unwritable: error.message };
  }
}

/** The TypeScript code of an equal request; empty if it would not compile. */
export function endpointCode(
  { builders }: ComposedOpenApi,
  { inspection: { parsed }, bodyArgument, bodyIssues, unwritable }: ComposedEndpointRequest,
): string {
  if (!parsed || unwritable !== undefined || bodyIssues.length > 0) return "";
  const { module, args, parameters } = parsed;
  const selected = [{ module, asGenerator: false, args }];
  return builderCalls(
    { selected, ...(bodyArgument && { body: bodyArgument }) },
    parameters,
    builders,
  )
    .join("\n")
    .trim();
}

/** The explanation as `paramsmith inspect` prints it, without the code. */
export function endpointExplanation(
  openapi: ComposedOpenApi,
  { inspection }: ComposedEndpointRequest,
): string {
  return explainOpenApi({ ...openapi, builders: new Map() }, inspection)
    .join("\n")
    .trim();
}

/** The types of the responses by status and media type. */
export function endpointResponses({ responses }: EndpointOperation): string {
  return responses
    .flatMap(({ status, contents }) =>
      contents.length === 0
        ? [`${status}: no body`]
        : contents.map(
            ({ mediaType, schema }) =>
              `${status} ${mediaType}: ${referencedSchema(schema) ?? schemaTypeText(schema)}`,
          ),
    )
    .join("\n");
}

/** An OpenAPI document in the forms that composing and running requests needs. */
export interface ComposedOpenApi extends InspectedOpenApi {
  readonly model: OpenApiModel;
  readonly stub: ServiceHandler;
  /** The import path of the client, which has `bodyAs`. */
  readonly client: string;
  /** The validator for each parameter, body and response schema. */
  readonly validatorOf: ValidatorOf;
  /** The rules of bodies, by method and path. */
  readonly bodies: Readonly<Record<string, BodyRule>>;
  /** The parameters that number the pages of lists, by operation id. */
  readonly pageParameters: ReadonlyMap<string, string>;
}

/** The seed for the stub's data, as the default of `serve`. */
const SEED = 1;

/** Prepares an OpenAPI document once; undefined for a catalogue. */
export const composedOpenApi = oncePerObject((store: SpecStore): ComposedOpenApi | undefined => {
  const read = openApiModel(store);
  if (!read) return undefined;
  const model = { ...read, operations: read.operations.map(withValidatorNames) };
  const validatorOf = interpretedSchemas(model.schemas);
  const data = { endpoints: endpointData(model), shapes: jsonShapes(model) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- explorerPage wrote the block
  const stub = store.stub() as DialectStubApi;
  const validators = parameterValidators(model, validatorOf);
  const bodies = bodyRules(model, bodyValidators(model, data.shapes, validatorOf));
  const checked = { ...stub, endpoints: data.endpoints, validators, bodies };
  return {
    model,
    endpoints: withExactIntegers(data, model).endpoints,
    validators,
    validatorOf,
    bodies,
    builders: new Map(Object.entries(store.spec.builders)),
    client: store.spec.client,
    texts: endpointTexts(model),
    securitySchemes: model.securitySchemes,
    stub: dialectStub(withExactIntegers(checked, model), { seed: SEED }),
    pageParameters: new Map(
      Object.entries(stub.operations).flatMap(([name, operation]) =>
        operation.kind === "list" && operation.paging.page !== undefined
          ? [[name, operation.paging.page] as const]
          : [],
      ),
    ),
  };
});

/** Names the parameter validators, which the plan for generated code names differently. */
function withValidatorNames(operation: EndpointOperation): EndpointOperation {
  return {
    ...operation,
    parameters: operation.parameters.map((parameter, index) => {
      const { type } = parameter;
      if (type.kind !== "schema" || type.isExact) return parameter;
      const validate = `validate${operation.name}-${index}`;
      return { ...parameter, type: { ...type, names: { ...type.names, validate } } };
    }),
  };
}

/** The validators of parameters, by the names in their descriptors. */
function parameterValidators(
  { operations }: OpenApiModel,
  validatorOf: ValidatorOf,
): ComposedOpenApi["validators"] {
  return Object.fromEntries(
    operations.flatMap(({ parameters }) =>
      parameters.flatMap(({ type }) =>
        type.kind === "schema" && type.names?.validate !== undefined
          ? [[schemaKey(type.names.validate), validatorOf(type.schema)] as const]
          : [],
      ),
    ),
  );
}

/** Returns the validator of an operation's body in a media type, for values as code has them. */
type BodyValidatorOf = (
  operation: EndpointOperation,
  content: Content,
) => PayloadValidator<unknown>;

function bodyValidators(
  { int64 }: OpenApiModel,
  shapes: ServedApi["shapes"],
  validatorOf: ValidatorOf,
): BodyValidatorOf {
  return (operation, { form, schema }) => {
    const validate = validatorOf(schema);
    if (int64 === undefined) return validate;
    const label = endpointLabel(operation);
    const shape = ownMember(shapes, form === "json" ? bodyLabel(label) : fieldsLabel(label));
    // In code, 64-bit integers may be strings.
    const checked: PayloadValidator<unknown> = (value): value is unknown => {
      const isValid = validate(int64Integers.bigints(value, shape, shapes));
      checked.errors = validate.errors ?? [];
      return isValid;
    };
    return checked;
  };
}

/**
 * The rules for request bodies. The page's data cannot contain them, because validators are
 * functions.
 */
function bodyRules(
  { operations, schemas }: OpenApiModel,
  validatorOf: BodyValidatorOf,
): Readonly<Record<string, BodyRule>> {
  const ruleOf = (operation: EndpointOperation, content: Content): ContentRule => ({
    ...(hasValue(content) && { validate: validatorOf(operation, content) }),
    ...readingRule(content, schemas),
  });
  return Object.fromEntries(
    operations.flatMap((operation) => {
      if (!operation.body) return [];
      const { required, contents } = operation.body;
      const rules = contents.map((each) => [each.mediaType, ruleOf(operation, each)] as const);
      const rule = { ...(required && { required }), contents: Object.fromEntries(rules) };
      return [[endpointLabel(operation), rule] as const];
    }),
  );
}

/** Returns true if a body has a value that its schema describes, unlike text and bytes. */
function hasValue({ form }: Content): boolean {
  return form === "json" || form === "form" || form === "multipart";
}
