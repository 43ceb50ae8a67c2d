import { reachableNames } from "../../../generator/spec/schema/json-schema.js";
import type { JsonSchema } from "../../../generator/spec/schema/json-schema.js";
import { payloadSchema, servedResponse } from "../../../generator/spec/model/exchange.js";
import type { PlannedOpenApi } from "../../../generator/emit/plan/planned.js";
import { closedSamples } from "./proof-samples.js";
import { literal } from "./proof-values.js";

/**
 * Code of somebody who reads answers: every part at its old type, without a list of the values of enums, some of which it compares with.
 * The old types stand for the declarations that a reader wrote for itself.
 */
export function answerConsumer(
  planned: PlannedOpenApi,
  from: string,
  folder: string,
): readonly string[] {
  const { model } = planned;
  return [
    ...statusesOf(planned, from, folder),
    ...payloadsOf(planned).flatMap(({ type, validate, name }, index) => [
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
    ]),
  ];
}

/** Comparisons of a response's status with each status code that the old document names, and the body of each. */
function statusesOf(
  { endpoints }: PlannedOpenApi,
  from: string,
  folder: string,
): readonly string[] {
  return endpoints.flatMap(({ names, response, responses }) => [
    `import type { ${response} } from ${literal(`../${folder}/${names.file}.js`)};`,
    `import type { ${response} as Old${response} } from ${literal(`../${from}/${names.file}.js`)};`,
    ...responses
      .filter((each) => /^\d+$/.test(each.response.status))
      .flatMap(({ response: { status }, contents }) => {
        const compared = `use((response: ${response}) => response.status === ${status});`;
        if (contents.length === 0) return [compared];
        const body = `Extract<Old${response}, { readonly status: ${status} }>["body"]`;
        const read = `response.status === ${status} ? response.body : 0`;
        return [compared, `use((response: ${response}): Widened<${body}> | 0 => ${read});`];
      }),
  ]);
}

/** A list of all status codes that the old document names, unless it describes others too. */
function allStatuses({ endpoints }: PlannedOpenApi, folder: string): readonly string[] {
  return endpoints.flatMap(({ names, response, responses }) => {
    const statuses = responses.map((each) => each.response.status);
    return statuses.every((status) => /^\d+$/.test(status))
      ? [
          `import type { ${response} } from ${literal(`../${folder}/${names.file}.js`)};`,
          `use((response: ${response}): ${statuses.join(" | ")} => response.status);`,
        ]
      : [];
  });
}

/** Code that lists the values of enums: every part at its old type. */
export function enumeratingAnswerConsumer(
  planned: PlannedOpenApi,
  from: string,
  folder: string,
): readonly string[] {
  return [
    ...allStatuses(planned, folder),
    ...payloadsOf(planned).flatMap(({ type }, index) => [
      `import type { ${type} as Old${index} } from ${literal(`../${from}/schemas.js`)};`,
      `import type { ${type} as New${index} } from ${literal(`../${folder}/schemas.js`)};`,
      `function read${index}(response: New${index}): Old${index} { return response; }`,
      `use(read${index});`,
    ]),
  ];
}

/** The schemas of answers, and those that nothing refers to; who only reads a request is no caller. */
function payloadsOf({ schemas, unnamed, endpoints, model }: PlannedOpenApi) {
  const [returned, requested] = [
    endpoints.flatMap(({ responses }) => responses.flatMap(({ contents }) => contents)),
    endpoints.flatMap(({ body }) => body),
  ].map((contents) => ({
    direct: new Set(contents.map(({ schema }) => schema)),
    names: reachableNames(
      contents.map(({ content }) => content.schema),
      model.schemas,
    ),
  }));
  return [...schemas, ...unnamed.map(({ planned }) => planned)].filter((each) => {
    const isIn = (all: typeof returned): boolean =>
      all !== undefined && (all.direct.has(each) || all.names.has(each.name));
    return isIn(returned) || !isIn(requested);
  });
}

/** An expression that reads a part of an answer, and the values that its enum lists. */
interface ReadField {
  readonly at: string;
  readonly values: readonly unknown[];
}

/** Every field by its path; what has a name of its own is read there. */
function fieldsOf(schema: JsonSchema, at: string): readonly ReadField[] {
  const { properties = {}, items, allOf = [], discriminator } = schema;
  const listed: unknown = schema["enum"];
  const values: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const below = at === "response" ? at : `${at}?.`;
  return [
    { at, values },
    ...Object.entries(properties).flatMap(([name, each]) =>
      fieldsOf(each, `${below}[${literal(name)}]`),
    ),
    ...(discriminator?.mapping
      ? [
          {
            at: `${below}[${literal(discriminator.propertyName)}]`,
            values: Object.keys(discriminator.mapping),
          },
        ]
      : []),
    ...(items ? fieldsOf(items, `${below}[0]`) : []),
    ...allOf.flatMap((each) => fieldsOf(each, at)),
  ];
}

/**
 * What handlers of an OpenAPI document answer, by the names of their builders: every form that the
 * spec allows.
 */
export function handlerAnswers(planned: PlannedOpenApi): ReadonlyMap<string, string> {
  return new Map(
    planned.endpoints.map(({ names, operation }) => {
      const samples = closedSamples(
        payloadSchema(operation.responses) ?? {},
        planned.model.schemas,
      );
      const returns = samples.map((sample) => `if (flag) return ${literal(sample)};`);
      const hasBody = servedResponse(operation.responses)?.contents.length !== 0;
      const last = hasBody ? "throw new Error();" : "return undefined;";
      return [names.request, [...returns, last].join("\n    ")];
    }),
  );
}
