import MiniSearch from "minisearch";
import type { PageStore, SpecStore } from "./spec-store.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { EndpointParameter, Parameter } from "../../spec/model/parameter.js";
import { fieldsIn } from "../../spec/model/result-fields.js";
import type { ResultField } from "../../spec/model/result.js";
import { partAddress, schemaPart } from "../address.js";
import type { ExplorerOperation } from "../explorer-data.js";
import { divideDescription } from "./prose.js";

/** The search over all specs of a page. */
export interface SearchIndex {
  /** The best matches for a search text, up to a given number. */
  readonly find: (text: string, most: number) => readonly SearchEntry[];
  /** Settles when all entries can be found. Parts can be found at once. */
  readonly complete: Promise<void>;
}

/** A match of a kind counts as much as its name suggests: modules are searched most often. */
const WEIGHTS: Readonly<Record<SearchKind, number>> = {
  module: 3,
  operation: 3,
  schema: 2,
  parameter: 1.6,
  field: 1,
  value: 1,
};

/** An entry's searchable texts and id. */
const EXTRACTED: Readonly<Record<string, (entry: SearchEntry) => string | number>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  place: ({ place }) => place,
  text: ({ text }) => text,
  starts: startsOf,
};

/** The lengths of name prefixes that may contain a typo. */
const STARTS = { shortest: 4, longest: 10 };

/** The beginnings of the name of a part, so that one with a typo is found before it is complete. */
function startsOf({ kind, name }: SearchEntry): string {
  if (!["module", "operation", "schema"].includes(kind)) return "";
  const lengths = Array.from(
    { length: STARTS.longest - STARTS.shortest + 1 },
    (_, index) => STARTS.shortest + index,
  );
  return lengths
    .filter((length) => length < name.length)
    .map((length) => name.slice(0, length))
    .join(" ");
}

/** The number of entries that are added without a pause. About 10 ms. */
const AT_ONCE = 300;

/** Shorter words have too many neighbours. */
const SHORTEST_TYPO = 4;

/** Makes the search: parts at once, details in the pauses of the browser. */
export function searchIndex({ specs }: PageStore): SearchIndex {
  const entries: SearchEntry[] = [];
  const index = new MiniSearch<SearchEntry>({
    fields: ["name", "place", "text", "starts"],
    tokenize: (text) => text.split(/[\n\r\p{Z}\p{P}\p{S}]+/u),
    extractField: (entry, field) => EXTRACTED[field]?.(entry) ?? "",
    searchOptions: {
      boost: { name: 6, starts: 2, place: 1.2 },
      prefix: true,
      fuzzy: (term) => (term.length < SHORTEST_TYPO ? false : 0.25),
      weights: { prefix: 0.6, fuzzy: 0.3 },
      combineWith: "AND",
      boostDocument: (id: number) => WEIGHTS[entries[id]?.kind ?? "value"],
    },
  });
  const add = (found: Omit<SearchEntry, "id">): void => {
    const entry = { ...found, id: entries.length };
    entries.push(entry);
    index.add(entry);
  };
  for (const store of specs) for (const entry of partEntries(store)) add(entry);
  const rest = specs.map(detailEntries);
  const addSome = async (): Promise<void> => {
    let current = rest.shift();
    for (let added = 1; current; added += 1) {
      const next = current.next();
      if (next.done === true) current = rest.shift();
      else add(next.value);
      // oxlint-disable-next-line no-await-in-loop -- the pauses are the point
      if (added % AT_ONCE === 0) await pause();
    }
  };
  return {
    find: (text, most) =>
      index
        .search(text)
        .slice(0, most)
        .flatMap(({ id }) => entries[Number(id)] ?? []),
    complete: addSome(),
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** A search result. */
export interface SearchEntry {
  readonly id: number;
  readonly kind: SearchKind;
  /** The text that is searched first. */
  readonly name: string;
  /** Where it belongs: the spec, the module, the parameter. */
  readonly place: string;
  readonly text: string;
  readonly href: string;
}

type SearchKind = "module" | "operation" | "schema" | "parameter" | "value" | "field";

type Found = Omit<SearchEntry, "id">;

/** The operations and schemas of a spec. */
export function* partEntries({ spec, operations }: SpecStore): Generator<Found> {
  for (const [index, operation] of operations().entries()) {
    const href = partAddress(spec.name, spec.parts[index] ?? operation.name);
    if (operation.kind === "module") {
      const { name, group, description = "" } = operation;
      yield { kind: "module", name, place: [spec.name, group].join(" "), text: description, href };
    } else {
      const { name, method, path, summary = "" } = operation;
      const text = `${method} ${path} ${summary}`;
      yield { kind: "operation", name, place: spec.name, text, href };
    }
  }
  const schemas = spec.kind === "openapi" ? Object.entries(spec.model.schemas) : [];
  for (const [name, { description = "" }] of schemas) {
    const href = partAddress(spec.name, schemaPart(name));
    yield { kind: "schema", name, place: spec.name, text: description, href };
  }
}

/** The parameters, values and fields of a spec. */
export function* detailEntries({ spec, operations }: SpecStore): Generator<Found> {
  for (const [index, operation] of operations().entries()) {
    const part = spec.parts[index] ?? operation.name;
    yield* parameterEntries(spec.name, part, operation);
    if (operation.kind === "module") yield* fieldEntries(spec.name, part, operation);
  }
}

function* parameterEntries(
  spec: string,
  part: string,
  operation: ExplorerOperation,
): Generator<Found> {
  const parameters: readonly (Parameter | EndpointParameter)[] =
    operation.kind === "module"
      ? [...operation.parameters, ...operation.templated]
      : operation.parameters;
  const prefix = operation.kind === "module" ? operation.prefix : "";
  for (const parameter of parameters) {
    const { name, type, description = "" } = parameter;
    const values = type.kind === "enum" ? type.values : [];
    const divided = divideDescription(description, values);
    const href = partAddress(spec, part, name);
    const text = prefix === "" ? divided.text : `${prefix}${name} ${divided.text}`;
    yield { kind: "parameter", name, place: operation.name, text, href };
    // Modules have entries of their own.
    if (type.kind === "enum" && type.submodules) continue;
    for (const value of values)
      yield {
        kind: "value",
        name: value,
        place: `${operation.name} ${prefix}${name}`,
        text: divided.values.get(value) ?? "",
        href: partAddress(spec, part, name, value),
      };
  }
}

function* fieldEntries(
  spec: string,
  part: string,
  { name, result }: ModuleOperation,
): Generator<Found> {
  if (!result) return;
  const seen = new Set<string>();
  for (const { path, field } of [...result.response, ...result.generator].flatMap((each) =>
    fieldPaths(each, ""),
  )) {
    if (seen.has(path)) continue;
    seen.add(path);
    yield {
      kind: "field",
      name: field.name,
      place: `${name} ${path}`,
      text: field.description?.text ?? "",
      href: partAddress(spec, part, `.${path}`),
    };
  }
}

function fieldPaths(
  field: ResultField,
  above: string,
): readonly { readonly path: string; readonly field: ResultField }[] {
  const path = above + field.name;
  const below = fieldsIn(field.shape).flatMap((each) => fieldPaths(each, `${path}.`));
  return [{ path, field }, ...below];
}
