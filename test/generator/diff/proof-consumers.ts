/**
 * Consumers of generated code, written from the model of the old spec: what they say of the new one, the compiler tells.
 *
 * @module
 */
import type { OutputFile } from "../../../generator/files/output.js";
import type { PlannedSpec } from "../../../generator/plan/planned.js";
import {
  answerConsumer,
  enumeratingAnswerConsumer,
  handlerAnswers,
} from "./proof-answers-consumer.js";
import { askedOf, callerOf, enumeratingCallerOf } from "./proof-requests-consumer.js";
import type { Asked } from "./proof-requests-consumer.js";
import type { Side } from "./proof-output.js";
import {
  literal,
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
  ...VARIABLES,
  WIDENED,
  "declare function use(...values: readonly unknown[]): void;",
  "use(text, count, flag, date, file);",
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
      ? typesConsumer(planned, from.folder, against.folder)
      : enumeratingTypesConsumer(planned, from.folder, against.folder);
  return program === "ordinary"
    ? handlersConsumer(planned, against)
    : totalHandlersConsumer(planned, against);
}

function typesConsumer(planned: PlannedSpec, from: string, folder: string): readonly string[] {
  return [
    ...askedOf(planned).flatMap((asked) => callerOf(folder, asked)),
    ...(planned.kind === "directory"
      ? answerConsumer(planned, from, folder)
      : optionsOf(planned, folder)),
  ];
}

function enumeratingTypesConsumer(
  planned: PlannedSpec,
  from: string,
  folder: string,
): readonly string[] {
  return [
    ...askedOf(planned).flatMap((asked) => enumeratingCallerOf(folder, asked)),
    ...(planned.kind === "directory" ? enumeratingAnswerConsumer(planned, from, folder) : []),
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
  { folder, planned: target }: Side,
): readonly string[] {
  const { createHandler = "" } = target?.names ?? {};
  const answers = answersOf(planned);
  return [
    `import { ${createHandler} } from ${literal(`../${folder}/handlers.js`)};`,
    ...askedOf(planned).flatMap((asked) => [
      `use(${createHandler}({ ${asked.names.request}: (args) => {`,
      ...ordinaryArgumentsOf(asked).map((line) => `    ${line}`),
      `    ${answers.get(asked.names.request) ?? "return [];"}`,
      "} }));",
    ]),
  ];
}

function answersOf(planned: PlannedSpec): ReadonlyMap<string, string> {
  return planned.kind === "directory" ? handlerAnswers(planned) : new Map<string, string>();
}

/** A total map of handlers, each of which treats every value of its arguments. */
function totalHandlersConsumer(
  planned: PlannedSpec,
  { folder, planned: target }: Side,
): readonly string[] {
  const { handlers = "", createHandler = "" } = target?.names ?? {};
  const answers = answersOf(planned);
  return [
    `import { ${createHandler} } from ${literal(`../${folder}/handlers.js`)};`,
    `import type { ${handlers} } from ${literal(`../${folder}/handlers.js`)};`,
    `const handlers: ${handlers} = {`,
    ...askedOf(planned).flatMap((asked) => [
      `  ${asked.names.request}: (args) => {`,
      ...argumentsOf(asked).map((line) => `    ${line}`),
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
