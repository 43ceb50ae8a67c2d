import { resultDescriptor } from "../../../generator/emit/parts/result-descriptor.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import type { CatalogueModel } from "../../../generator/spec/model/spec-model.js";
import type {
  PresenceClause,
  ResultBody,
  ResultField,
  ResultShape,
} from "../../../generator/spec/model/result.js";
import { validateResponse } from "../../../templates/runtime/response/response-validator.js";
import { parseRequest } from "../../../templates/runtime/parse/parsed-request.js";

/** Ways to ask for what the edits are about: without parameters, and with what conditions name. */
const REQUESTS = [
  "",
  "&thingsprop=a",
  "&thingsprop=b",
  "&thingsprop=a|b",
  "&thingsprop=a|b&thingsmore=x",
  "&thingsformat=xml",
].map((rest) => `action=query&list=things&format=json&formatversion=2${rest}`);

/** What the validator of the old side says of answers of the new side: the codes of its issues. */
export function codesOf(old: CatalogueModel, next: CatalogueModel): ReadonlySet<string> {
  const api = catalogueApi(old);
  const codes = new Set<string>();
  for (const request of REQUESTS) {
    const reading = parseRequest(api, request);
    for (const response of answersOf(next, request)) {
      for (const { code } of validateResponse(response, reading, descriptorsOf(old)))
        codes.add(code);
    }
  }
  return codes;
}

function descriptorsOf({ operations }: CatalogueModel) {
  return operations.flatMap(({ path, result }) => (result ? [resultDescriptor(path, result)] : []));
}

/** Answers to a request at the boundary of what was learned: with and without what is optional, with each alternative. */
export function answersOf(model: CatalogueModel, request: string): readonly unknown[] {
  const module = model.operations.find(({ path }) => path === "query+things");
  const { selected } = parseRequest(catalogueApi(model), request);
  const args = selected[0]?.args ?? {};
  const body = module?.result?.bodies.find(({ when, unless }) => {
    const isExcluded = unless.length > 0 && unless.every((each) => holds(each, args));
    return when.every((each) => holds(each, args)) && !isExcluded;
  });
  if (body) return bodiesOf(body, args);
  return objectsOf(module?.result?.response ?? [], args).map((response) => ({
    batchcomplete: true,
    ...response,
  }));
}

/** Answers that are no object: with the first value of each position, then with each other one. */
function bodiesOf({ is }: ResultBody, args: Args): readonly unknown[] {
  if (is === "text") return ["a text", ""];
  const values = is.tuple.map((shape) => valuesOf(shape, args));
  const first = values.map(([value]) => value);
  const varied = values.flatMap((all, index) =>
    all.slice(1).map((value) => first.with(index, value)),
  );
  return [first, ...varied];
}

type Args = Readonly<Record<string, unknown>>;

function objectsOf(fields: readonly ResultField[], args: Args): readonly object[] {
  const asked = fields.filter(({ when }) => when.every((each) => holds(each, args)));
  const options = asked.map((field) => ({ name: field.name, values: valuesOf(field.shape, args) }));
  const full = Object.fromEntries(options.map(({ name, values }) => [name, values[0]]));
  const varied = options.flatMap(({ name, values }) =>
    values.slice(1).map((value) => ({ ...full, [name]: value })),
  );
  const optional = new Set(
    asked.flatMap((each) => (each.presence === "sometimes" ? [each.name] : [])),
  );
  const least = Object.fromEntries(Object.entries(full).filter(([name]) => !optional.has(name)));
  const decided = decidingObjects(asked).map((deciding) => {
    const certain = asked.filter(({ presentIf }) => presentIf.some((one) => isMet(one, deciding)));
    const present = certain.map(({ name }) => [name, full[name]] as const);
    return { ...least, ...Object.fromEntries(present), ...deciding };
  });
  return [{ ...full, ...decided[0] }, least, ...varied, ...decided].filter((object) =>
    asked.every(
      ({ name, presentIf }) =>
        Object.hasOwn(object, name) || !presentIf.some((clause) => isMet(clause, object)),
    ),
  );
}

/** All values together of the fields that decide which others are there. */
function decidingObjects(fields: readonly ResultField[]): readonly Record<string, unknown>[] {
  const names = new Set(
    fields.flatMap(({ presentIf }) => presentIf.flat().map(({ field }) => field)),
  );
  return fields
    .filter(({ name }) => names.has(name))
    .reduce<readonly Record<string, unknown>[]>(
      (objects, { name, values = [true, false] }) =>
        objects.flatMap((object) => values.map((value) => ({ ...object, [name]: value }))),
      names.size === 0 ? [] : [{}],
    );
}

function isMet(clause: PresenceClause, object: Readonly<Record<string, unknown>>): boolean {
  return clause.every(({ field, values }) => {
    const value = object[field];
    return values.some((wanted) => (wanted === false ? value !== true : wanted === value));
  });
}

function holds({ parameter, values }: ResultField["when"][number], args: Args): boolean {
  const given = [args[parameter]].flat().filter((value) => value !== undefined && value !== false);
  if (values === false) return given.length === 0;
  return values ? given.some((value) => values.includes(String(value))) : given.length > 0;
}

function valuesOf(shape: ResultShape, args: Args): readonly unknown[] {
  switch (shape.kind) {
    case "scalar":
      return SCALARS[shape.type];
    case "flag":
      return [""];
    case "enum":
      return shape.values;
    case "list":
      return [[], ...valuesOf(shape.items, args).map((value) => [value])];
    case "map":
      return [
        ...valuesOf(shape.values, args).map((value) => ({ key: value })),
        ...(shape.emptyIsList ? [[]] : []),
      ];
    case "record":
      return [...objectsOf(shape.fields, args), ...(shape.emptyIsList ? [[]] : [])];
    case "union":
      return shape.of.flatMap((each) => valuesOf(each, args));
  }
}

const TIME = "2020-01-01T00:00:00Z";

const SCALARS = {
  string: ["a text", ""],
  timestamp: [TIME],
  expiry: ["infinity", TIME],
  title: ["Main Page"],
  user: ["Admin"],
  namespace: [0, -1],
  integer: [7, -7],
  number: [7.5, 7],
  boolean: [true, false],
  null: [null],
  unknown: ["a text", 7, null, [], {}],
} as const satisfies Readonly<Record<string, readonly unknown[]>>;
