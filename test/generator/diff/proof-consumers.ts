/**
 * Consumers of generated code, written from the model of the old spec: what they say of the new one, the compiler tells.
 *
 * @module
 */
import type { OutputFile } from "../../../generator/files/output.js";
import type { PlannedSpec } from "../../../generator/plan/planned.js";
import { answerConsumer, handlerAnswers } from "./proof-answers-consumer.js";
import { askedOf, callerOf } from "./proof-requests-consumer.js";
import type { Asked } from "./proof-requests-consumer.js";
import type { Side } from "./proof-output.js";
import { literal, readType, totalTreatments, VARIABLES } from "./proof-values.js";

/** Who compiles against generated code. */
export type CompiledClass = "types" | "handlers";

const HEAD = [...VARIABLES, "declare function use(...values: readonly unknown[]): void;"];

/** The consumer that is written from one side and compiled against another. */
export function consumerOf(of: CompiledClass, from: Side, against: Side): OutputFile {
  const { planned } = from;
  if (!planned) throw new Error("There is no code to consume.");
  const lines =
    of === "types"
      ? typesConsumer(planned, from.folder, against.folder)
      : handlersConsumer(planned, against);
  return {
    path: consumerPath(of, from, against),
    text: `${[...HEAD, ...lines, "export {};"].join("\n")}\n`,
  };
}

/** Where that consumer stands. */
export function consumerPath(of: CompiledClass, from: Side, against: Side): string {
  return `consumers/${from.folder}-${against.folder}-${of}.ts`;
}

function typesConsumer(planned: PlannedSpec, from: string, folder: string): readonly string[] {
  return [
    ...askedOf(planned).flatMap((asked) => callerOf(folder, asked)),
    ...(planned.kind === "directory"
      ? answerConsumer(planned, from, folder)
      : optionsOf(planned, folder)),
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

/** A total map of handlers, each of which reads every argument at its type. */
function handlersConsumer(
  planned: PlannedSpec,
  { folder, planned: target }: Side,
): readonly string[] {
  const { handlers = "", createHandler = "" } = target?.names ?? {};
  const answers =
    planned.kind === "directory" ? handlerAnswers(planned) : new Map<string, string>();
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
