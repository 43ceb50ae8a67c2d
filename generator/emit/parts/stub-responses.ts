import type {
  DescribedContent,
  DescribedResponse,
} from "../../../templates/runtime/openapi/stub/definition.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import { isXml } from "../../../templates/runtime/content/content-form.js";
import { servedResponse } from "../../spec/model/exchange.js";
import type { Content, EndpointResponse } from "../../spec/model/exchange.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { Samples } from "../../spec/schema/sample.js";
import { servedTypes } from "./field-types.js";
import type { PlannedStubOperation } from "./stub-writes.js";

/** An example of a body, as a sample with a name. */
export interface BodyExample {
  readonly ref: string;
  readonly value: unknown;
  /**
   * Whether the value matches the schema. Other values are sent only to clients that request them.
   */
  readonly isValid: boolean;
}

/** The samples and the examples of bodies. */
export interface BodySamples {
  /** The sample of a body, which prefers an example; undefined if no value matches its schema. */
  readonly of: (content: Content) => SampleRule | undefined;
  /** By name. */
  readonly examples: (content: Content) => Readonly<Record<string, BodyExample>>;
  /** The samples of the examples that were requested. Equal examples are one. */
  readonly named: Readonly<Record<string, SampleRule>>;
}

/** The maximum length of an example's JSON, because generated code contains a copy. */
const MAX_EXAMPLE = 10_000;

/** Finds the samples of bodies. */
export function bodySamples(samples: Samples): BodySamples {
  const named: Record<string, SampleRule> = {};
  const names = new Map<string, string>();
  const refOf = (name: string, json: string): string => {
    // No schema has a name with spaces.
    const [first, second] = [`example ${name}`, `example ${name} ${names.size + 1}`];
    const ref = names.get(json) ?? (Object.hasOwn(named, first) ? second : first);
    names.set(json, ref);
    named[ref] = { kind: "enum", json: `[${json}]` };
    return ref;
  };
  const examples: BodySamples["examples"] = (content) =>
    Object.fromEntries(
      Object.entries(content.examples ?? {}).flatMap(([name, value]) => {
        const json = JSON.stringify(value);
        if (json.length > MAX_EXAMPLE) return [];
        const isText = typeof value === "string" && content.form === "text";
        const isValid = isText || (hasValue(content) && samples.fits(content.schema, value));
        return [[name, { ref: refOf(name, json), value, isValid }] as const];
      }),
    );
  return {
    named,
    examples,
    of: (content) => {
      if (isProblem(content, samples)) return { kind: "given", name: "problem" };
      const sample: SampleRule | undefined = hasValue(content)
        ? samples.of(content.schema, "")
        : { kind: "text", as: "words" };
      const example = Object.values(examples(content)).find(({ isValid }) => isValid);
      return sample && example ? { ...sample, example: { ref: example.ref } } : sample;
    },
  };
}

/** A problem as the stub returns it. */
const PROBLEM = {
  type: "about:blank",
  title: "Bad Request",
  status: 400,
  detail: "id: is required",
  issues: [
    {
      severity: "error",
      code: "missingparam",
      parameter: "id",
      module: "a",
      message: "is required",
    },
  ],
};

/** Returns true if a body can be the problem details that the stub returns otherwise. */
function isProblem({ mediaType, schema }: Content, samples: Samples): boolean {
  return mediaType === "application/problem+json" && samples.fits(schema, PROBLEM);
}

/** Returns true if a body is created from a value, not from text. */
export function hasValue({ form, mediaType }: Content): boolean {
  return (
    form === "json" || form === "form" || mediaType.startsWith("multipart/") || isXml(mediaType)
  );
}

/** A described response, with the operations that have it. */
export interface PlannedResponse extends Omit<DescribedResponse, "of"> {
  readonly of: readonly EndpointOperation[];
}

/**
 * The responses that a document describes, each with its operations. Bodies that an operation returns
 * anyway have only examples.
 */
export function plannedResponses(
  operations: readonly PlannedStubOperation[],
  bodies: BodySamples,
): readonly PlannedResponse[] {
  const found = new Map<string, PlannedResponse & { readonly of: EndpointOperation[] }>();
  for (const { operation, implementation } of operations) {
    const served = servedResponse(operation.responses);
    for (const response of operation.responses) {
      const isUsual = response === served && /^\d+$/.test(response.status);
      const contents = describedContents(response, isUsual, bodies);
      if (contents.length === 0 && isUsual) continue;
      if (implementation.kind === "none" && isUsual) continue;
      const { status } = response;
      const key = JSON.stringify([status, contents]);
      const planned = found.get(key) ?? { status, of: [], contents };
      planned.of.push(operation);
      found.set(key, planned);
    }
  }
  return [...found.values()];
}

function describedContents(
  { contents }: EndpointResponse,
  isUsual: boolean,
  bodies: BodySamples,
): readonly DescribedContent[] {
  const offered = isUsual ? servedTypes(contents) : [];
  return contents.flatMap((content) => {
    const { contentType: mediaType } = content;
    const sample = offered.includes(mediaType) ? undefined : bodies.of(content);
    const examples = Object.entries(bodies.examples(content)).map(
      ([name, { ref }]) => [name, { ref }] as const,
    );
    if (!sample && (examples.length === 0 || !isUsual)) return [];
    return {
      mediaType,
      ...(sample && { sample }),
      ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
    };
  });
}
