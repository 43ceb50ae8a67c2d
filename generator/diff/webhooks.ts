import { OPERATION_KEYS } from "../spec/openapi/units.js";
import { requestBodyChanges } from "./bodies.js";
import { changeOf } from "./change.js";
import type { Change } from "./change.js";
import { namedChanges } from "./matching.js";
import { memberOf, memberPair, resolved } from "./openapi-part.js";
import type { OpenApiPair, OpenApiPart } from "./openapi-part.js";
import { responsesChanges } from "./responses.js";
import { levelsOf } from "./rules.js";

type Requests = ReadonlyMap<string, OpenApiPart>;

/** Compares the requests that the API sends on its own. */
export function webhookChanges(document: OpenApiPair): readonly Change[] {
  const { old, new: next } = memberPair(document, "webhooks");
  return sentChanges("webhook", document, requestsIn(old), requestsIn(next));
}

/** Compares the requests that the API sends because of an operation. */
export function callbackChanges(operation: OpenApiPair): readonly Change[] {
  const { old, new: next } = memberPair(operation, "callbacks");
  return sentChanges("callback", operation, callbacksIn(old), callbacksIn(next));
}

function callbacksIn(holder: OpenApiPart): Requests {
  return new Map(
    Object.keys(holder.value).flatMap((name) => [
      ...requestsIn(resolved(memberOf(holder, name)), `${name}:`),
    ]),
  );
}

/** The operations of path items, by name, and method if it is not the usual one. */
function requestsIn(items: OpenApiPart, prefix = ""): Requests {
  return new Map(
    Object.keys(items.value).flatMap((name) => {
      const item = resolved(memberOf(items, name));
      return OPERATION_KEYS.filter((method) => Object.hasOwn(item.value, method)).map((method) => {
        const label = `${prefix}${name}${method === "post" ? "" : `:${method}`}`;
        return [label, memberOf(item, method)] as const;
      });
    }),
  );
}

function sentChanges(
  kind: "webhook" | "callback",
  { module, context }: Pick<OpenApiPair, "module" | "context">,
  before: Requests,
  after: Requests,
): readonly Change[] {
  return namedChanges(before, after, {
    removed: ({ origin }, value) => changeOf(`${kind}-removed`, { module, old: origin }, { value }),
    added: ({ origin }, value) => changeOf(`${kind}-added`, { module, new: origin }, { value }),
    kept: (old, next, value) =>
      requestChanges({ module, context, old, new: next }).map((change) =>
        changeOf(
          `${kind}-changed`,
          // The change was compared backwards.
          { ...change, old: change.origins.new, new: change.origins.old },
          { value, circumstances: [levelsOf(change).wire !== "breaking" && "compatible"] },
        ),
      ),
  });
}

/**
 * Compares a request of the API with its counterpart, backwards: its receivers are the servers, so
 * that it is compatible if the old version accepts what the new one sends.
 */
function requestChanges({ module, context, old, new: next }: OpenApiPair): readonly Change[] {
  const names = [...context.schemaNames].map(([from, to]) => [to, from] as const);
  const backwards: OpenApiPair = {
    module,
    context: { ...context, old: context.new, new: context.old, schemaNames: new Map(names) },
    old: next,
    new: old,
  };
  return [...requestBodyChanges(backwards), ...responsesChanges(backwards)].filter(
    ({ rule }) => rule !== "docs-changed",
  );
}
