import { moduleParameters } from "../../../generator/spec/model/operation.js";
import type { Parameter } from "../../../generator/spec/model/parameter.js";
import type { OperationNames, PlannedSpec } from "../../../generator/emit/plan/planned.js";
import { bodyExpressions } from "./proof-bodies.js";
import { allValues, literal, needsArgument, objectOf, totalTreatments } from "./proof-values.js";

/** Something that a builder is generated for. */
export interface Asked {
  readonly names: OperationNames;
  readonly parameters: readonly Parameter[];
  /** Expressions for the bodies of requests; empty if they have none. */
  readonly bodies: readonly string[];
  readonly needsBody: boolean;
  /** Of a module's descriptor: what a consumer can rely on in its type. */
  readonly facts: readonly (readonly [name: string, type: string])[];
}

/** The operations of a spec that are asked for by themselves. */
export function askedOf(planned: PlannedSpec): readonly Asked[] {
  if (planned.kind === "openapi")
    return planned.endpoints.map((endpoint) => ({
      names: endpoint.names,
      parameters: endpoint.operation.parameters,
      bodies: bodyExpressions(endpoint, planned.model),
      needsBody: endpoint.operation.body?.required === true,
      facts: [],
    }));
  return planned.modules
    .filter(({ operation }) => operation.role === "request")
    .map(({ names, operation }) => ({
      names,
      parameters: moduleParameters(operation).closed.map(({ parameter }) => parameter),
      bodies: [],
      needsBody: false,
      facts: [
        ["name", literal(operation.name)],
        ["group", literal(operation.group)],
        // That a module cannot be a generator is nothing to rely on.
        ...(operation.generator ? [["generator", "true"] as const] : []),
      ],
    }));
}

/**
 * Code of somebody who calls a builder: minimal and full calls, each value, variables typed by what is
 * exported. Who only reads the types of requests is no caller; handlers read them.
 */
export function callerOf(folder: string, asked: Asked): readonly string[] {
  const { names, parameters, facts, bodies, needsBody } = asked;
  const { file, request, params, parse, validate, descriptor } = names;
  const hasParams = parameters.length > 0;
  const call = (given: string): string => callText(asked, given);
  const minimal = parameters
    .filter(needsArgument)
    .map((each) => [each.name, firstValue(each)] as const);
  const full = parameters.map((each) => [each.name, firstValue(each)] as const);
  const module = literal(`../${folder}/${file}.js`);
  return [
    `import { ${request}, ${parse}, ${validate}, ${descriptor} } from ${module};`,
    ...(hasParams ? [`import type { ${params} } from ${module};`] : []),
    minimal.length === 0 && !needsBody ? `${request}();` : "",
    `${call(objectOf(minimal))};`,
    `${call(objectOf(full))};`,
    ...bodies.map((body) => `${callText(asked, objectOf(minimal), body)};`),
    ...(hasParams
      ? [
          `const ${request}Given: ${params} = ${objectOf(full)};`,
          `use(${call(`${request}Given`)}, ${validate}(${request}Given));`,
        ]
      : [`use(${validate}({}));`]),
    ...parameters.flatMap((each) =>
      allValues(each).map(
        (value) => `${call(objectOf([...without(minimal, each.name), [each.name, value]]))};`,
      ),
    ),
    `use(${parse}(""));`,
    ...facts.map(
      ([name, type]) =>
        `const ${request}_${name}: ${type} = ${call(objectOf(minimal))}.${folderless(descriptor)}.${name}; use(${request}_${name});`,
    ),
  ];
}

/**
 * Code that lists what there is: total treatments of enums.
 */
export function enumeratingCallerOf(
  folder: string,
  { names, parameters }: Asked,
): readonly string[] {
  const { file, request, params } = names;
  const module = literal(`../${folder}/${file}.js`);
  return [
    ...(parameters.length > 0
      ? [`import type { ${params} } from ${module};`, `export type ${params}Given = ${params};`]
      : []),
    ...parameters.flatMap((each, index) =>
      each.type.kind === "enum"
        ? totalTreatments(
            `${request}Enum${index}`,
            valueTypeOf(`NonNullable<${params}[${literal(each.name)}]>`, each),
            each.type.values,
          )
        : [],
    ),
  ];
}

/** A call of a builder, with a body first if the operation has one. */
function callText(
  { names, parameters, bodies, needsBody }: Asked,
  given: string,
  body: string = needsBody ? (bodies[0] ?? "1") : "undefined",
): string {
  const args = [
    ...(needsBody || bodies.length > 0 ? [body] : []),
    ...(parameters.length > 0 ? [given] : []),
  ];
  return `${names.request}(${args.join(", ")})`;
}

/** The member of a request that holds its descriptor. */
function folderless(descriptor: string): string {
  return descriptor.endsWith("Endpoint") ? "endpoint" : "module";
}

function valueTypeOf(type: string, { multi }: Parameter): string {
  return multi ? `Extract<${type}, readonly unknown[]>[number]` : type;
}

function firstValue(parameter: Parameter): string {
  return allValues(parameter)[0] ?? "[]";
}

function without(
  members: readonly (readonly [string, string])[],
  name: string,
): readonly (readonly [string, string])[] {
  return members.filter(([each]) => each !== name);
}
