import { oncePerObject } from "../../base/shared-parts.js";
import { isWrittenEqual } from "../../base/json.js";
import {
  reachableNames,
  referencedSchema,
  referencesIn,
  subschemas,
} from "../schema/json-schema.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { Content } from "../model/exchange.js";
import type { NamedSchemas } from "../schema/discriminator.js";
import type { EndpointOperation } from "../model/operation.js";
import type { EndpointParameter } from "../model/parameter.js";
import type { OpenApiModel } from "../model/spec-model.js";
import { directedSchemas } from "./directed-schema.js";
import type { PayloadDirection } from "./directed-schema.js";

type SplitModel = Pick<OpenApiModel, "operations" | "schemas" | "requestForms">;

/**
 * Gives requests and responses the schemas of their direction: `readOnly` members are absent from
 * requests, and `writeOnly` members from responses (OpenAPI 3.1, Schema Object). A named schema that
 * both use gets a second form for requests if the two differ.
 */
export function splitDirections(
  operations: readonly EndpointOperation[],
  schemas: NamedSchemas,
): SplitModel {
  const inRequests = operations.flatMap(requestSchemas);
  const inResponses = operations.flatMap(responseSchemas);
  if (![...Object.values(schemas), ...inRequests, ...inResponses].some(hasDirection))
    return { operations, schemas, requestForms: {} };
  const requested = reachableNames(inRequests, schemas);
  const returned = reachableNames(inResponses, schemas);
  const differs = differing(schemas);
  const different = [...differentSchemas(schemas, differs)].filter((name) => requested.has(name));
  const renamed = new Map<string, string>();
  for (const name of different)
    if (returned.has(name))
      renamed.set(
        name,
        freeName(`${name}-input`, new Set([...Object.keys(schemas), ...renamed.values()])),
      );
  const forDirection = {
    request: directedSchemas({ direction: "request", schemas, renamed, differs }),
    response: directedSchemas({
      direction: "response",
      schemas,
      renamed: new Map(),
      differs,
    }),
  };
  const converted = (schema: JsonSchema, direction: PayloadDirection): JsonSchema =>
    forDirection[direction](schema);
  const onlyRequested = new Set(different.filter((name) => !returned.has(name)));
  const forms = [...renamed].map(([name, form]) => [
    form,
    converted(schemas[name] ?? {}, "request"),
  ]);
  return {
    operations: operations.map((operation) => directedOperation(operation, converted)),
    schemas: {
      ...Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          converted(schema, onlyRequested.has(name) ? "request" : "response"),
        ]),
      ),
      ...Object.fromEntries(forms),
    },
    requestForms: Object.fromEntries([...renamed].map(([name, form]) => [form, name])),
  };
}

type Differs = (schema: JsonSchema) => boolean;

type Convert = (schema: JsonSchema, direction: PayloadDirection) => JsonSchema;

function directedOperation(operation: EndpointOperation, convert: Convert): EndpointOperation {
  const { body, parameters, responses } = operation;
  const contents = (bodies: readonly Content[], direction: PayloadDirection): readonly Content[] =>
    bodies.map((content) => ({ ...content, schema: convert(content.schema, direction) }));
  return {
    ...operation,
    parameters: parameters.map((parameter) => directedParameter(parameter, convert)),
    ...(body && { body: { ...body, contents: contents(body.contents, "request") } }),
    responses: responses.map((response) => ({
      ...response,
      contents: contents(response.contents, "response"),
      ...(response.headerValues && {
        headerValues: {
          ...response.headerValues,
          schema: convert(response.headerValues.schema, "response"),
        },
      }),
    })),
  };
}

function directedParameter(parameter: EndpointParameter, convert: Convert): EndpointParameter {
  const { type } = parameter;
  if (type.kind !== "schema") return parameter;
  return { ...parameter, type: { ...type, schema: convert(type.schema, "request") } };
}

function requestSchemas({ body, parameters }: EndpointOperation): readonly JsonSchema[] {
  return [
    ...(body?.contents ?? []).map(({ schema }) => schema),
    ...parameters.flatMap(({ type }) => (type.kind === "schema" ? [type.schema] : [])),
  ];
}

function responseSchemas({ responses }: EndpointOperation): readonly JsonSchema[] {
  return responses.flatMap(({ contents, headerValues }) => [
    ...contents.map(({ schema }) => schema),
    ...(headerValues ? [headerValues.schema] : []),
  ]);
}

/** Returns true if part of a schema belongs to one direction only. */
const hasDirection = oncePerObject(
  (schema: JsonSchema): boolean => isDirected(schema) || subschemas(schema).some(hasDirection),
);

function isDirected(schema: JsonSchema): boolean {
  return schema["readOnly"] === true || schema["writeOnly"] === true;
}

/** The named schemas with differing forms, and the schemas that refer to them. */
function differentSchemas(schemas: NamedSchemas, differs: Differs): ReadonlySet<string> {
  const renamed = new Map<string, string>();
  const request = directedSchemas({ direction: "request", schemas, renamed, differs });
  const response = directedSchemas({ direction: "response", schemas, renamed, differs });
  const different = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const [sent, returned] = [request(schema), response(schema)];
    if (sent !== returned && !isWrittenEqual(sent, returned)) different.add(name);
  }
  return withUsers(different, schemas);
}

/**
 * Returns a function that checks whether a schema contains or refers to a part that belongs to only
 * one direction.
 */
function differing(schemas: NamedSchemas): Differs {
  const directed = Object.entries(schemas).filter(([, schema]) => hasDirection(schema));
  const names = withUsers(new Set(directed.map(([name]) => name)), schemas);
  const differs = oncePerObject(
    (schema: JsonSchema): boolean =>
      isDirected(schema) ||
      names.has(referencedSchema(schema) ?? "") ||
      subschemas(schema).some(differs),
  );
  return differs;
}

/** Adds the names of schemas that refer to the given schemas, directly or indirectly. */
function withUsers(names: ReadonlySet<string>, schemas: NamedSchemas): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas))
    for (const reference of referencesIn(schema)) {
      const known = users.get(reference);
      if (known) known.push(name);
      else users.set(reference, [name]);
    }
  const found = new Set(names);
  for (const name of found) for (const user of users.get(name) ?? []) found.add(user);
  return found;
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
  return name;
}
