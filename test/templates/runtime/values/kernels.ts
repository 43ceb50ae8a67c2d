/** The functions that the tables of this folder call, by their names there. */
import {
  readErrors,
  writeError,
  writeWarnings,
} from "../../../../templates/runtime/action-api/api-messages.js";
import { errorOf, warningsOf } from "../../../../templates/runtime/action-api/api-error.js";
import { inVersion1 } from "../../../../templates/runtime/action-api/format-version.js";
import { merged } from "../../../../templates/runtime/client/merge.js";
import { encodedContent } from "../../../../templates/runtime/content/encoded-content.js";
import { bodyAs } from "../../../../templates/runtime/content/body-as.js";
import {
  multipart,
  textOf,
  urlEncoded,
} from "../../../../templates/runtime/content/form-fields.js";
import type { FieldEncodings } from "../../../../templates/runtime/content/form-fields.js";
import { int64Integers, readInt64Json } from "../../../../templates/runtime/content/int64-json.js";
import { plainJson } from "../../../../templates/runtime/content/json-codec.js";
import { applyPatch } from "../../../../templates/runtime/content/json-patch.js";
import { readFields, readUrlEncoded } from "../../../../templates/runtime/content/read-fields.js";
import type { FieldRules } from "../../../../templates/runtime/content/read-fields.js";
import { receivedBody } from "../../../../templates/runtime/content/received-body.js";
import {
  isChanged,
  readProperties,
  storedValue,
  withInitialValues,
} from "../../../../templates/runtime/data-rest/item-value.js";
import { foundRows } from "../../../../templates/runtime/data-rest/matching.js";
import {
  parsePageRequest,
  parseSort,
  rowsOnPage,
  sortRows,
} from "../../../../templates/runtime/data-rest/page-request.js";
import type {
  DataRestCondition,
  DataRestProperty,
  DataRestResource,
  DataRestSchema,
} from "../../../../templates/runtime/data-rest/resource.js";
import { entityTag, isKnown } from "../../../../templates/runtime/http/entity-tag.js";
import {
  escapeAttribute,
  escapeHtml,
  textOfHtml,
} from "../../../../templates/runtime/http/html.js";
import { httpError } from "../../../../templates/runtime/http/http-error.js";
import { chosenType, isUrlEncodedForm } from "../../../../templates/runtime/http/media-type.js";
import { ofStatus } from "../../../../templates/runtime/http/of-status.js";
import { addressFor, pathAndQuery } from "../../../../templates/runtime/http/path-and-query.js";
import { problemResponse } from "../../../../templates/runtime/http/problem.js";
import { requestParameters } from "../../../../templates/runtime/http/request-parameters.js";
import { retryAfterOf } from "../../../../templates/runtime/http/retry-after.js";
import { serverAddress } from "../../../../templates/runtime/http/server-address.js";
import { requestOf } from "../../../../templates/runtime/http/service.js";
import type { ApiMessage } from "../../../../templates/runtime/model/api-message.js";
import type {
  AnyModule,
  CompoundShape,
  ParamDescriptor,
  WireShape,
} from "../../../../templates/runtime/model/descriptor.js";
import type { Issue } from "../../../../templates/runtime/model/issue.js";
import { isObject, writeJson } from "../../../../templates/runtime/model/json.js";
import type { Json, JsonShape } from "../../../../templates/runtime/model/json.js";
import { propertyOf } from "../../../../templates/runtime/model/member.js";
import {
  isMadeOf,
  namedByTemplate,
} from "../../../../templates/runtime/model/named-by-template.js";
import type {
  PayloadError,
  PayloadValidator,
} from "../../../../templates/runtime/model/payload.js";
import type { FieldDescriptor } from "../../../../templates/runtime/model/result-descriptor.js";
import {
  exists,
  expandedTemplates,
  suppliedBy,
} from "../../../../templates/runtime/model/template.js";
import { moduleParser } from "../../../../templates/runtime/parse/parsed-params.js";
import {
  buildContinue,
  buildRawContinue,
} from "../../../../templates/runtime/query-service/continuation.js";
import { decodeReferences } from "../../../../templates/runtime/rules/character-reference.js";
import { ipForm, isIpv4Like } from "../../../../templates/runtime/rules/ip.js";
import { namespaceCheckIn, namespaceIn } from "../../../../templates/runtime/rules/namespace.js";
import type { ParseOptions, Reporter } from "../../../../templates/runtime/rules/rule.js";
import { parseTimestamp } from "../../../../templates/runtime/rules/timestamp-forms.js";
import { titleParts } from "../../../../templates/runtime/rules/title.js";
import { designation } from "../../../../templates/runtime/rules/user.js";
import { deepEntries, parseDeep } from "../../../../templates/runtime/styles/deep-object.js";
import {
  parseStyled,
  parseWireText,
} from "../../../../templates/runtime/styles/parse-parameter.js";
import {
  filledPath,
  matchedPath,
  openness,
  pathTemplate,
  sentPath,
} from "../../../../templates/runtime/styles/path-template.js";
import {
  readResponseHeaders,
  writeResponseHeaders,
} from "../../../../templates/runtime/styles/response-headers.js";
import type { HeaderDescriptor } from "../../../../templates/runtime/styles/response-headers.js";
import { schemaRule, schemaValueCheck } from "../../../../templates/runtime/styles/schema-rule.js";
import { serializationOf } from "../../../../templates/runtime/styles/serialization.js";
import type { ParameterSerialization } from "../../../../templates/runtime/styles/serialization.js";
import {
  fitsShape,
  valueOfText,
  wireShapeText,
} from "../../../../templates/runtime/styles/shape-values.js";
import { isUnwritten, unwritableReason } from "../../../../templates/runtime/styles/unwritable.js";
import {
  decoded,
  decodedQuery,
  isWireRequest,
  rawRequest,
  rawTexts,
  splitPairs,
} from "../../../../templates/runtime/styles/wire-request.js";
import { writtenPairs, writtenText } from "../../../../templates/runtime/styles/write-parameter.js";
import { jsonSchemaOf } from "../../../../templates/runtime/validate.js";
import { validator } from "../../../../templates/runtime/validate/validator.js";
import {
  asUtf8,
  asWindows1252,
  strayBytes,
} from "../../../../templates/runtime/wire/stray-bytes.js";
import { wireParams } from "../../../../templates/runtime/wire/wire-params.js";
import type { WireInput } from "../../../../templates/runtime/wire/wire-params.js";
import { joinValues, splitValues, wireText } from "../../../../templates/runtime/wire/wire-text.js";
import {
  asServer,
  moduleWith,
  serverIssues,
  strictIssues,
  strictly,
  USUAL,
} from "../one-parameter.js";
import { REQUEST_KERNELS } from "./request-kernels.js";
import { WIKI_KERNELS } from "./wiki-kernels.js";

type Strings = Readonly<Record<string, string>>;

function message({ code, message: text }: Issue): string {
  return `${code} ${text}`;
}

/** The text that percent-encoded bytes stand for. */
function sent(encoded: string): string {
  return String(wireParams(`v=${encoded}`).get("v") ?? "");
}

/** Files as texts. */
async function withTexts(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return `file ${await value.text()}`;
  if (!isObject(value) || Array.isArray(value)) return value;
  const members = Object.entries(value).map(async ([name, each]) => [name, await withTexts(each)]);
  return Object.fromEntries(await Promise.all(members));
}

const SOME_NAMESPACES = moduleWith({
  one: { type: "namespace", extranamespaces: [-2, -1] },
});

const rules = {
  data: (param: ParamDescriptor, text: string, options?: ParseOptions) =>
    serverIssues(param, text, options)[0]?.data,
  decodeReferences,
  designation: (text: string, options: ParseOptions = {}) => designation(text, options),
  found: (param: ParamDescriptor, text: string, options?: ParseOptions) =>
    asServer(param, text, options).found,
  ipForm,
  isIpv4Like,
  namespace(text: string, namespaces?: readonly number[]) {
    const parse = moduleParser(SOME_NAMESPACES, { namespace: namespaceIn([0, 100, 10]) });
    const { args, issues } = parse({ xone: text }, { ...(namespaces && { namespaces }) });
    return issues[0]?.code ?? args["one"];
  },
  says: (param: ParamDescriptor, value: unknown) => strictIssues(param, value).map(message),
  server: asServer,
  serverSays: (param: ParamDescriptor, text?: string) => serverIssues(param, text).map(message),
  strict: strictly,
  strictData: (param: ParamDescriptor, value: unknown, options?: ParseOptions) =>
    strictIssues(param, value, options)[0]?.data,
  strictNamespace: (one: number) =>
    validator(SOME_NAMESPACES, { namespace: namespaceCheckIn([0, 100, 10]) })({ one }).issues.map(
      message,
    ),
  time(text: string) {
    const seconds = parseTimestamp(text);
    return seconds === undefined
      ? undefined
      : new Date(seconds * 1000).toISOString().replace(".000", "");
  },
  title: (text: string) => asServer({ type: "title" }, text).value,
  titleParts,
  unchecked: (value: unknown) =>
    validator(moduleWith({ value: { type: "title" } }), {})({ value }).issues.map(message),
};

const FORM = "application/x-www-form-urlencoded";
const OFFERED = ["application/json", "application/hal+json", "text/html"];

const http = {
  addressFor: (target: string, host?: string) => addressFor(target, host).href,
  chosenType: (accept?: string, offered: readonly string[] = OFFERED) =>
    chosenType(accept, offered),
  escapeAttribute,
  escapeHtml,
  httpError: (body: string) =>
    httpError("It failed", { ok: false, status: 503, headers: new Headers() }, body).message,
  distinctTags: (...pairs: readonly (readonly [string, string])[]) =>
    new Set(pairs.map(([type, body]) => entityTag(type, body))).size,
  entityTag,
  isKnown: (header?: string) => isKnown(header, '"a"'),
  isUrlEncodedForm,
  pathAndQuery,
  problem: (status: number): unknown =>
    JSON.parse(problemResponse(status, { detail: "Why." }).body),
  requestParameters: (method: string, url: string, body: string, type = FORM) =>
    requestParameters({ method, url, headers: type ? { "content-type": type } : {}, body }),
  requestUrl: (url: string, host: string) =>
    requestOf({ method: "GET", url, headers: { host }, body: "" }).url,
  retryAfter: (headers: Strings) =>
    retryAfterOf(new Headers(headers), Date.UTC(2024, 0, 31, 12, 0, 0)),
  serverUrl(
    template: string,
    defaults: Readonly<Record<string, string | { default: string; values?: readonly string[] }>>,
    values: Strings,
  ) {
    const variables = Object.entries(defaults).map(([name, given]) => [
      name,
      typeof given === "string" ? { default: given } : given,
    ]);
    return serverAddress(template, Object.fromEntries(variables), values).url;
  },
  textOfHtml,
};

const HEADERS: Readonly<Record<string, HeaderDescriptor>> = {
  "X-Total": { shape: "integer" },
  "X-Rate": { shape: "number" },
  "X-Cached": { shape: "boolean" },
  "X-Note": { shape: "string" },
  "X-Tags": { shape: { items: "string" } },
  "X-Ids": { shape: { items: "integer" } },
  "X-Point": { shape: { members: { x: "integer", y: "integer" } } },
  "X-Limits": { shape: { members: { rate: "number", kind: "string" } }, explode: true },
  "X-Json": { shape: { items: "integer" }, content: "application/json" },
};

/** A validator as ajv writes them: at most two items. */
const short: PayloadValidator<unknown> = (value): value is unknown => {
  const isList = Array.isArray(value);
  short.errors = isList ? TOO_LONG : [];
  return isList && value.length < 3;
};
const TOO_LONG: readonly PayloadError[] = [
  { instancePath: "", message: "must have fewer than 3 items" },
  { instancePath: "/2", message: "must not be there" },
  { instancePath: "/2", message: "must not be there" },
  { instancePath: "/3" },
].map((each) => ({ keyword: "maxItems", params: {}, ...each }));
const INTEGERS = { type: "schema", shape: { items: "integer" } } as const;

function color(settings: ParameterSerialization) {
  return serializationOf("color", settings, "/x");
}

const REQUEST = rawRequest(
  "?a=1&color=x%20y&color=z+%2B&color=",
  { color: ".a%2Fb" },
  { Color: " p, q ", Cookie: "other=1; color=c%3Bd", Absent: undefined },
);

const styles = {
  cookiePairs: (text: string) => splitPairs(text, ";", decoded),
  decoded,
  decodedQuery,
  deepEntries: (value: unknown) => deepEntries("p", value, plainJson),
  emptyHeader: (shape: WireShape) =>
    parseStyled(color({ in: "header" }), shape, rawRequest("", {}, { color: "" }), () => false),
  filledPath,
  fitsShape,
  isUnwritten: (settings: ParameterSerialization, value: unknown) =>
    isUnwritten(color(settings), value),
  isWireRequest,
  matchedPath: (template: string, path: string) =>
    matchedPath(pathTemplate(template), path.split("/")),
  matrixText: (path: Strings) =>
    parseWireText(color({ in: "path", style: "matrix" }), rawRequest("", path, {})),
  ofStatus,
  openness: (template: string) => openness(pathTemplate(template)),
  parseDeep: (search: string, shape: CompoundShape) =>
    parseDeep("f", shape, rawRequest(search, {}, {}).query, decodedQuery, plainJson),
  parseStyled: (
    settings: ParameterSerialization,
    shape: WireShape,
    search: string,
    other = "color",
  ) =>
    parseStyled(
      color({ in: "query", ...settings }),
      shape,
      rawRequest(search, {}, {}),
      (name) => name === other,
    ),
  rawCookies: (cookie: string) => rawRequest("", {}, { Cookie: cookie }).cookies,
  rawRequest: (search: string) => rawRequest(search, {}, {}).query,
  rawTexts(input: string) {
    const { headers, ...raw } = rawTexts(input);
    return { ...raw, headers: [...headers] };
  },
  responseHeader: (name: string, text: string) =>
    Object.values(readResponseHeaders({ 200: HEADERS }, 200, new Headers({ [name]: text })))[0],
  schemaText(text: string, schema: { readonly schema?: string }) {
    const reports: unknown[] = [];
    const add =
      (level: string) =>
      (...found: unknown[]) =>
        void reports.push([level, ...found]);
    const report: Reporter = {
      options: {},
      parameter: "p",
      error: add("error"),
      loss: add("loss"),
      deprecated: add("deprecated"),
    };
    const value = schemaRule({ short }).read(text, { ...INTEGERS, ...schema }, report);
    return { value, reports };
  },
  schemaValue: (value: unknown, schema: { readonly schema?: string }) =>
    schemaValueCheck({ short }).run(value, { ...INTEGERS, ...schema }, {})?.text,
  sentPath,
  serialization(settings: ParameterSerialization) {
    const { allowReserved, isJson, json: _, ...others } = serializationOf("p", settings, "/x/{id}");
    return { ...others, ...(allowReserved && { allowReserved }), ...(isJson && { isJson }) };
  },
  unwritable: (settings: ParameterSerialization, value: unknown) =>
    unwritableReason(color(settings), value),
  valueOfText: (text: string, shape: CompoundShape) => valueOfText(text, shape, plainJson),
  wireShapeText,
  wireTextOf: (settings: ParameterSerialization) => parseWireText(color(settings), REQUEST),
  writtenHeader: (name: string, value: unknown) =>
    writeResponseHeaders(HEADERS, { [name]: value })[name.toLowerCase()],
  writtenPairs: (settings: ParameterSerialization, value: unknown) =>
    writtenPairs(color(settings), value),
  writtenText: (settings: ParameterSerialization, value: unknown) =>
    writtenText(color(settings), value),
};

const FIELD_RULES: FieldRules = {
  id: { type: "number" },
  big: { type: "bigint" },
  on: { type: "boolean" },
  data: { type: "json" },
  file: { type: "file" },
  tags: { type: "text", list: true },
  sizes: { type: "number", list: true, delimiter: "," },
  owner: { type: "json", members: { id: { type: "number" } }, rest: { type: "boolean" } },
  "odd[x]": { type: "number" },
  odd: { type: "text" },
};

const POINT: JsonShape = { decimalPoint: true };
const SHAPES: Readonly<Record<string, JsonShape>> = {
  Pet: {
    properties: { id: { int64: "bigint" }, name: {}, children: { items: { also: ["Pet"] } } },
    rest: { int64: "bigint" },
  },
  Model: { properties: { strength: POINT } },
  List: { items: { also: ["Model"] } },
  Envelope: { properties: { _embedded: { properties: { all: { also: ["List"] } } } } },
  Tree: { properties: { size: POINT, below: { items: { also: ["Tree"] } } } },
  Loop: { also: ["Loop", "Model"] },
};

const content = {
  encodedForm: (encoding: FieldEncodings, value: unknown) =>
    encodedContent([{ mediaType: FORM, encoding }], bodyAs(FORM, value))?.body,
  async parts(value: unknown, encodings?: FieldEncodings) {
    const body = multipart(value, encodings);
    const [, boundary = ""] = /^multipart\/form-data; boundary=(.*)$/.exec(body.type) ?? [];
    const [begin, ...parts] = (await body.text()).split(
      new RegExp(`--${boundary}(?:--)?\r\n(?:Content-Disposition: form-data; )?`),
    );
    const [end, ...texts] = parts.toReversed().map((part) => part.replace(/\r\n$/, ""));
    return begin === "" && end === ""
      ? texts.toReversed().map((text) => text.split("\r\n"))
      : parts;
  },
  patch: (patch: unknown) => applyPatch({ a: { b: 1 } }, patch).kind,
  patchedOften(operation: { readonly path: string }) {
    const operations = Array.from({ length: 60 }, (_, n) => ({
      ...operation,
      path: operation.path.replace("N", String(n)),
    }));
    return applyPatch({ a: { b: 1 } }, operations).kind;
  },
  readFields: async (fields: readonly (readonly [string, string])[]) =>
    withTexts(readFields(fields, FIELD_RULES)),
  readInt64: (text: string, shape: JsonShape) => readInt64Json(text, shape, SHAPES),
  readUrlEncoded,
  async receivedBody(body: string | null, type?: string, status = 200) {
    const response = new Response(body, { status });
    response.headers.delete("content-type");
    if (type !== undefined) response.headers.set("content-type", type);
    const described = ["text/plain", "application/json"];
    return withTexts(await receivedBody(response, JSON.parse, {}, described));
  },
  textOf,
  toInt64: (value: unknown, shape?: JsonShape) => int64Integers.values(value, shape, SHAPES),
  urlEncoded,
  writeJson: (value: unknown, shape?: JsonShape) => writeJson(value, shape, SHAPES),
};

function resource(...properties: readonly DataRestProperty[]): DataRestResource {
  const names = { collection: "things", rel: "things", itemRel: "thing", title: "Thing" };
  return { ...names, key: "id", properties, sortable: [], searches: [] };
}

const THINGS = resource(
  { name: "id", schema: { type: "integer" } },
  { name: "size", schema: { type: "integer" }, initial: 0 },
  { name: "tags", schema: { type: "array" }, initial: [] },
);

function rowsOfValues(name: string, values: readonly unknown[]) {
  return values.map((value, id) => ({ value: { id, [name]: value }, text: "" }));
}

const POSITIONS = rowsOfValues("position", [
  { x: 2, sea: "north" },
  { x: 1, sea: "south" },
  { x: 10, sea: "north" },
  { x: 3, sea: null },
  null,
]);
const TAGGED = rowsOfValues("tags", [["b", "d"], [], ["c", "a"]]);

function idsOf(rows: readonly { readonly value: unknown }[]): string {
  return rows.map(({ value }) => propertyOf(value, "id")).join(" ");
}

const dataRest = {
  isChanged: (before: unknown, after: Readonly<Record<string, unknown>>, isWritten: boolean) =>
    isChanged(THINGS, before, after, () => isWritten),
  page(query: string) {
    const request = parsePageRequest(new URLSearchParams(query), ["id", "tags"]);
    return request && idsOf(rowsOnPage(TAGGED, request));
  },
  pageRequest: (query: string) => parsePageRequest(new URLSearchParams(query), []),
  property(given: unknown, schema: DataRestSchema, more: Partial<DataRestProperty> = {}) {
    const read = readProperties(
      resource({ name: "p", schema, ...more }),
      { p: given, other: 1 },
      () => true,
    );
    return read.kind === "value" ? read.value["p"] : read.kind;
  },
  /** The properties of a body that a resource with these names reads. */
  readNames(names: readonly string[], body: Readonly<Record<string, unknown>>, ignored?: string) {
    const properties = names.map((name) => ({ name, schema: { type: "string" } }));
    const read = readProperties(resource(...properties), body, ({ name }) => name !== ignored);
    return read.kind === "value" && read.value;
  },
  search(values: readonly unknown[], condition: Pick<DataRestCondition, "test">, query: string) {
    const rows = rowsOfValues("p", values);
    const conditions = [{ parameter: "q", property: "p", ...condition }];
    const search = { name: "find", returns: "list", conditions } as const;
    const found = foundRows(rows, search, new URLSearchParams(query));
    return found && rows.filter((row) => found.includes(row)).map(({ value }) => value["p"]);
  },
  sorted(query: string) {
    const sortable = ["id", "position", "position.sea", "position.x"];
    return idsOf(sortRows(POSITIONS, parseSort(new URLSearchParams(query), sortable)));
  },
  storedValue: (value: Readonly<Record<string, unknown>>) => storedValue(THINGS, value),
  unreadable(size: unknown) {
    const properties = resource({ name: "size", schema: { type: "integer" } });
    const read = readProperties(properties, { size }, () => true);
    return read.kind === "unreadable" && read.reason;
  },
  withInitialValues: (value: Readonly<Record<string, unknown>>) =>
    Object.entries(withInitialValues(THINGS, value)),
};

const wire = {
  joinValues,
  serverBytes: (param: ParamDescriptor, encoded: string) => asServer(param, sent(encoded)),
  splitValues,
  strayBytes,
  utf8: (encoded: string) => asUtf8(sent(encoded)),
  windows1252: (encoded: string) => asWindows1252(sent(encoded)),
  wireParams: (input: WireInput) => [...wireParams(input)],
  wireText,
};

const actionApi = {
  errorCode: (response: unknown) => errorOf(response)?.code,
  errorMessage: (response: unknown) => errorOf(response)?.message,
  errorOf(response: unknown) {
    const { code, messages } = errorOf(response) ?? {};
    return { code, messages };
  },
  readErrors,
  version1: (value: Json, field?: FieldDescriptor) =>
    inVersion1({ a: value }, { ...(field && { a: field }) })["a"],
  version1Name: (value: Json, field: FieldDescriptor) => inVersion1({ a: value }, { a: field }),
  warningsOf,
  writeError: (error: ApiMessage, errorformat: string, formatversion: string) =>
    writeError(error, { errorformat, formatversion }),
  writeWarnings: (warnings: readonly ApiMessage[], errorformat: string, formatversion: string) =>
    writeWarnings(warnings, { errorformat, formatversion }),
};

const letter = { type: "enum", values: ["a", "b"], multi: USUAL } as const;
const ALL = { ...USUAL, allspecifier: "*" };
const SUPPLYING = moduleWith({
  plain: letter,
  defaulted: { ...letter, default: ["b"] },
  all: { ...letter, multi: ALL },
  text: { type: "string", multi: ALL },
});

const SOURCES: Readonly<Record<string, readonly unknown[]>> = {
  slots: ["main", "aux"],
  langs: ["en", "de"],
  ids: [0, 4],
  odd: ["{lang}", "a}b", "$&", ""],
};

const TEMPLATES = {
  "text-{slot}": { type: "string", templatevars: { slot: "slots" } },
  "é.$1(*{a}+{b}]": { type: "text", templatevars: { a: "as", b: "bs" } },
} as const;

const model = {
  continued: (next: Parameters<typeof buildContinue>[1]) => {
    const start = { isGeneratorFinished: false, finished: new Set<string>(), generatorParams: {} };
    const links = [{ name: "links", onPages: true, params: { plcontinue: "x" } }];
    return { ...buildContinue(links, next, start), ...buildRawContinue(links, next) };
  },
  exists: (when?: Strings) =>
    exists({ type: "string", ...(when && { when }) }, (source) => SOURCES[source] ?? []),
  expandedNames(pattern: string, templatevars: Strings) {
    const module = moduleWith({}, { templates: { [pattern]: { type: "string", templatevars } } });
    const found = expandedTemplates(module, (name) => SOURCES[name] ?? []);
    return [...found.keys()];
  },
  isMadeOf,
  jsonSchema: (one: ParamDescriptor) =>
    propertyOf(propertyOf(jsonSchemaOf(moduleWith({ one })), "properties"), "one"),
  moduleSchema: (module: Partial<AnyModule>) => jsonSchemaOf(moduleWith({}, module)),
  merged,
  namedByTemplate(name: string) {
    const param = namedByTemplate(moduleWith({}, { templates: TEMPLATES }), name);
    return Object.entries(TEMPLATES).find(([, each]) => each === param)?.[0];
  },
  suppliedBy: (source: string, values: object) => suppliedBy(SUPPLYING, values)(source),
};

/** A function whose arguments a table has as JSON: their types are not checked. */
export type Kernel = (...args: readonly never[]) => unknown;

export const KERNELS: Readonly<Record<string, Kernel>> = {
  ...rules,
  ...http,
  ...styles,
  ...content,
  ...dataRest,
  ...wire,
  ...actionApi,
  ...model,
  ...REQUEST_KERNELS,
  ...WIKI_KERNELS,
};
