import type { AnyModule } from "../../../templates/runtime/model/descriptor.js";
import { formFor } from "../../../templates/runtime/model/response-form.js";
import type {
  FieldDescriptor,
  FieldDescriptors,
  ResultDescriptor,
  ShapeDescriptor,
} from "../../../templates/runtime/model/result-descriptor.js";
import { suppliedBy } from "../../../templates/runtime/model/template.js";
import type { Api, ParsedRequest } from "../../../templates/runtime/parse/parsed-request.js";
import {
  expectationsByName,
  isRequested,
} from "../../../templates/runtime/response/response-expectation.js";
import type {
  Expectation,
  Requester,
} from "../../../templates/runtime/response/response-expectation.js";
import { SCALAR_TYPES } from "../../spec/model/result-fields.js";
import { propertyName, stringText } from "../../base/literal.js";

/** The maximum number of enumeration values in a union. Longer enumerations are strings. */
const MAX_VALUES = 12;

/**
 * The type of a request's response as TypeScript: the learned fields that its parameters request.
 * Modules without a learned result add `unknown`.
 */
export function responseTypeText(
  api: Api,
  { main, query, format, selected }: ParsedRequest,
  results: readonly ResultDescriptor[],
): string {
  const byPath = new Map(results.map((result) => [result.module, result]));
  const isAboutPages = ["titles", "pageids", "revids", "generator"].some(
    (name) => query[name] !== undefined,
  );
  const root = main["action"] === "query" && isAboutPages ? api.modules.get("query") : undefined;
  const modules = [
    ...(root ? [{ module: root, asGenerator: false, args: query }] : []),
    ...selected,
  ];
  const text = modules.map(({ module, args }) => textOfBody(module, args, byPath)).find(Boolean);
  if (text !== undefined) return text;
  const version = format["formatversion"] === undefined || format["formatversion"] === "1" ? 1 : 2;
  const all = modules.flatMap(({ module, asGenerator, args }): readonly Expectation[] => {
    const result = byPath.get(module.path);
    if (!result) return [];
    const fields = asGenerator ? onPages(result.generator ?? {}) : result.response;
    return [
      { shape: { record: fields }, requester: { module, valuesOf: suppliedBy(module, args) } },
    ];
  });
  const unlearned = modules.filter(({ module: { path } }) => path !== "query" && !byPath.has(path));
  const envelope = ENVELOPE_LINES[version].map((line) => `  ${line}\n`).join("");
  const body = recordText(all, version, "", envelope);
  return unlearned.length === 0
    ? body
    : `${body} & unknown // not learned: ${unlearned.map(({ module }) => module.path).join(", ")}`;
}

const ENVELOPE_LINES: Readonly<Record<1 | 2, readonly string[]>> = {
  1: ['batchcomplete?: "";', "continue?: Record<string, string | number>;"],
  2: ["batchcomplete?: boolean;", "continue?: Record<string, string | number>;"],
};

/** The type of a response that is not an object; otherwise undefined. */
function textOfBody(
  module: AnyModule,
  args: object,
  results: ReadonlyMap<string, ResultDescriptor>,
): string | undefined {
  const valuesOf = suppliedBy(module, args);
  const body = formFor(results.get(module.path)?.bodies, valuesOf);
  if (!body) return undefined;
  if (body.is === "text") return "string";
  const items = body.is.tuple.map((shape) =>
    typeText([{ shape, requester: { module, valuesOf } }], 2, ""),
  );
  return `[${items.join(", ")}]`;
}

/** The fields that a generator adds to pages. */
function onPages(fields: FieldDescriptors): FieldDescriptors {
  const pages: FieldDescriptor = {
    is: { list: { record: fields } },
    optional: true,
    formatversion1: { as: "map" },
  };
  return { query: { is: { record: { pages } }, optional: true } };
}

/** The type of a value that one or more modules describe. */
function typeText(all: readonly Expectation[], version: 1 | 2, indent: string): string {
  const forms = version === 1 ? all.flatMap(({ field }) => field?.formatversion1?.as ?? []) : [];
  const [form] = forms;
  if (form !== undefined && form !== "map" && form !== "list" && form !== "absent")
    return FORM_TYPES[form];
  const parts = all.flatMap(({ shape, requester }) =>
    alternativesOf(shape).map((each) => ({ shape: each, requester })),
  );
  const records = parts.filter(({ shape }) => typeof shape === "object" && "record" in shape);
  const lists = itemsOf(parts, "list");
  const maps = itemsOf(parts, "map");
  const scalars = parts.flatMap(({ shape, requester }) => scalarText(shape, requester));
  const texts = [
    ...scalars,
    ...(lists.length > 0
      ? [
          form === "map"
            ? `Record<string, ${typeText(lists, version, indent)}>`
            : arrayText(typeText(lists, version, indent)),
        ]
      : []),
    ...(maps.length > 0 ? [`Record<string, ${typeText(maps, version, indent)}>`] : []),
    ...(records.length > 0 ? [recordText(records, version, indent, "")] : []),
  ];
  return [...new Set(texts)].join(" | ") || "unknown";
}

const FORM_TYPES = {
  flag: '""',
  pairs: 'readonly { name: string; "*": unknown }[]',
  content: '{ "*": string }',
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  unknown: "unknown",
} as const;

function alternativesOf(shape: ShapeDescriptor): readonly ShapeDescriptor[] {
  return typeof shape === "object" && "anyOf" in shape
    ? shape.anyOf.flatMap(alternativesOf)
    : [shape];
}

function itemsOf(parts: readonly Expectation[], kind: "list" | "map"): readonly Expectation[] {
  return parts.flatMap(({ shape, requester }) => {
    if (typeof shape === "string") return [];
    if (kind === "list") return "list" in shape ? [{ shape: shape.list, requester }] : [];
    return "map" in shape ? [{ shape: shape.map, requester }] : [];
  });
}

function scalarText(shape: ShapeDescriptor, { module }: Requester): readonly string[] {
  if (typeof shape === "string") return [SCALAR_TYPES[shape] ?? "unknown"];
  if (!("enumOf" in shape)) return [];
  const param = Object.hasOwn(module.params, shape.enumOf)
    ? module.params[shape.enumOf]
    : undefined;
  return param?.type === "enum" && param.values.length <= MAX_VALUES
    ? param.values.map(stringText)
    : ["string"];
}

function arrayText(item: string): string {
  return / [|&] /.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
}

/** An object with the fields that the request asks for. */
function recordText(
  records: readonly Expectation[],
  version: 1 | 2,
  indent: string,
  before: string,
): string {
  const fields = records.flatMap(({ shape, requester }) =>
    typeof shape === "object" && "record" in shape ? [{ fields: shape.record, requester }] : [],
  );
  const options = { formatversion: version, isOpen: () => false, mayLack: () => false };
  const lines = [...expectationsByName(fields, options)].flatMap(([name, expectations]) => {
    const requested = expectations.filter(
      ({ field, requester }) => !field || isRequested(field, requester),
    );
    if (requested.length === 0) return [];
    const isOptional = requested.every(({ field }) => isOptionalIn(field, version));
    const type = typeText(requested, version, `${indent}  `);
    return [`${indent}  ${propertyName(name)}${isOptional ? "?" : ""}: ${type};\n`];
  });
  if (lines.length === 0 && before === "") return "{}";
  return `{\n${before}${lines.join("")}${indent}}`;
}

function isOptionalIn(field: FieldDescriptor | undefined, version: 1 | 2): boolean {
  if (!field) return false;
  const { optional, formatversion1 } = field;
  if (optional) return true;
  return version === 1 && (formatversion1?.as === "flag" || formatversion1?.optional === true);
}
