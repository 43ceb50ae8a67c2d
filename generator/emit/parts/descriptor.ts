import { isRange } from "../../../templates/runtime/content/content-form.js";
import type { AnyModule, ParamDescriptor } from "../../../templates/runtime/model/descriptor.js";
import { defaultStyle, serializationOf } from "../../../templates/runtime/styles/serialization.js";
import { defaultValue } from "./value-type.js";
import type { EndpointOperation, ModuleOperation } from "../../spec/model/operation.js";
import { moduleParameters } from "../../spec/model/operation.js";
import { bodyConditions } from "./result-descriptor.js";
import { isSingle } from "../../spec/schema/shape.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import type {
  EndpointParameter,
  Parameter,
  TemplatedParameter,
} from "../../spec/model/parameter.js";
import type { Literal, LiteralObject } from "../../base/literal.js";
import { successResponses } from "../../spec/model/exchange.js";
import type { Content, EncodedField } from "../../spec/model/exchange.js";
import { shapeLiteral } from "../../spec/parameters/schema.js";
import { int64Integers, int64Json } from "../../../templates/runtime/content/int64-json.js";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../templates/runtime/openapi/endpoint.js";
import type { ServedApi } from "../../../templates/runtime/openapi/service.js";
import { mapMembers } from "../../base/json.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";

/** The descriptor of a module, which the runtime interprets. */
export function moduleDescriptor(module: ModuleOperation): LiteralObject {
  const { closed, open } = moduleParameters(module);
  return compact({
    name: module.name,
    path: module.path,
    group: module.group,
    prefix: module.prefix,
    select: record(module.select),
    generator: module.generator,
    ...flags(module, ["readrights", "writerights", "mustbeposted", "deprecated"]),
    version: module.version,
    params: record(
      closed.map(({ parameter, when }) => [
        parameter.name,
        compact({ ...paramDescriptor(parameter), when: nonEmpty(when) }),
      ]),
    ),
    templates: nonEmpty(
      record(open.map((template) => [template.name, templateDescriptor(template)])),
    ),
    rules: module.rules?.map((rule) => compact({ ...rule })),
    rows: rowsDescriptor(module),
    forms: formDescriptors(module),
  });
}

/** A module's descriptor, for runtime functions. */
export function runtimeModule(module: ModuleOperation): AnyModule {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated module
  return moduleDescriptor(module) as unknown as AnyModule;
}

/** A parameter's descriptor, for runtime functions. */
export function runtimeParameter(parameter: Parameter): ParamDescriptor {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated module
  return paramDescriptor(parameter) as unknown as ParamDescriptor;
}

/** The forms of responses that are not objects, for a request's sender. */
function formDescriptors({ result }: ModuleOperation): Literal | undefined {
  const forms = (result?.bodies ?? []).map(({ is, ...conditions }) => ({
    is: is === "text" ? is : "list",
    ...bodyConditions(conditions),
  }));
  return forms.length === 0 ? undefined : forms;
}

/**
 * The location of a list's rows, unless they are in a list with the module's name in `query`, as
 * most are. False if the result of the list is not known.
 */
function rowsDescriptor({
  group,
  name,
  result,
}: ModuleOperation): LiteralObject | false | undefined {
  if (group !== "list" && group !== "meta") return undefined;
  if (!result?.rows) return false;
  const { at, kind } = result.rows;
  const isUsual = kind !== "object" && at.length === 2 && at[0] === "query" && at[1] === name;
  return isUsual ? undefined : { at, kind };
}

/** The descriptor of an endpoint. */
export function endpointDescriptor(endpoint: EndpointOperation): LiteralObject {
  return compact({
    operationId: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    params: record(
      endpoint.parameters.map((parameter) => [
        parameter.name,
        { ...paramDescriptor(parameter), ...serializationDescriptor(parameter, endpoint.path) },
      ]),
    ),
    bodies: bodiesDescriptor(endpoint),
    accept: acceptedTypes(endpoint),
    responseHeaders: headersDescriptor(endpoint),
    security: endpoint.security,
    server: endpoint.server,
  });
}

/** The descriptor members for a parameter's serialization. Defaults are omitted. */
function serializationDescriptor(
  { name, wireName, in: location, type, serialization }: EndpointParameter,
  path: string,
): LiteralObject {
  const usual = serializationOf(name, { wireName }, path);
  const place = {
    wireName: wireName === name ? undefined : wireName,
    in: location === usual.location ? undefined : location,
  };
  if (serialization.kind === "content")
    return compact({ ...place, content: serialization.mediaType });
  const { style, explode, allowReserved } = serialization;
  // Single values are not affected, and neither is `deepObject`.
  const isUsual = type.kind !== "schema" || isSingle(type.shape) || style === "deepObject";
  return compact({
    ...place,
    style: style === defaultStyle(location) ? undefined : style,
    explode: isUsual || explode === (style === "form") ? undefined : explode,
    ...flags({ allowReserved }, ["allowReserved"]),
  });
}

function templateDescriptor(template: TemplatedParameter): LiteralObject {
  return {
    ...paramDescriptor(template),
    templatevars: record(template.variables.map(({ name, source }) => [name, source])),
  };
}

function paramDescriptor(parameter: Parameter): LiteralObject {
  const { multi, info, tokentype } = parameter;
  return compact({
    ...traitsOf(parameter.type).descriptor,
    ...flags(parameter, ["required", "deprecated", "sensitive"]),
    token: tokentype,
    default: defaultValue(parameter),
    multi:
      multi &&
      compact({
        lowlimit: multi.lowlimit,
        highlimit: multi.highlimit,
        allspecifier: multi.allspecifier,
        ...flags(multi, ["allowsduplicates"]),
      }),
    info:
      info.length === 0
        ? undefined
        : info.map(({ name, values }) =>
            compact({ name, values: values.length === 0 ? undefined : values }),
          ),
  });
}

/** The flags that are set. */
function flags<Name extends string>(
  from: Readonly<Record<Name, boolean>>,
  names: readonly Name[],
): Record<string, Literal> {
  return Object.fromEntries(names.filter((name) => from[name]).map((name) => [name, true]));
}

function compact(members: Readonly<Record<string, Literal | undefined>>): LiteralObject {
  const present = Object.entries(members).filter(
    (member): member is [string, Literal] => member[1] !== undefined,
  );
  return record(present);
}

/** Unlike an assignment, this accepts the name `__proto__`. */
function record(members: readonly (readonly [string, Literal])[]): LiteralObject {
  return Object.fromEntries(members);
}

function nonEmpty(members: LiteralObject): LiteralObject | undefined {
  return Object.keys(members).length === 0 ? undefined : members;
}

/**
 * The media types of a body with the encodings of their fields, the preferred one first. Undefined
 * without a body, and if it is JSON alone.
 */
function bodiesDescriptor({ body }: EndpointOperation): Literal | undefined {
  if (!body || isJsonAlone(body.contents)) return undefined;
  return body.contents.map(({ mediaType, encoding = {} }) => ({
    mediaType,
    ...(Object.keys(encoding).length > 0 && { encoding: literalOf(encoding) }),
  }));
}

/** Returns true if a body has one media type, which is JSON. */
export function isJsonAlone([first, ...others]: readonly Content[]): boolean {
  return first !== undefined && isNamedJson(first) && others.length === 0;
}

function isNamedJson({ form, mediaType }: Content): boolean {
  return form === "json" && !isRange(mediaType);
}

/**
 * The media types that senders accept: the preferred one of each successful response. Undefined if
 * all bodies are JSON, which needs no choice. Any type, if the operation describes no response.
 */
function acceptedTypes({ responses }: EndpointOperation): readonly string[] | undefined {
  if (responses.length === 0) return ["*/*"];
  const successes = successResponses(responses);
  const isAllJson = successes.every(
    ({ contents }) => contents.length > 0 && contents.every(isNamedJson),
  );
  if (isAllJson && successes.length > 0) return undefined;
  return [...new Set(successes.flatMap(({ contents: [first] }) => first?.mediaType ?? []))];
}

/** An interface has no index signature, unlike a literal. */
function literalOf(encoding: Readonly<Record<string, EncodedField>>): LiteralObject {
  return Object.fromEntries(Object.entries(encoding).map(([name, each]) => [name, { ...each }]));
}

/**
 * The parsing of response headers, by status and by name. A status with the same headers as an
 * earlier status refers to it. Undefined if no header has a schema. Otherwise, responses without
 * such headers are empty objects, because they do not have the headers of a wider status such as
 * `default`.
 */
function headersDescriptor({ responses }: EndpointOperation): Literal | undefined {
  if (!responses.some(({ headerValues }) => headerValues)) return undefined;
  const statuses = new Map<string, string>();
  return Object.fromEntries(
    responses.map(({ status, headerValues }) => {
      const fields = Object.entries(headerValues?.fields ?? {}).map(([name, field]) => {
        const { shape, isExploded, isJson } = field;
        const descriptor: Literal = {
          shape: shapeLiteral(shape),
          ...(isExploded && { explode: true }),
          ...(isJson && { content: "application/json" }),
        };
        return [name, descriptor] as const;
      });
      const headers = Object.fromEntries(fields);
      const key = JSON.stringify(headers);
      const earlier = statuses.get(key);
      if (earlier === undefined) statuses.set(key, status);
      return [status, fields.length === 0 ? headers : (earlier ?? headers)] as const;
    }),
  );
}

/** The endpoints of an OpenAPI document by operation id, as in generated code, as plain data. */
export function endpointData({
  operations,
}: Pick<OpenApiModel, "operations">): Readonly<Record<string, AnyEndpoint>> {
  const endpoints = operations.map((operation) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler proves this of the same literal in each generated file
    const endpoint = endpointDescriptor(operation) as unknown as AnyEndpoint;
    return [operation.name, endpoint] as const;
  });
  return Object.fromEntries(endpoints);
}

/**
 * Adds the functions in generated code that keep the digits of 64-bit integers, if they are not
 * numbers.
 */
export function withExactIntegers<Api extends Pick<ServedApi, "endpoints" | "shapes">>(
  api: Api,
  { int64 }: Pick<OpenApiModel, "int64">,
): Api & Pick<ServedApi, "integers"> {
  if (int64 === undefined) return api;
  const { endpoints, shapes } = api;
  return {
    ...api,
    endpoints: mapMembers(endpoints, (endpoint) => ({
      ...endpoint,
      json: int64Json(shapes, endpointLabel(endpoint)),
    })),
    integers: int64Integers,
  };
}
