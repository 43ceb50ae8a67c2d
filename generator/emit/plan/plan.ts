import { nfc } from "../../../templates/runtime/wire/normal-form.js";
import type { Position, Staged } from "../../base/diagnostic.js";
import { diagnostic, hasErrors } from "../../base/diagnostic.js";
import type { EndpointOperation, ModuleOperation, Operation } from "../../spec/model/operation.js";
import type { Origin } from "../../spec/model/parameter.js";
import type { CatalogueModel, OpenApiModel, SpecModel } from "../../spec/model/spec-model.js";
import { differentInFormatVersion1 } from "../../spec/model/format-version-1.js";
import { below } from "../../base/document.js";
import {
  collisionDiagnostics,
  endpointIdentifiers,
  moduleIdentifiers,
  operationIdentifiers,
  fileOf,
  identifierOf,
  isReserved,
  lowerFirst,
  upperFirst,
} from "./identifier.js";
import type { NameUse } from "./identifier.js";
import { findFreeNames, wantedNames } from "./endpoint-names.js";
import type {
  OperationNames,
  PlannedCatalogue,
  PlannedOpenApi,
  EndpointParts,
  PlannedEndpoint,
  PlannedModule,
  PlannedResult,
  PlannedSchema,
  PlannedServer,
  PlannedSpec,
  SpecNames,
} from "./planned.js";
import { contentPlan, planParameters } from "./schema-names.js";
import { planListPages } from "./list-pages.js";
import { planResult } from "./result-names.js";
import { taskFor, taskIdentifiers } from "./tasks.js";

/**
 * Plans all names of a spec's generated code. Reports names that cannot be used and collisions.
 *
 * @param collisions of an OpenAPI document's names: whether they are errors, or other names are used
 */
export function plan(
  model: SpecModel,
  locate: (origin: Origin) => Position,
  collisions: "refused" | "resolved" = "resolved",
): Staged<PlannedSpec> {
  const { value, uses, changes = [] } = planned(model);
  const { folder: _, ...identifiers } = value.names;
  const diagnostics = [
    ...collisionDiagnostics(uses, Object.values(identifiers), locate),
    ...changes.map(({ origin, ...change }) =>
      collisions === "refused"
        ? diagnostic("name-collision", { name: change.name, other: change.other }, locate(origin))
        : diagnostic("name-changed", change, locate(origin)),
    ),
  ];
  return { value: hasErrors(diagnostics) ? undefined : value, diagnostics };
}

/** Decides all names of a spec's generated code, even if some of them collide or are invalid. */
export function plannedNames(model: SpecModel): PlannedSpec {
  return planned(model).value;
}

function planned(model: SpecModel): PlannedWithNames<PlannedSpec> {
  return model.kind === "catalogue" ? planCatalogue(model) : planOpenApi(model);
}

interface PlannedWithNames<Planned> {
  readonly value: Planned;
  readonly uses: readonly NameUse[];
  readonly changes?: readonly NameChange[];
}

function planCatalogue(model: CatalogueModel): PlannedWithNames<PlannedCatalogue> {
  const queries = new Set(model.operations.flatMap(queryName));
  const named = model.operations.map((operation) => ({
    operation,
    names: operationNames(operation, moduleName(operation, queries)),
  }));
  const builders = new Set(named.map(({ names }) => names.request));
  const modules = named.map(({ operation, names }): PlannedModule => {
    const results = planResults(operation, names, model);
    const task = taskFor(operation, builders);
    const parts = { names, ...(task && { task }), ...results };
    return { operation, identifiers: moduleIdentifiers(parts), ...parts };
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
    uses: modules.map(({ operation, names, task, result, version1 }) =>
      operationNameUse(operation, moduleName(operation, queries), names, [
        upperFirst(names.descriptor),
        ...taskIdentifiers(task),
        ...(result ? resultIdentifiers(result) : []),
        ...(version1 ? resultIdentifiers(version1.planned) : []),
      ]),
    ),
  };
}

/** The suffix for names in format version 1. */
export const VERSION_1 = "V1";

function planResults(
  { result }: ModuleOperation,
  { request }: OperationNames,
  { formatVersion1 }: CatalogueModel,
): Pick<PlannedModule, "result" | "version1"> {
  const version1 = formatVersion1 && result && differentInFormatVersion1(result);
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

/** A name that is already used by a different part. */
interface NameChange {
  readonly origin: Origin;
  readonly name: string;
  readonly other: string;
  /** The name in generated code. */
  readonly changed: string;
}

/** Duplicate names are changed, because the user may not be able to change the OpenAPI document. */
function planOpenApi(model: OpenApiModel): PlannedWithNames<PlannedOpenApi> {
  const spec = specNames(model.name);
  const { folder: _, ...own } = spec;
  const owners = new Map(Object.values(own).map((name) => [name, name]));
  const servers = planServers(model, spec);
  for (const { names } of servers) for (const name of Object.values(names)) owners.set(name, name);
  const changes: NameChange[] = [];
  const ownerOf = (keys: readonly string[]): string | undefined =>
    keys.map((key) => owners.get(key)).find((owner) => owner !== undefined);
  const isFree = (keys: readonly string[]): boolean => ownerOf(keys) === undefined;
  const take = (name: string, keys: readonly string[]): void => {
    for (const key of keys) owners.set(key, name);
  };
  const freeSchemaName = findFreeNames();
  const freeOperationName = findFreeNames();
  const freeResponseName = findFreeNames();
  // Names that the document does not have give way to those that it has.
  const givingWay = (name: string): PlannedSchema => {
    const text = freeSchemaName([name], (each) => isFree(keysOfSchema(planSchema(each))));
    const schema = planSchema(text);
    take(name, keysOfSchema(schema));
    return schema;
  };
  const schemas = Object.keys(model.schemas).map((name) => {
    if (Object.hasOwn(model.requestForms, name))
      return { ...givingWay(`${model.requestForms[name] ?? name}Input`), name };
    const text = freeSchemaName([identifierOf(name) === "" ? "Schema" : name], (each) =>
      isFree(keysOfSchema(planSchema(each))),
    );
    const schema = { ...planSchema(text), name };
    const other = ownerOf(keysOfSchema(planSchema(name)));
    if (other !== undefined)
      changes.push({ origin: schemaOrigin(name, model), name, other, changed: schema.type });
    take(name, keysOfSchema(schema));
    return schema;
  });
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const wanted = wantedNames(model.operations);
  const all = model.operations.map((each) => identifierOf(wanted.get(each)?.names[0] ?? ""));
  const named = model.operations.map((operation) => {
    const planAs = (text: string): NamedEndpoint =>
      planEndpoint(operation, text, { schemas: model.schemas, identifiers: all });
    const { names: texts = [], other } = wanted.get(operation) ?? {};
    const text = freeOperationName(texts, (each) => isFree(planAs(each).keys));
    const found = planAs(text);
    const { name, origin } = operation;
    const owner = other?.name ?? ownerOf(planAs(texts[0] ?? "").keys);
    if (owner !== undefined)
      changes.push({ origin, name, other: owner, changed: found.endpoint.names.request });
    take(name, found.keys);
    return found;
  });
  // Names of operations and schemas take precedence over names of bodies and responses.
  const contents = contentPlan(byName, givingWay);
  const parts = named.map(({ endpoint, text }): EndpointParts => {
    const responses = contents.responses(endpoint.operation, text);
    const body = contents.body(endpoint.operation, text);
    const response = freeResponseName([`${upperFirst(endpoint.names.request)}Response`], (each) =>
      isFree([each]),
    );
    take(endpoint.operation.name, [response]);
    return { ...endpoint, responses, body, response };
  });
  const parameters = planParameters(
    parts,
    schemas.map((schema) => [schema, model.schemas[schema.name] ?? {}]),
    givingWay,
  );
  const operations = parameters.endpoints.map(({ operation }) => operation);
  const endpoints = parameters.endpoints.map((each): PlannedEndpoint => ({
    ...each,
    identifiers: endpointIdentifiers(each),
  }));
  return {
    value: {
      kind: "openapi",
      model: { ...model, operations },
      names: spec,
      endpoints,
      servers,
      schemas,
      unnamed: contents.unnamed,
      parameterSchemas: parameters.parameterSchemas,
    },
    uses: [],
    changes,
  };
}

/** Server names: the spec's name, with numbers from 2. */
function planServers(model: OpenApiModel, spec: SpecNames): readonly PlannedServer[] {
  return model.servers.map((server, index) => {
    const address = index === 0 ? spec.server : `${spec.server}${index + 1}`;
    return { server, names: { address, variables: `${upperFirst(address)}Variables` } };
  });
}

interface NamedEndpoint {
  /** The name that its identifiers are made of. */
  readonly text: string;
  readonly endpoint: Pick<PlannedEndpoint, "operation" | "names" | "pages">;
  /** The names that it needs. */
  readonly keys: readonly string[];
}

interface OpenApiNames {
  readonly schemas: OpenApiModel["schemas"];
  /** The identifiers of all operations. */
  readonly identifiers: readonly string[];
}

function planEndpoint(
  operation: EndpointOperation,
  text: string,
  { schemas, identifiers }: OpenApiNames,
): NamedEndpoint {
  const pages = planListPages({ ...operation, name: identifierOf(text) }, schemas, identifiers);
  const names = operationNames(operation, text);
  const { file, request } = names;
  return {
    text,
    endpoint: { operation, names, ...(pages && { pages }) },
    keys: [
      ...[`${file}.ts`, `${request}()`].map((each) => nfc(each).toLowerCase()),
      ...operationIdentifiers(names),
      ...(pages ? [pages.name] : []),
    ],
  };
}

function keysOfSchema({ type, validate }: PlannedSchema): readonly string[] {
  return [type, validate];
}

function schemaOrigin(name: string, { file }: OpenApiModel): Origin {
  return { file, pointer: below("/components/schemas", name) };
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
    credentials: `${title}Credentials`,
    security: `${lowerFirst(title)}Security`,
    server: `${lowerFirst(title)}Server`,
    createClient: `create${title}Client`,
    clientOptions: `${title}ClientOptions`,
    validators: `${lowerFirst(title)}Validators`,
    api: `${lowerFirst(title)}Api`,
    shapes: `${lowerFirst(title)}Shapes`,
  };
}

/** Reserved names get a trailing underscore. */
function operationNames(operation: Operation, name: string): OperationNames {
  let request = identifierOf(name);
  const isTaken = (text: string): boolean =>
    operationIdentifiers(namesFrom(operation, name, text)).some((each) =>
      isReserved(each, operation.kind),
    );
  while (isTaken(request)) request += "_";
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
    descriptor: `${request}${upperFirst(operation.kind)}`,
    validate: `validate${title}`,
    parse: `parse${title}`,
  };
}

function planSchema(name: string): PlannedSchema {
  let type = upperFirst(identifierOf(name));
  while (isReserved(type, "endpoint")) type += "_";
  return { name, type, validate: `validate${type}` };
}

/** Files and requests must differ in more than letter case, because some file systems ignore it. */
function operationNameUse(
  operation: ModuleOperation,
  name: string,
  names: OperationNames,
  more: readonly string[] = [],
): NameUse {
  const found = fileOf(name);
  const { file, request } = names;
  return {
    name: operation.name,
    label: operation.path,
    origin: operation.origin,
    problem: "problem" in found ? found.problem : emptyProblem(request),
    identifiers: [...operationIdentifiers(names), ...more],
    caseless: [`${file}.ts`, `${request}()`],
  };
}

function emptyProblem(identifier: string): string | undefined {
  return identifier === "" ? "it contains no letters or digits" : undefined;
}
