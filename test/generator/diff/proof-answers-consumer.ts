import type { DirectorySchema } from "../../../generator/model/json-schema.js";
import { payloadSchema } from "../../../generator/model/exchange.js";
import type { PlannedDirectory } from "../../../generator/plan/planned.js";
import { closedSamples } from "./proof-samples.js";
import { literal } from "./proof-values.js";

/**
 * Code of somebody who reads answers: every part at its old type, without a list of the values of enums, some of which it compares with.
 * The old types stand for the declarations that a reader wrote for itself.
 */
export function answerConsumer(
  planned: PlannedDirectory,
  from: string,
  folder: string,
): readonly string[] {
  const { model } = planned;
  return payloadsOf(planned).flatMap(({ type, validate, name }, index) => [
    `import type { ${type} as Old${index} } from ${literal(`../${from}/schemas.js`)};`,
    `import type { ${type} as New${index} } from ${literal(`../${folder}/schemas.js`)};`,
    `import { ${validate} as validate${index} } from ${literal(`../${folder}/validators.js`)};`,
    `function read${index}(response: New${index}): Widened<Old${index}> { return response; }`,
    `function checked${index}(response: unknown): Widened<Old${index}> | undefined { return validate${index}(response) ? response : undefined; }`,
    `use(read${index}, checked${index});`,
    ...fieldsOf(model.schemas[name] ?? {}, "response").flatMap(({ at, values }) => [
      `use((response: New${index}) => ${at});`,
      ...values.map((value) => `use((response: New${index}) => ${at} === ${literal(value)});`),
    ]),
  ]);
}

/** Code that lists the values of enums: every part at its old type. */
export function enumeratingAnswerConsumer(
  planned: PlannedDirectory,
  from: string,
  folder: string,
): readonly string[] {
  return payloadsOf(planned).flatMap(({ type }, index) => [
    `import type { ${type} as Old${index} } from ${literal(`../${from}/schemas.js`)};`,
    `import type { ${type} as New${index} } from ${literal(`../${folder}/schemas.js`)};`,
    `function read${index}(response: New${index}): Old${index} { return response; }`,
    `use(read${index});`,
  ]);
}

function payloadsOf({ schemas, unnamed }: PlannedDirectory) {
  return [...schemas, ...unnamed.map(({ planned }) => planned)];
}

/** An expression that reads a part of an answer, and the values that its enum lists. */
interface ReadField {
  readonly at: string;
  readonly values: readonly unknown[];
}

/** Every field by its path; what has a name of its own is read there. */
function fieldsOf(schema: DirectorySchema, at: string): readonly ReadField[] {
  const { properties = {}, items, allOf = [] } = schema;
  const listed: unknown = schema["enum"];
  const values: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const below = at === "response" ? at : `${at}?.`;
  return [
    { at, values },
    ...Object.entries(properties).flatMap(([name, each]) =>
      fieldsOf(each, `${below}[${literal(name)}]`),
    ),
    ...(items ? fieldsOf(items, `${below}[0]`) : []),
    ...allOf.flatMap((each) => fieldsOf(each, at)),
  ];
}

/** What handlers of a directory answer, by the names of their builders: every form that the spec allows. */
export function handlerAnswers(planned: PlannedDirectory): ReadonlyMap<string, string> {
  return new Map(
    planned.endpoints.map(({ names, operation }) => {
      const samples = closedSamples(
        payloadSchema(operation.responses) ?? {},
        planned.model.schemas,
      );
      const returns = samples.map((sample) => `if (flag) return ${literal(sample)};`);
      return [names.request, [...returns, "throw new Error();"].join("\n    ")];
    }),
  );
}
