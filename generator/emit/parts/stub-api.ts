import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import type { ServedApi } from "../../../templates/runtime/openapi/service.js";
import type { StubCollection } from "../../../templates/runtime/openapi/stub/store.js";
import type { DialectStubApi, OpenApiDialect } from "../../../templates/runtime/data-rest/stub.js";
import type {
  DescribedResponse,
  StubOperation,
} from "../../../templates/runtime/openapi/stub/definition.js";
import type { HeaderSamples } from "../../../templates/runtime/openapi/stub/headers.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import { basePathOf } from "../../spec/model/exchange.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { reachableNames } from "../../spec/schema/json-schema.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { stubDialect } from "./data-rest.js";
import { collectionLinks } from "./collection-links.js";
import { stubPlan } from "./stub-operations.js";
import { plannedResponses } from "./stub-responses.js";
import type { PlannedResponse } from "./stub-responses.js";
import type { StubPlan } from "./stub-operations.js";
import { sampleNames } from "../../spec/schema/sample-graph.js";
import { samplesOf } from "../../spec/schema/sample.js";
import { endpointData } from "./descriptor.js";
import { servedResponses } from "./field-types.js";
import { jsonShapes, shapeIn } from "./json-shape.js";
import type { ResponseHeaders } from "../../spec/model/exchange.js";
import type { Samples } from "../../spec/schema/sample.js";

/** The parts of a stub's description that concern its store. */
export interface StubParts {
  readonly dialect: OpenApiDialect;
  readonly plan: StubPlan;
  readonly samples: Readonly<Record<string, SampleRule>>;
  readonly collections: Readonly<Record<string, StubCollection>>;
  readonly headers: HeaderSamples;
  /** The described responses. */
  readonly responses: readonly PlannedResponse[];
}

/** The stub's collections for an OpenAPI document, and the implementation of its operations. */
export function stubParts(model: OpenApiModel): StubParts {
  const samples = samplesOf(usedSchemas(model));
  const plan = stubPlan(model, samples);
  const shapes = jsonShapes(model);
  const dialect = stubDialect(model, plan);
  const added = dialect.kind === "spring-data-rest" ? ["_links"] : undefined;
  const collections = plan.collections.map((collection) => {
    const { name, item, ...facts } = collection;
    const shape = shapeIn(item, model, shapes);
    // Spring Data REST adds links to its responses, not to rows.
    const links = added ? [] : collectionLinks(collection, model, plan);
    const made: StubCollection = {
      item: samples.of(item, name) ?? { kind: "null" },
      ...(shape && { shape }),
      ...facts,
      ...(added && { added }),
      ...(links.length > 0 && { links }),
    };
    return [name, made] as const;
  });
  // Spring Data REST sends headers of its own.
  const { headers, named: ofHeaders } =
    dialect.kind === "plain"
      ? headerSamples(model.operations, samples)
      : { headers: {}, named: {} };
  const responses = dialect.kind === "plain" ? plannedResponses(plan.operations, plan.bodies) : [];
  const roots = [
    ...responses.flatMap(({ contents }) =>
      contents.flatMap(({ sample, examples = {} }) => [
        ...(sample ? [sample] : []),
        ...Object.values(examples),
      ]),
    ),
    ...Object.values(ofHeaders),
    ...collections.flatMap(([, { item, examples = [] }]) => [item, ...examples]),
    ...plan.operations.flatMap(({ implementation }) => samplesOfImplementation(implementation)),
  ];
  const all = { ...samples.named, ...plan.bodies.named };
  const used = sampleNames(roots, all);
  const named = Object.entries(all).filter(([name]) => used.has(name));
  return {
    dialect,
    plan,
    samples: { ...Object.fromEntries(named), ...ofHeaders },
    collections: Object.fromEntries(collections),
    headers,
    responses,
  };
}

/** The named schemas used in responses. Samples of other schemas would not be used. */
function usedSchemas({ operations, schemas }: OpenApiModel): OpenApiModel["schemas"] {
  const payloads = operations.flatMap(({ responses }): readonly JsonSchema[] => {
    const contents = responses.flatMap((response) => response.contents);
    const headers = responses.flatMap(({ headerValues }) => headerValues ?? []);
    return [...contents, ...headers].map(({ schema }) => schema);
  });
  const used = reachableNames(payloads, schemas);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

function samplesOfImplementation(implementation: StubOperation): readonly SampleRule[] {
  switch (implementation.kind) {
    case "list":
      return implementation.embedded ? [implementation.embedded] : [];
    case "write":
      return [implementation.reply, implementation.created].flatMap((reply) =>
        reply && "sample" in reply ? [reply.sample] : [],
      );
    case "sample":
      return [implementation.sample];
    case "text":
      return [implementation.sample];
    case "empty":
    case "response":
    case "item":
    case "none":
      return [];
  }
}

/**
 * The description of a stub without its endpoints.
 *
 * @param nameOf the name of an operation in the API that the stub is for
 */
export function stubDefinition(
  { dialect, plan, samples, collections, headers, responses }: StubParts,
  nameOf: (operation: EndpointOperation) => string,
) {
  const operations = plan.operations.map(({ operation, implementation }) => [
    nameOf(operation),
    implementation,
  ]);
  const described: readonly DescribedResponse[] = responses.map(({ status, of, contents }) => ({
    status,
    of: of.map(nameOf),
    contents,
  }));
  const byName: Readonly<Record<string, StubOperation>> = Object.fromEntries(operations);
  return {
    ...(dialect.kind !== "plain" && { dialect }),
    samples,
    collections,
    operations: byName,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(described.length > 0 && { responses: described }),
  };
}

/**
 * Converts a model to the input of the runtime's `dialectStub`, as in generated stubs. Operations
 * are named by operation id.
 */
export function openApiStubApi(model: OpenApiModel): DialectStubApi {
  return { ...servedApi(model), ...stubDefinition(stubParts(model), ({ name }) => name) };
}

/** The endpoints of an OpenAPI document, in the form that the runtime parses requests with. */
function servedApi(model: OpenApiModel): ServedApi {
  const basePath = basePathOf(model.servers);
  return {
    ...(basePath !== "" && { basePath }),
    endpoints: endpointData(model),
    shapes: jsonShapes(model),
    ...servedResponses(model),
  };
}

/**
 * Headers that depend on the body, the connection or the origin of a request: the service sends them
 * itself, or a sample would break the response.
 */
const NOT_SAMPLED =
  /^(?:content-(?:length|encoding|type|range)|transfer-encoding|connection|keep-alive|trailer|upgrade|etag|vary|date|set-cookie|access-control-.*)$/i;

/** The samples of headers by operation. They refer to other samples by name. */
interface NamedHeaderSamples {
  readonly headers: HeaderSamples;
  readonly named: Readonly<Record<string, SampleRule>>;
}

/** Samples of response headers with a schema. */
function headerSamples(
  operations: readonly EndpointOperation[],
  samples: Samples,
): NamedHeaderSamples {
  const all = operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, headerValues }) => {
      const sample = headerValues && sampleOf(headerValues, samples);
      return sample ? [{ label: endpointLabel(operation), status, sample }] : [];
    }),
  );
  const headers: Record<string, Record<string, SampleRule>> = {};
  const named: Record<string, SampleRule> = {};
  const names = new Map<string, string>();
  for (const { label, status, sample } of all) {
    const key = JSON.stringify(sample);
    // No schema has a name with spaces.
    const name = names.get(key) ?? `headers of ${label} ${status}`;
    names.set(key, name);
    named[name] = sample;
    (headers[label] ??= {})[status] = { ref: name };
  }
  return { headers, named };
}

/** A client that retries waits for as long as `Retry-After` states: no time, if the schema allows it. */
function retrySample(name: string, schema: JsonSchema, samples: Samples): SampleRule | undefined {
  if (!/^retry-after$/i.test(name)) return undefined;
  const value = [0, "0"].find((each) => samples.fits(schema, each));
  return value === undefined ? undefined : { kind: "enum", json: JSON.stringify([value]) };
}

/** Each header has a sample, whether it is required or not. */
function sampleOf(
  { schema: { properties = {} } }: ResponseHeaders,
  samples: Samples,
): SampleRule | undefined {
  const members = Object.entries(properties).flatMap(([name, schema]) => {
    const sample = NOT_SAMPLED.test(name)
      ? undefined
      : (retrySample(name, schema, samples) ?? samples.of(schema, name));
    return sample ? [[name, sample] as const] : [];
  });
  return members.length > 0 ? { kind: "object", members: Object.fromEntries(members) } : undefined;
}
