import type { UnknownObject } from "../base/json.js";
import type { Origin } from "../spec/model/parameter.js";
import { OPERATION_KEYS } from "../spec/openapi/units.js";
import type { Change, Subject } from "./change.js";
import { requestBodyChanges } from "./request-body.js";
import { responsesChanges } from "./responses.js";
import { levelsOf } from "./rules.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, resolved } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";

/** Compares the requests that the API sends on its own. */
export function webhookChanges(subject: Subject, context: OpenApiContext): readonly Change[] {
  const [old, next] = [webhooksOf(context.old, subject.old), webhooksOf(context.new, subject.new)];
  return sentChanges("webhook", subject, old, next, context);
}

function webhooksOf(root: UnknownObject, origin: Origin): Requests {
  return requestsIn(partBelow({ value: root, origin, root }, root["webhooks"], "webhooks"));
}

/** Compares the requests that the API sends because of an operation. */
export function callbackChanges(
  subject: Subject,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const [before, after] = [old, next].map((operation) => {
    const holder = partBelow(operation, operation.value["callbacks"], "callbacks");
    return new Map(
      Object.keys(holder.value).flatMap((name) => [
        ...requestsIn(resolved(partBelow(holder, holder.value[name], name)), `${name}:`),
      ]),
    );
  });
  return before && after ? sentChanges("callback", subject, before, after, context) : [];
}

type Requests = ReadonlyMap<string, OpenApiPart>;

/** The operations of path items, by name, and method if it is not the usual one. */
function requestsIn(items: OpenApiPart, prefix = ""): Requests {
  return new Map(
    Object.keys(items.value).flatMap((name) => {
      const item = resolved(partBelow(items, items.value[name], name));
      return OPERATION_KEYS.filter((method) => Object.hasOwn(item.value, method)).map(
        (method) =>
          [
            `${prefix}${name}${method === "post" ? "" : `:${method}`}`,
            partBelow(item, item.value[method], method),
          ] as const,
      );
    }),
  );
}

function sentChanges(
  kind: "webhook" | "callback",
  { module }: Subject,
  before: Requests,
  after: Requests,
  context: OpenApiContext,
): readonly Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((value): readonly Change[] => {
    const [old, next] = [before.get(value), after.get(value)];
    if (old && next)
      return requestChanges(module, old, next, context).map(
        ({ circumstances, parameter, origins }) => ({
          rule: `${kind}-changed`,
          module,
          ...(parameter !== undefined && { parameter }),
          value,
          ...(circumstances && { circumstances }),
          origins,
        }),
      );
    if (old) return [{ rule: `${kind}-removed`, module, value, origins: { old: old.origin } }];
    return next ? [{ rule: `${kind}-added`, module, value, origins: { new: next.origin } }] : [];
  });
}

/**
 * Compares a request of the API with its counterpart. Its receivers are the servers, so that it is
 * compatible if the old version accepts what the new one sends.
 */
function requestChanges(
  module: string,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const names = [...context.schemaNames].map(([from, to]) => [to, from] as const);
  const backwards = { ...context, old: context.new, new: context.old, schemaNames: new Map(names) };
  const changes = [
    ...requestBodyChanges(module, next, old, backwards),
    ...responsesChanges(module, next, old, backwards),
  ].filter(({ rule }) => rule !== "docs-changed");
  return changes.map((change) => {
    const { old: after, new: before } = change.origins;
    const origins = { ...(before && { old: before }), ...(after && { new: after }) };
    const isCompatible = levelsOf(change).wire !== "breaking";
    return { ...change, circumstances: isCompatible ? ["compatible"] : [], origins };
  });
}
