import type { Content } from "../../../generator/spec/model/exchange.js";
import type { EndpointOperation } from "../../../generator/spec/model/operation.js";
import type { OpenApiModel } from "../../../generator/spec/model/spec-model.js";
import type { PlannedEndpoint } from "../../../generator/emit/plan/planned.js";
import { rangesOf } from "../../../templates/runtime/content/content-form.js";
import { closedSamples, samplesOf, validatorOf } from "./proof-samples.js";
import { literal } from "./proof-values.js";
import type { ValidatorFate, WireFate } from "./proof-verdict.js";

/** Expressions for the bodies of requests: every form that each media type allows. */
export function bodyExpressions(
  { body }: PlannedEndpoint,
  { schemas }: OpenApiModel,
): readonly string[] {
  return body.flatMap(({ content, schema }, index) => {
    if (!schema) return [];
    const samples = closedSamples(content.schema, schemas);
    const texts = samples.length === 0 ? ["1"] : samples.map(literal);
    return index === 0
      ? texts
      : texts.map((text) => `bodyAs(${literal(content.mediaType)}, ${text})`);
  });
}

/** The type of a handler's body, by the types of the old code; undefined without a body. */
export function bodyType({ body, operation }: PlannedEndpoint): string | undefined {
  const types = body.map(({ content, schema }, index) => {
    const type = schema ? `Old.${schema.type}` : "unknown";
    return index === 0 ? type : `BodyAs<${literal(content.mediaType)}, ${type}>`;
  });
  if (types.length === 0) return undefined;
  return [...types, ...(operation.body?.required === true ? [] : ["undefined"])].join(" | ");
}

/** Expressions that read the fields of a handler's body, and compare them, if it has one media type. */
export function bodyFields({ body }: PlannedEndpoint): readonly string[] {
  const [only, ...others] = body;
  if (!only || others.length > 0) return [];
  return Object.entries(only.content.schema.properties ?? {}).flatMap(
    ([name, { enum: values }]) => {
      const field = `args.body?.[${literal(name)}]`;
      const listed: readonly unknown[] = Array.isArray(values) ? values : [];
      return [field, ...listed.map((value) => `${field} === ${literal(value)}`)];
    },
  );
}

/** What becomes of bodies that the old server accepts. */
export interface BodyFate {
  readonly validators: ValidatorFate;
  readonly wire: WireFate;
}

const FINE: BodyFate = { validators: "accepted", wire: "same" };

/** Compares the bodies of two operations. */
export function fateOfBodies(
  [{ body }, old]: readonly [EndpointOperation, OpenApiModel],
  [next, model]: readonly [EndpointOperation | undefined, OpenApiModel],
): BodyFate {
  if (!next) return FINE;
  const { body: other } = next;
  if (!body) return other?.required === true ? { ...FINE, wire: "error" } : FINE;
  if (!other) return { validators: "refused", wire: "other" };
  const isRefused = body.contents.some(({ mediaType, schema }) => {
    const counterpart = other.contents.find((each) => isFor(each, mediaType));
    if (!counterpart) return false;
    const validate = validatorOf(counterpart.schema, model.schemas);
    return samplesOf(schema, old.schemas).some((sample) => !validate(sample));
  });
  if (isRefused) return { validators: "refused", wire: "error" };
  const isGone = body.contents.some(
    ({ mediaType }) => !other.contents.some((each) => isFor(each, mediaType)),
  );
  return isGone || (other.required && !body.required) ? { ...FINE, wire: "error" } : FINE;
}

/** Returns true if a media type is the one of a content, or in its range. */
function isFor(content: Content, mediaType: string): boolean {
  return rangesOf(mediaType).includes(content.mediaType);
}
