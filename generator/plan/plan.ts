import type { Position, Staged } from "../diagnostics/diagnostic.js";
import { hasErrors } from "../diagnostics/diagnostic.js";
import type { ModuleOperation, Operation } from "../model/operation.js";
import type { Origin } from "../model/parameter.js";
import type { CatalogueModel, DirectoryModel, SpecModel } from "../model/spec-model.js";
import { below } from "../read/document.js";
import { collisionDiagnostics } from "./collisions.js";
import type { NameUse } from "./collisions.js";
import { fileOf, identifierOf, isReserved, lowerFirst, upperFirst } from "./identifier.js";
import type {
  OperationNames,
  PlannedCatalogue,
  PlannedDirectory,
  PlannedModule,
  PlannedResult,
  PlannedSchema,
  PlannedSpec,
  SpecNames,
} from "./planned.js";
import { planListPages } from "./list-pages.js";
import { planResult } from "./result-names.js";

/** Plans all names of a spec's generated code. Reports names that cannot be used and collisions. */
export function plan(model: SpecModel, locate: (origin: Origin) => Position): Staged<PlannedSpec> {
  const { value, uses } = planned(model);
  const { folder: _, ...identifiers } = value.names;
  const taken = [...Object.values(identifiers), ...(model.kind === "catalogue" ? WIKI_TYPES : [])];
  const diagnostics = collisionDiagnostics(uses, taken, locate);
  return { value: hasErrors(diagnostics) ? undefined : value, diagnostics };
}

/** Decides all names of a spec's generated code, even if some of them collide or are invalid. */
export function plannedNames(model: SpecModel): PlannedSpec {
  return planned(model).value;
}

function planned(model: SpecModel): PlannedWithNames<PlannedSpec> {
  return model.kind === "catalogue" ? planCatalogue(model) : planDirectory(model);
}

/** Types that a catalogue's stub exports from the runtime. */
const WIKI_TYPES = ["Wiki", "WikiData"];

interface PlannedWithNames<Planned> {
  readonly value: Planned;
  readonly uses: readonly NameUse[];
}

function planCatalogue(model: CatalogueModel): PlannedWithNames<PlannedCatalogue> {
  const queries = new Set(model.operations.flatMap(queryName));
  const modules = model.operations.map((operation): PlannedModule => {
    const names = operationNames(operation, moduleName(operation, queries));
    return {
      operation,
      names,
      ...planResults(operation, names),
      ...(operation.selection && {
        selection: { name: `${names.request}Selection`, ...operation.selection },
      }),
    };
  });
  const root = modules.find(({ operation }) => operation.path === "query");
  return {
    value: {
      kind: "catalogue",
      model,
      names: specNames(model.name),
      modules,
      ...(root && { root }),
    },
    uses: modules.map(({ operation, names, result, version1, selection }) =>
      operationNameUse(operation, moduleName(operation, queries), names, [
        ...(result ? resultIdentifiers(result) : []),
        ...(version1 ? resultIdentifiers(version1.planned) : []),
        ...(selection ? [selection.name] : []),
      ]),
    ),
  };
}

/** The suffix of names of format version 1. */
export const VERSION_1 = "V1";

function planResults(
  { result, version1 }: ModuleOperation,
  { request }: OperationNames,
): Pick<PlannedModule, "result" | "version1"> {
  return {
    ...(result && { result: planResult(result, request) }),
    ...(version1 && {
      version1: { result: version1, planned: planResult(version1, request, VERSION_1) },
    }),
  };
}

/** The identifiers that a result's generated code exports. */
export function resultIdentifiers({ names, records }: PlannedResult): readonly string[] {
  const ofRecords = [...records.values()].map(({ name }) => name);
  return [...Object.entries(names).map(([, name]) => name), ...new Set(ofRecords)];
}

function planDirectory(model: DirectoryModel): PlannedWithNames<PlannedDirectory> {
  const schemas = Object.keys(model.schemas).map(planSchema);
  const all = model.operations.map(({ name }) => name);
  const endpoints = model.operations.map((operation) => {
    const named = schemas.find(({ name }) => name === operation.payloadName);
    const payload = named ?? planSchema(`${operation.name}Answer`);
    const pages = planListPages(operation, model.schemas, all);
    return {
      operation,
      names: operationNames(operation, operation.name),
      payload,
      ...(pages && { pages }),
      isNamed: named !== undefined,
    };
  });
  const schemaUses = schemas.map((schema) => schemaNameUse(schema, model.file));
  const endpointUses = endpoints.map(({ operation, names, payload, pages, isNamed }) =>
    operationNameUse(operation, operation.name, names, [
      ...(isNamed ? [] : [payload.type, payload.validate]),
      ...(pages ? [pages.name] : []),
    ]),
  );
  return {
    value: { kind: "directory", model, names: specNames(model.name), endpoints, schemas },
    uses: [...schemaUses, ...endpointUses],
  };
}

function specNames(folder: string): SpecNames {
  const title = upperFirst(identifierOf(folder));
  return {
    folder,
    handlers: `${title}Handlers`,
    createHandler: `create${title}Handler`,
    createStub: `create${title}Stub`,
    data: `${title}StubData`,
    stubOptions: `${title}StubOptions`,
    api: `${lowerFirst(title)}Api`,
  };
}

/** Reserved names get a trailing underscore. */
function operationNames(operation: Operation, name: string): OperationNames {
  let request = identifierOf(name);
  while (identifiersOf(namesFrom(operation, name, request)).some(isReserved)) request += "_";
  return namesFrom(operation, name, request);
}

/**
 * The name of a module. Query modules use their own name, and submodules add the name of their
 * parent. If a query module has the same name, the group is added (`tokens` of old wikis).
 */
function moduleName(module: ModuleOperation, queries: ReadonlySet<string>): string {
  const [own] = queryName(module);
  if (own !== undefined) return own;
  const name = module.path.replaceAll("+", "-");
  return queries.has(name) ? `${module.group || "root"}-${name}` : name;
}

function queryName({ path }: ModuleOperation): readonly string[] {
  return path.startsWith("query+") ? [path.slice("query+".length).replaceAll("+", "-")] : [];
}

function namesFrom(operation: Operation, name: string, request: string): OperationNames {
  const title = upperFirst(request);
  const found = fileOf(name);
  return {
    file: "file" in found ? found.file : "",
    request,
    params: `${title}Params`,
    defaults: `${title}Defaults`,
    descriptor: `${request}${upperFirst(operation.kind)}`,
    validate: `validate${title}`,
    read: `read${title}`,
  };
}

function identifiersOf({
  request,
  params,
  defaults,
  descriptor,
  validate,
  read,
}: OperationNames): readonly string[] {
  return [request, params, defaults, descriptor, validate, read];
}

/** Replaces letters outside of ASCII by their codes, because ajv cannot export such names. */
function planSchema(name: string): PlannedSchema {
  let type = upperFirst(identifierOf(name)).replaceAll(
    /[^\w$]/gu,
    (letter) => `u${letter.codePointAt(0)?.toString(16) ?? ""}`,
  );
  while (isReserved(type) || isReserved(`validate${type}`)) type += "_";
  return { name, type, validate: `validate${type}` };
}

/** Files and requests must differ in more than letter case, because some file systems ignore it. */
function operationNameUse(
  operation: Operation,
  name: string,
  names: OperationNames,
  more: readonly string[] = [],
): NameUse {
  const found = fileOf(name);
  const { file, request } = names;
  return {
    name: operation.name,
    label: operation.kind === "module" ? operation.path : operation.name,
    origin: operation.origin,
    problem: "problem" in found ? found.problem : emptyProblem(request),
    identifiers: [...identifiersOf(names), ...more],
    caseless: [`${file}.ts`, `${request}()`],
  };
}

function schemaNameUse({ name, type, validate }: PlannedSchema, file: string): NameUse {
  return {
    name,
    label: name,
    origin: { file, pointer: below("/components/schemas", name) },
    problem: emptyProblem(type),
    identifiers: [type, validate],
    caseless: [],
  };
}

function emptyProblem(identifier: string): string | undefined {
  return identifier === "" ? "no letter or digit is left of it" : undefined;
}
