/** The functions of the tables that build, read and check requests. */
import * as actions from "../../../../generated/actions/index.js";
import * as queries from "../../../../generated/paraminfo/index.js";
import {
  listAlliances,
  validateListAlliances,
} from "../../../../generated/alliance/listAlliances.js";
import { withCookies } from "../../../../templates/runtime/client/cookies.js";
import { bindCredentials } from "../../../../templates/runtime/client/credentials.js";
import { fetchWith } from "../../../../templates/runtime/client/fetch-with.js";
import type { ResponseMessage } from "../../../../templates/runtime/client/fetch-with.js";
import type { AnyModule, ParamDescriptor } from "../../../../templates/runtime/model/descriptor.js";
import type { Issue } from "../../../../templates/runtime/model/issue.js";
import { isObject } from "../../../../templates/runtime/model/json.js";
import { endpointParser } from "../../../../templates/runtime/openapi/endpoint-parser.js";
import { endpointValidator } from "../../../../templates/runtime/openapi/endpoint-validator.js";
import { endpointRequest } from "../../../../templates/runtime/openapi/endpoint.js";
import type { AnyEndpoint } from "../../../../templates/runtime/openapi/endpoint.js";
import type { BaseUrl } from "../../../../templates/runtime/openapi/open-api-client.js";
import { openApiClient } from "../../../../templates/runtime/openapi/open-api-client.js";
import { serverAddress } from "../../../../templates/runtime/http/server-address.js";
import { moduleParser } from "../../../../templates/runtime/parse/parsed-params.js";
import type { ModuleParseOptions } from "../../../../templates/runtime/parse/parsed-params.js";
import { parseRequest } from "../../../../templates/runtime/parse/parsed-request.js";
import { queryRequest } from "../../../../templates/runtime/request/query.js";
import type { QueryPart } from "../../../../templates/runtime/request/query-types.js";
import type { ModuleRequest } from "../../../../templates/runtime/request/request.js";
import { toRequest } from "../../../../templates/runtime/request/to-request.js";
import { allRules } from "../../../../templates/runtime/rules/all.js";
import { validateResponse } from "../../../../templates/runtime/response/response-validator.js";
import type { ResultDescriptor } from "../../../../templates/runtime/model/result-descriptor.js";
import type { ParseOptions } from "../../../../templates/runtime/rules/rule.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { withJsonSchema } from "../../../../templates/runtime/validate.js";
import type { JsonSchema } from "../../../../templates/runtime/validate.js";
import { allChecks, moduleRequest, validatorOf } from "../of-any-module.js";
import { moduleWith, serverIssues, strictIssues } from "../one-parameter.js";

/** The members that a library uses of a validator. */
interface StandardSchema {
  readonly version: number;
  readonly vendor: string;
  readonly validate: (value: unknown) => unknown;
}

type Strings = Readonly<Record<string, string>>;
type Params = Readonly<Record<string, ParamDescriptor>>;
type Made = QueryPart & ModuleRequest<{ readonly name: string }, object>;
type Builder = (params?: object, options?: object) => Made;
type Part = readonly [name: string, params?: object, options?: object];

const BUILDERS: Readonly<Record<string, unknown>> = { ...queries, ...actions };
const DEFAULTS = { defaults: { format: "json" }, lists: ["titles"] } as const;

function isBuilder(value: unknown): value is Builder {
  return typeof value === "function";
}

/** A request of a shipped builder, or of a module with these texts as parameters. */
function partOf([name, params, options]: Part): Made {
  const builder = BUILDERS[name];
  if (isBuilder(builder)) return builder(params, options);
  const [, path = "", prefix = "", more] = /^(\w+) (\w*) ?(\w*)$/.exec(name) ?? [];
  const names = Object.keys(params ?? {}).map((each) => [each, { type: "string" } as const]);
  const given = { name: path, path, prefix, select: { action: "query", list: path } };
  const module = { ...moduleWith(Object.fromEntries(names)), ...given, group: "list" } as const;
  return moduleRequest(more ? { ...module, mustbeposted: true } : module, params, {});
}

function queryOf(parts: readonly Part[], { $generator, ...options }: { $generator?: Part } = {}) {
  const generator = $generator && { generator: partOf($generator) };
  return queryRequest<readonly QueryPart[], unknown, "2">(
    parts.map(partOf),
    { ...options, ...generator },
    DEFAULTS,
  );
}

function label({ severity, code, parameter }: Issue): string {
  return `${severity === "warning" ? "warning " : ""}${code} ${parameter}`;
}

/** The text of parameters as it is, without what all requests have. */
function shown(entries: readonly (readonly [string, string])[]): string {
  return entries
    .map((pair) => pair.join("="))
    .filter((text) => !/^(?:format=json|formatversion=2|errorformat=plaintext)$/.test(text))
    .join("&");
}

function endpointOf({ path, ...more }: Partial<AnyEndpoint>): AnyEndpoint {
  return { operationId: "find", method: "GET", params: {}, path: path ?? "/find", ...more };
}

const api = catalogueApi();

const SCHEMES = {
  header: { kind: "apiKey", in: "header", name: "X-Key" },
  query: { kind: "apiKey", in: "query", name: "the key" },
  cookie: { kind: "apiKey", in: "cookie", name: "sid" },
  login: { kind: "basic" },
  token: { kind: "bearer" },
} as const;

const SIGNED = endpointOf({
  path: "/pets",
  params: {
    session: { type: "string", in: "cookie" },
    sid: { type: "string", in: "cookie" },
    url: { type: "string", allowReserved: true },
  },
});

/** The URL and the headers that a server gets of a request of two kinds, which must be the same. */
async function sentTo(baseUrl: BaseUrl, endpoint: AnyEndpoint, params: object, more: object) {
  const sent: { readonly url: string; readonly headers: Strings }[] = [];
  const fetch = async ({ url, headers }: Request): Promise<Response> => {
    const { accept: _, ...others } = Object.fromEntries(headers);
    sent.push({ url, headers: others });
    return Response.json([]);
  };
  const request = endpointRequest<AnyEndpoint, object>(endpoint, params);
  await openApiClient({ baseUrl, fetch, ...more })(request);
  await openApiClient({ baseUrl, fetch, ...more }).response(request);
  const [first, second] = sent.map((each) => JSON.stringify(each));
  if (first !== second) throw new Error(`${first} is not ${second}`);
  return sent[0];
}

const FIND = moduleWith(
  { wrap: { type: "boolean" } },
  {
    name: "find",
    path: "find",
    group: "action",
    select: { action: "find" },
  },
);

/** The issues of a response of the module `find`, whose result is described here. */
function responseIssuesOf(
  result: Omit<ResultDescriptor, "module">,
  response: unknown,
  params: object = {},
  formatversion = "2",
) {
  const request = { module: FIND, params, options: { formatversion } };
  return validateResponse(response, request, [{ module: "find", ...result }]).map(
    ({ code, path, message }) => `${code} ${path.join(".")}: ${message}`,
  );
}

export const REQUEST_KERNELS = {
  convertedSchema: (schema: JsonSchema, target: string) =>
    withJsonSchema(queries.validateAllpages, schema)["~standard"].jsonSchema.input({ target }),
  responseIssues: responseIssuesOf,
  responseCodes: (...args: Parameters<typeof responseIssuesOf>) =>
    responseIssuesOf(...args).map((issue) => issue.split(":")[0]),
  standardSchema: (name: string, input: unknown) => {
    const validate: unknown = BUILDERS[`validate${name}`];
    const schema: Partial<StandardSchema> = Object(Object(validate)["~standard"]);
    return { ...schema, validate: schema.validate?.(input) };
  },
  /** Parameters of a request to a module; `POST` is in front of those that must be posted. */
  request(...part: Part) {
    const request = partOf(part);
    return `${request.method === "POST" ? "POST " : ""}${shown(request.entries())}`;
  },
  requestText: (...part: Part) => partOf(part).toString(),
  builderUrl: (url: string, ...part: Part) => partOf(part).url(url),
  /** A request to a module that is described here. */
  described: (params: Params, more: Partial<AnyModule>, given: object) => {
    const request = moduleRequest<AnyModule, object>(moduleWith(params, more), given, {});
    return `${request.method} ${shown(request.entries())}`;
  },
  query: (parts: readonly Part[], options?: object) => shown(queryOf(parts, options).entries()),
  queryIssues: (parts: readonly Part[], options?: object) =>
    queryOf(parts, options).issues.map(({ code, about }) => `${code} ${about}`),
  queryMethod: (parts: readonly Part[], options?: object) => queryOf(parts, options).method,
  queryUrl: (parts: readonly Part[], url: string) => queryOf(parts).url(url),
  async toRequest(parts: readonly Part[], options: object, more?: { readonly maxUrl?: number }) {
    const request = toRequest(queryOf(parts, options), "https://a/", more);
    return `${request.method} ${request.url} ${await request.text()}`;
  },
  endpoint(endpoint: Partial<AnyEndpoint>, params: object) {
    const { path, query, headers } = endpointRequest(endpointOf(endpoint), params);
    return { path, query: query.toString(), ...(headers && { headers }) };
  },
  endpointUrl: (endpoint: Partial<AnyEndpoint>, params: object, base: string) =>
    endpointRequest(endpointOf(endpoint), params).url(base),
  allianceUrl: (base: string) => listAlliances({ size: 1 }).url(base),
  endpointIssues: (endpoint: Partial<AnyEndpoint>, params: object) =>
    endpointValidator(
      endpointOf(endpoint),
      allChecks,
    )(params).issues.map(({ code, message }) => `${code} ${message}`),
  allianceIssues: (params: object) => validateListAlliances(params).issues.map(label),
  parseEndpoint(endpoint: Partial<AnyEndpoint>, input: string) {
    const { args, issues } = endpointParser(endpointOf(endpoint), allRules)(input);
    return { args, issues: issues.map(label) };
  },
  parse(
    params: Params,
    input: string,
    more: Partial<AnyModule> = {},
    options?: ModuleParseOptions,
  ) {
    const { args, issues } = moduleParser(moduleWith(params, more), allRules)(input, options);
    return { args, issues: issues.map(label) };
  },
  parseRequest: (request: string) =>
    parseRequest(api, `action=query&format=json&${request}`).found.map(label),
  issue: (param: ParamDescriptor, text: string, options?: ParseOptions) =>
    serverIssues(param, text, options)[0],
  strictIssue: (param: ParamDescriptor, value: unknown, options?: ParseOptions) =>
    strictIssues(param, value, options)[0],
  validate: (params: Params, input: unknown, more: Partial<AnyModule> = {}) =>
    validatorOf(moduleWith(params, more))(input).issues.map(label),
  /** The issues of a validator of the shipped catalogue, and of one that is made from its descriptor. */
  validated(name: string, input: unknown, options?: ParseOptions) {
    const upper = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const generated: unknown = BUILDERS[`validate${upper}`];
    const module: unknown = BUILDERS[`${name}Module`];
    const messages = (validate: unknown): unknown =>
      typeof validate === "function" &&
      Reflect.apply(validate, undefined, [input, options]).issues.map(
        ({ code, message }: Issue) => `${code} ${message}`,
      );
    const made = isObject(module) && "params" in module && messages(validatorOf(Object(module)));
    const found = messages(generated);
    return JSON.stringify(found) === JSON.stringify(made) ? found : { found, made };
  },
  credentials: async (security: AnyEndpoint["security"], given: object, params: object = {}) =>
    sentTo("https://pets.example", { ...SIGNED, ...(security && { security }) }, params, {
      credentials: bindCredentials<object>(SCHEMES, given),
    }),
  /**
   * The `Cookie` headers of requests to URLs, after a response of the first URL, or of that which it is
   * redirected to, that sets cookies.
   */
  async cookies(
    first: string,
    cookies: readonly string[],
    urls: readonly string[],
    own?: string,
    redirectedTo = "",
  ) {
    const received: (string | null)[] = [];
    const fetch = withCookies(async (request) => {
      received.push(request.headers.get("cookie"));
      const headers = new Headers();
      if (received.length === 1) for (const each of cookies) headers.append("set-cookie", each);
      return Object.defineProperty(new Response("", { headers }), "url", { value: redirectedTo });
    });
    const headers = own === undefined ? {} : { cookie: own };
    // oxlint-disable-next-line no-await-in-loop -- the second request has the cookies of the first
    for (const url of [first, ...urls]) await fetch(new Request(url, { headers }));
    return received.slice(1);
  },
  async fetchWith(response: Partial<ResponseMessage>) {
    const exchange = async () => ({ status: 200, headers: {}, body: "", ...response });
    const { status, headers } = await fetchWith(exchange)(new Request("https://a/"));
    return { status, headers: [...headers] };
  },
  sentTo: async (base: string | { readonly url: string }, server?: string) => {
    const endpoint = endpointOf({ path: "/pets", ...(server !== undefined && { server }) });
    const address = typeof base === "string" ? base : serverAddress(base.url, {}, {});
    return (await sentTo(address, endpoint, {}, {}))?.url;
  },
};
