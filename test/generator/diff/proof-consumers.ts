/**
 * Consumers of generated code, written from the model of the old spec: what they say of the new one, the compiler tells.
 *
 * @module
 */
import type { OutputFile } from "../../../generator/emit/output.js";
import type {
  PlannedOpenApi,
  PlannedServer,
  PlannedSpec,
} from "../../../generator/emit/plan/planned.js";
import {
  answerConsumer,
  enumeratingAnswerConsumer,
  handlerAnswers,
} from "./proof-answers-consumer.js";
import { bodyFields, bodyType } from "./proof-bodies.js";
import { askedOf, callerOf, enumeratingCallerOf } from "./proof-requests-consumer.js";
import type { Asked } from "./proof-requests-consumer.js";
import type { Side } from "./proof-output.js";
import {
  literal,
  objectOf,
  ordinaryReadType,
  readType,
  comparisons,
  totalTreatments,
  VARIABLES,
  WIDENED,
} from "./proof-values.js";

/** The consumers that compile against generated code. */
export type CompiledClass = "types" | "handlers";

/**
 * An ordinary program calls, passes, reads and implements one operation. An enumerating one lists all
 * values of a union, all handlers, or all defaults.
 */
export const PROGRAMS = ["ordinary", "enumerating"] as const;

export type Program = (typeof PROGRAMS)[number];

/** A kind of consumer. */
export interface ConsumerKind {
  readonly of: CompiledClass;
  readonly program: Program;
}

const HEAD = [
  'import { bodyAs } from "../runtime/client.js";',
  'import type { BodyAs } from "../runtime/client.js";',
  "export type Bodies = BodyAs;",
  ...VARIABLES,
  WIDENED,
  "declare function use(...values: readonly unknown[]): void;",
  "use(text, count, flag, date, file, bodyAs);",
];

/** The consumer that is written from one side and compiled against another. */
export function consumerOf(kind: ConsumerKind, from: Side, against: Side): OutputFile {
  const { planned } = from;
  if (!planned) throw new Error("There is no code to consume.");
  const lines = linesOf(kind, planned, from, against);
  return {
    path: consumerPath(kind, from, against),
    text: `${[...HEAD, ...lines, "export {};"].join("\n")}\n`,
  };
}

/** Where that consumer stands. */
export function consumerPath({ of, program }: ConsumerKind, from: Side, against: Side): string {
  return `consumers/${from.folder}-${against.folder}-${of}-${program}.ts`;
}

function linesOf(
  { of, program }: ConsumerKind,
  planned: PlannedSpec,
  from: Side,
  against: Side,
): readonly string[] {
  if (of === "types")
    return program === "ordinary"
      ? typesConsumer(planned, from.folder, against)
      : enumeratingTypesConsumer(planned, from.folder, against);
  return program === "ordinary"
    ? handlersConsumer(planned, from.folder, against)
    : totalHandlersConsumer(planned, from.folder, against);
}

function typesConsumer(planned: PlannedSpec, from: string, against: Side): readonly string[] {
  const { folder, planned: target } = against;
  const { credentials = "" } = target?.names ?? {};
  return [
    ...askedOf(planned).flatMap((asked) => callerOf(folder, asked)),
    ...(planned.kind === "openapi"
      ? [
          ...credentialsOf(planned, folder, credentials),
          ...serversOf(planned, against),
          ...answerConsumer(planned, from, folder),
        ]
      : optionsOf(planned, folder)),
  ];
}

function enumeratingTypesConsumer(
  planned: PlannedSpec,
  from: string,
  against: Side,
): readonly string[] {
  const { folder } = against;
  return [
    ...askedOf(planned).flatMap((asked) => enumeratingCallerOf(folder, asked)),
    ...(planned.kind === "openapi"
      ? [
          ...enumeratingAnswerConsumer(planned, from, folder),
          ...enumeratedVariablesOf(planned, against),
        ]
      : []),
  ];
}

/** The servers of the old spec by their names in the code of another one, which have its name. */
function namedServers({ servers }: PlannedOpenApi, { planned }: Side): readonly PlannedServer[] {
  const others = planned?.kind === "openapi" ? planned.servers : [];
  return servers.map(({ server, names }, index) => ({
    server,
    names: others[index]?.names ?? names,
  }));
}

/** The client of the first server, and the address of each with all of its variables. */
function serversOf(planned: PlannedOpenApi, against: Side): readonly string[] {
  if (planned.servers.length === 0) return [];
  const { createClient } = (against.planned ?? planned).names;
  const module = literal(`../${against.folder}/client.js`);
  return [
    `import { ${createClient} } from ${module};`,
    `use(${createClient}());`,
    ...namedServers(planned, against).flatMap(({ server: { variables }, names: { address } }) => {
      const given = variables.map(
        ({ name, default: value, values: [first] }) => [name, literal(first ?? value)] as const,
      );
      return [
        `import { ${address} } from ${module};`,
        `use(${address}(${variables.length === 0 ? "" : objectOf(given)}));`,
        ...variables.flatMap(({ name, values }) =>
          values.map((value) => `use(${address}(${objectOf([[name, literal(value)]])}));`),
        ),
      ];
    }),
  ];
}

/** A total treatment of the values of each variable of a server. */
function enumeratedVariablesOf(planned: PlannedOpenApi, against: Side): readonly string[] {
  const module = literal(`../${against.folder}/client.js`);
  return namedServers(planned, against).flatMap(({ server: { variables }, names }) =>
    variables.flatMap(({ name, values }) =>
      values.length === 0
        ? []
        : [
            `import type { ${names.variables} } from ${module};`,
            ...totalTreatments(
              `${names.address}_${name}`,
              `NonNullable<${names.variables}[${literal(name)}]>`,
              values,
            ),
          ],
    ),
  );
}

/** Credentials for each security scheme. */
function credentialsOf({ model }: PlannedOpenApi, folder: string, type: string): readonly string[] {
  if (model.securitySchemes.length === 0) return [];
  const given = model.securitySchemes.map(
    ({ name, kind }) =>
      [name, kind === "basic" ? "{ username: text, password: text }" : "text"] as const,
  );
  return [
    `import type { ${type} } from ${literal(`../${folder}/client.js`)};`,
    `const credentials: ${type} = ${objectOf(given)}; use(credentials);`,
  ];
}

function optionsOf(planned: PlannedSpec, folder: string): readonly string[] {
  if (planned.kind !== "catalogue") return [];
  const { requestDefaults } = planned.model;
  return [
    `import type { RequestOptions } from ${literal(`../${folder}/options.js`)};`,
    `const options: RequestOptions = ${literal(requestDefaults)}; use(options);`,
  ];
}

/** A handler of each operation by itself, which reads its arguments without listing values. */
function handlersConsumer(
  planned: PlannedSpec,
  from: string,
  { folder, planned: target }: Side,
): readonly string[] {
  const { createHandler = "" } = target?.names ?? {};
  const answers = answersOf(planned);
  return [
    `import { ${createHandler} } from ${literal(`../${folder}/handlers.js`)};`,
    ...oldSchemas(planned, from),
    ...askedOf(planned).flatMap((asked) => [
      `use(${createHandler}({ ${asked.names.request}: (args) => {`,
      ...ordinaryArgumentsOf(asked).map((line) => `    ${line}`),
      ...bodyOf(planned, asked, (type) => `Widened<${type}>`),
      `    ${answers.get(asked.names.request) ?? "return [];"}`,
      "} }));",
    ]),
  ];
}

/** The types of bodies in the old code stand for the declarations that a handler wrote for itself. */
function oldSchemas(planned: PlannedSpec, from: string): readonly string[] {
  const hasBodies =
    planned.kind === "openapi" && planned.endpoints.some(({ body }) => body.length > 0);
  return hasBodies ? [`import type * as Old from ${literal(`../${from}/schemas.js`)};`] : [];
}

function bodyOf(
  planned: PlannedSpec,
  { names }: Asked,
  read: (type: string) => string,
): readonly string[] {
  if (planned.kind !== "openapi") return [];
  const endpoint = planned.endpoints.find((each) => each.names.request === names.request);
  const type = endpoint && bodyType(endpoint);
  if (!endpoint || type === undefined) return [];
  const fields = bodyFields(endpoint).map((field) => `use(${field});`);
  return [`    const body: ${read(type)} = args.body; use(body); ${fields.join(" ")}`];
}

function answersOf(planned: PlannedSpec): ReadonlyMap<string, string> {
  return planned.kind === "openapi" ? handlerAnswers(planned) : new Map<string, string>();
}

/** A total map of handlers, each of which treats every value of its arguments. */
function totalHandlersConsumer(
  planned: PlannedSpec,
  from: string,
  { folder, planned: target }: Side,
): readonly string[] {
  const { handlers = "", createHandler = "" } = target?.names ?? {};
  const answers = answersOf(planned);
  return [
    `import { ${createHandler} } from ${literal(`../${folder}/handlers.js`)};`,
    ...oldSchemas(planned, from),
    `import type { ${handlers} } from ${literal(`../${folder}/handlers.js`)};`,
    `const handlers: ${handlers} = {`,
    ...askedOf(planned).flatMap((asked) => [
      `  ${asked.names.request}: (args) => {`,
      ...argumentsOf(asked).map((line) => `    ${line}`),
      ...bodyOf(planned, asked, (type) => type),
      `    ${answers.get(asked.names.request) ?? "return [];"}`,
      "  },",
    ]),
    "};",
    `use(${createHandler}(handlers));`,
  ];
}

function ordinaryArgumentsOf({ parameters }: Asked): readonly string[] {
  return parameters.map((each, index) => {
    const value = `args[${literal(each.name)}]`;
    const read = `const arg${index}: ${ordinaryReadType(each)} = ${value}; use(arg${index});`;
    return [read, ...comparisons(each, value)].join(" ");
  });
}

function argumentsOf({ parameters }: Asked): readonly string[] {
  return parameters.flatMap((each, index) => {
    const value = `args[${literal(each.name)}]`;
    const read = `const arg${index}: ${readType(each)} = ${value}; use(arg${index});`;
    if (each.type.kind !== "enum") return [read];
    const type = each.multi
      ? `NonNullable<typeof ${value}>[number]`
      : `NonNullable<typeof ${value}>`;
    return [read, ...totalTreatments(`enum${index}`, type, each.type.values)];
  });
}
