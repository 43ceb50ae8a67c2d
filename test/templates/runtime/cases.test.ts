/**
 * Requests to the services of OpenAPI documents and to test wikis, and parts of their responses: the tables of
 * `cases/`. A table begins with its service, as a word and JSON, or YAML in braces:
 *
 * - `document {…}` is an OpenAPI document, whose stub responds.
 * - `alliance {…}` are options of the stub of the shipped document.
 * - `catalogue {…}` are handlers of modules by name: the rows that they return, and `"$continue"`.
 * - `resources […]` are resources in the dialect of Spring Data REST.
 * - `wiki {…}` is the data of a test wiki.
 *
 * More words are `options {…}` of the stub, the `data {…}` of its collections, the `headers {…}` of
 * each request, and `handlers {…}`, the payloads of operations: JSON, `"$args"` for the arguments,
 * `"$bytes"`, `"$undefined"`, `"$bigint"`, `"$throw"`, or a response as `{"$status": 503, "body": ""}`.
 *
 * A later word changes the cases that follow it.
 *
 * A case is requests, which are sent one after the other, and the response to the last one:
 *
 *     POST /pets | accept: text/plain | {"name": "Rex"}
 *     GET /pets/1 = 200 | content-type: application/json | {"name": "Rex"}
 *
 * The response may be on a line of its own. What it does not name is not compared, unless it begins
 * with `==`: then there are no other headers and members. In JSON, `"$any"`
 * is any value, `"$none"` no value, `"/…/"` a pattern, and the last element `"$more"` any more
 * elements. A text in quotes is also the body as text. `NAME: $none` is a header that is absent.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as actions from "../../../generated/actions/index.js";
import { createAllianceStub } from "../../../generated/alliance/stub.js";
import * as queries from "../../../generated/paraminfo/index.js";
import { withExactIntegers } from "../../../generator/emit/parts/descriptor.js";
import { schemaValidators } from "../../../generator/emit/parts/schema-validators.js";
import { analyse } from "../../../generator/pipeline.js";
import { servedSpec } from "../../../generator/serve/read-specs.js";
import type { ServedOpenApi } from "../../../generator/serve/served-spec.js";
import type { DataRestResource } from "../../../templates/runtime/data-rest/resource.js";
import { dataRestService } from "../../../templates/runtime/data-rest/service.js";
import { dialectStub } from "../../../templates/runtime/data-rest/stub.js";
import type { DialectStubApi } from "../../../templates/runtime/data-rest/stub.js";
import type { Service, ServiceRequest } from "../../../templates/runtime/http/service.js";
import { mapMembers } from "../../../generator/base/json.js";
import type { AnyModule } from "../../../templates/runtime/model/descriptor.js";
import { isJsonObject, isObject } from "../../../templates/runtime/model/json.js";
import type { Json, JsonObject } from "../../../templates/runtime/model/json.js";
import { allRules } from "../../../templates/runtime/rules/all.js";
import { catalogueHandler } from "../../../templates/runtime/query-service/catalogue-handler.js";
import type { HandlerContext } from "../../../templates/runtime/query-service/handler.js";
import { openApiStore } from "../../../templates/runtime/openapi/stub/store.js";
import type { WikiData } from "../../../templates/wiki/data/wiki-data.js";
import { createWiki } from "../../../templates/wiki/seed/create-wiki.js";
import { wikiStub } from "../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../wiki/learned.js";
import { jsonOf, matches, partsOf } from "./case-text.js";
import type { Strings } from "./case-text.js";
import { openApiInput } from "../../generator/support/specs.js";

const FOLDER = new URL("cases/", import.meta.url);

/** The words before a case, with their values. */
interface Head {
  readonly alliance?: object;
  readonly catalogue?: Readonly<Record<string, Json>>;
  readonly document?: object;
  readonly resources?: readonly DataRestResource[];
  readonly options?: object;
  readonly data?: Readonly<Record<string, readonly object[]>>;
  readonly headers?: Strings;
  readonly handlers?: Readonly<Record<string, Json>>;
  readonly wiki?: WikiData;
}

interface Case {
  readonly head: Head;
  readonly requests: readonly string[];
  readonly response: string;
  readonly title: string;
}

function readTable(name: string): readonly Case[] {
  const text = readFileSync(new URL(name, FOLDER), "utf8").replaceAll(/^#.*\n/gm, "");
  let head: Head = {};
  return text.split(/^(?=[a-z]+ [[{])/m).flatMap((part) => {
    const block = /^([a-z]+) (\{\n[^]*?^\}|\[\n[^]*?^\]|.*)\n/m;
    const [words = "", word = "", json = ""] = block.exec(part) ?? [];
    head = { ...head, [word]: parse(json, { maxAliasCount: -1 }) };
    const lines = part.slice(words.length).split("\n").filter(Boolean);
    return casesOf(lines, head);
  });
}

function casesOf(lines: readonly string[], head: Head): readonly Case[] {
  let requests: string[] = [];
  return lines.flatMap((line) => {
    const [, request = "", response] = /^(.*?)(?:(?:^| )(==? \d{3}.*))?$/.exec(line) ?? [];
    const sent = request === "" ? requests : [...requests, request];
    requests = response === undefined ? sent : [];
    if (response === undefined) return [];
    return [{ head, requests: sent, response, title: `${sent.join(" ; ")} ${response}` }];
  });
}

const WIKI = { api: catalogueApi(), results: learnedResults() };

/** A new service of a table. */
function start(head: Head): Service {
  const { alliance, catalogue, document, resources, options, data, wiki, handlers = {} } = head;
  const more = { ...options, ...(data && { data }), handlers: mapMembers(handlers, handlerOf) };
  if (wiki) {
    const modules = new Map(Object.entries(mapMembers(handlers, (rows) => () => rows)));
    return wikiStub(WIKI, createWiki(wiki), modules, options).service;
  }
  if (resources) return islands(resources, data ?? {});
  if (catalogue)
    return catalogueHandler(MODULES, allRules, mapMembers(catalogue, moduleHandler)).service;
  if (document) return dialectStub(apiOf(document), more).service;
  return createAllianceStub({ ...alliance, ...more }).service;
}

/** The modules of the shipped catalogues, by the names of their builders. */
const MODULES = Object.fromEntries(
  [queries, actions].flatMap((each) =>
    Object.entries<unknown>({ ...each }).flatMap(([name, module]) =>
      isModule(module) ? [[name.replace(/Module$/, ""), module] as const] : [],
    ),
  ),
);

function isModule(value: unknown): value is AnyModule {
  return isObject(value) && "path" in value && "select" in value;
}

/** The handler of a module. */
function moduleHandler(payload: Json) {
  return (args: object, { continueWith, pages, asGenerator }: HandlerContext): unknown => {
    if (payload === "$args") return { ...args, ...(asGenerator && { asGenerator }) };
    if (payload === "$pages") return pages ?? [];
    if (!isJsonObject(payload) || !isJsonObject(payload["$continue"])) return payload;
    const { $continue, rows } = payload;
    for (const [name, value] of Object.entries($continue))
      if (typeof value === "string") continueWith({ [name]: value });
    return rows;
  };
}

function handlerOf(payload: Json) {
  return async (args: object): Promise<unknown> => {
    switch (payload) {
      case "$args":
        return withTexts(args);
      case "$bigint":
        return { big: 1n };
      case "$bytes":
        return new Blob([new Uint8Array([0, 255])]);
      case "$throw":
        throw new Error("the password is hunter2");
      case "$undefined":
        return undefined;
      default:
        return isJsonObject(payload) && "$status" in payload ? responseOf(payload) : payload;
    }
  };
}

/** A handler's own response. */
function responseOf({ $status, ...init }: JsonObject): Response {
  const { headers, body }: { readonly headers?: Strings; readonly body?: string } = Object(init);
  return new Response(body, { status: Number($status), ...(headers && { headers }) });
}

/** Arguments with the texts of files, and the values of bodies that have a media type. */
async function withTexts(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return `${value.type} ${await value.text()}`;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).map(async ([name, each]) => [name, await withTexts(each)]);
  return Object.fromEntries(await Promise.all(members));
}

function islands(resources: readonly DataRestResource[], data: NonNullable<Head["data"]>): Service {
  const item = { kind: "boolean" } as const;
  const collections = resources.map(({ collection, key }) => [collection, { item, key }]);
  const api = { samples: {}, shapes: {}, collections: Object.fromEntries(collections) };
  const store = openApiStore(api, { data });
  return dataRestService({ resources, store }, { basePath: "/api/" }).service;
}

/** The input of a document's stub, with validators, as `serve` makes it. */
function apiOf(document: object): DialectStubApi {
  const { value: planned, diagnostics } = analyse(openApiInput(document));
  const spec = planned && servedSpec(planned);
  if (spec?.kind !== "openapi") throw new Error(diagnostics.map(({ message }) => message).join());
  const { stub, model, bodies, items, parameters, schemas }: ServedOpenApi = spec;
  const own = Object.values(bodies)
    .flatMap(({ contents }) => Object.values(contents))
    .flatMap(({ schema }) => (schema ? [schema] : []));
  const all = [...own, ...Object.values(items), ...Object.values(parameters)];
  const validatorOf = schemaValidators(all, schemas);
  return {
    ...withExactIntegers(stub, model),
    bodies: mapMembers(bodies, ({ contents, ...body }) => ({
      ...body,
      contents: mapMembers(contents, ({ schema, ...rule }) => ({
        ...rule,
        ...(schema && { validate: validatorOf(schema) }),
      })),
    })),
    items: mapMembers(items, validatorOf),
    validators: mapMembers(parameters, validatorOf),
  };
}

function requestOf(line: string, common: Strings): ServiceRequest {
  const { first, headers, body = "" } = partsOf(line);
  const [method = "", url = ""] = first.split(" ");
  const sent = body.replaceAll(String.raw`\r\n`, "\r\n");
  return { method, url: url.replace("$empty", ""), headers: { ...common, ...headers }, body: sent };
}

describe.each(readdirSync(FOLDER))("%s", (name) => {
  it.each(readTable(name))("$title", async ({ head, requests, response }) => {
    const service = start(head);
    for (const request of requests.slice(0, -1))
      // oxlint-disable-next-line no-await-in-loop -- each sees what the one before it changed
      expect((await service(requestOf(request, head.headers ?? {}))).status).toBeLessThan(400);
    const found = await service(requestOf(requests.at(-1) ?? "", head.headers ?? {}));
    const isExact = response.startsWith("==");
    const { first, headers, body } = partsOf(response);
    const values: Strings = found.headers;
    const named = Object.keys(isExact ? values : headers);
    expect({
      status: found.status,
      headers: Object.fromEntries(named.map((each) => [each, values[each] ?? "$none"])),
    }).toEqual({ status: Number(first.replace(/=+ /, "")), headers });
    const text = found.bytes ? `bytes ${found.bytes.join(" ")}` : found.body;
    const expected = jsonOf(body ?? (isExact ? '""' : '"/^/"'));
    if (!matches(text, expected) && !matches(jsonOf(text), expected, isExact))
      expect(jsonOf(text)).toEqual(expected);
  });
});
