import type { DirectorySchema } from "../../../generator/model/json-schema.js";
import type { PlannedDirectory } from "../../../generator/plan/planned.js";
import { closedSamples } from "./proof-samples.js";
import { literal } from "./proof-values.js";

/**
 * Code of somebody who reads answers: every part at its old type, and each value of an enum compared with.
 * The old types stand for the declarations that a reader wrote for itself.
 */
export function answerConsumer(
  { schemas, endpoints, model }: PlannedDirectory,
  from: string,
  folder: string,
): readonly string[] {
  const payloads = endpoints
    .filter(({ operation }) => operation.payloadName === undefined)
    .map(({ payload }) => payload);
  return [...schemas, ...payloads].flatMap(({ type, validate, name }, index) => [
    `import type { ${type} as Old${index} } from ${literal(`../${from}/schemas.js`)};`,
    `import type { ${type} as New${index} } from ${literal(`../${folder}/schemas.js`)};`,
    `import { ${validate} as validate${index} } from ${literal(`../${folder}/validators.js`)};`,
    `function read${index}(response: New${index}): Old${index} { return response; }`,
    `function checked${index}(response: unknown): Old${index} | undefined { return validate${index}(response) ? response : undefined; }`,
    `use(read${index}, checked${index});`,
    ...readersOf(model.schemas[name] ?? {}, "response").map(
      (expression) => `use((response: New${index}) => ${expression});`,
    ),
  ]);
}

/** Every field by its path, and comparisons with each value of an enum; what has a name of its own is read there. */
function readersOf(schema: DirectorySchema, at: string): readonly string[] {
  const { properties = {}, items, allOf = [] } = schema;
  const listed: unknown = schema["enum"];
  const values: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const below = at === "response" ? at : `${at}?.`;
  return [
    ...values.map((value) => `${at} === ${literal(value)}`),
    ...Object.entries(properties).flatMap(([name, each]) => {
      const field = `${below}[${literal(name)}]`;
      return [field, ...readersOf(each, field)];
    }),
    ...(items ? readersOf(items, `${below}[0]`) : []),
    ...allOf.flatMap((each) => readersOf(each, at)),
  ];
}

/** What handlers of a directory answer, by the names of their builders: every form that the spec allows. */
export function handlerAnswers(planned: PlannedDirectory): ReadonlyMap<string, string> {
  return new Map(
    planned.endpoints.map(({ names, operation }) => {
      const samples = closedSamples(operation.payload, planned.model.schemas);
      const returns = samples.map((sample) => `if (flag) return ${literal(sample)};`);
      return [names.request, [...returns, "throw new Error();"].join("\n    ")];
    }),
  );
}
