import { canonical, listOf, member, objectOf, setDifference } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { OpenApiServer } from "../spec/model/exchange.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { subjectOf } from "./openapi-part.js";
import type { OpenApiPair } from "./openapi-part.js";
import type { OperationPair } from "./operations.js";

/**
 * Compares the servers of an OpenAPI document, and the functions that are generated for them.
 *
 * @param old the servers with generated code
 */
export function serverChanges(
  document: OpenApiPair,
  old: readonly OpenApiServer[],
  next: readonly OpenApiServer[],
): readonly Change[] {
  const [before, after] = [document.old.value["servers"], document.new.value["servers"]];
  return addressChanges(subjectOf(document), before, after, effectOnCode(old, next));
}

type Effect = "types-broken" | "types-enumerated" | false;

/** The effect on generated code: functions and their variables. */
function effectOnCode(old: readonly OpenApiServer[], next: readonly OpenApiServer[]): Effect {
  const effects = old.flatMap(({ variables }, index): readonly Effect[] => {
    const after = next[index];
    if (!after) return ["types-broken"];
    return variables.map(({ name, values }) => {
      const variable = after.variables.find((each) => each.name === name);
      return variable ? effectOfValues(values, variable.values) : "types-broken";
    });
  });
  return effects.find((each) => each === "types-broken") ?? effects.find(Boolean) ?? false;
}

/** The effect of the values of a variable on its type. Without values, it is any text. */
function effectOfValues(old: readonly string[], next: readonly string[]): Effect {
  const { removed, added } = setDifference(old, next);
  if (removed.length > 0 || (old.length === 0 && added.length > 0)) return "types-broken";
  return added.length > 0 && "types-enumerated";
}

/**
 * Compares an operation's servers if the operation or its path sets any (OpenAPI 3.1, Operation
 * Object). The document's servers are compared once.
 */
export function operationServerChanges(pair: OperationPair): readonly Change[] {
  const { old, new: next, context } = pair;
  const [before, after] = [old, next].map(
    ({ value, item }) => member(value, "servers") ?? member(item.value, "servers"),
  );
  if (before === undefined && after === undefined) return [];
  const isInOperation = [old, next].some(({ value }) => Object.hasOwn(value, "servers"));
  return addressChanges(
    subjectOf(isInOperation ? pair : { ...pair, old: old.item, new: next.item }),
    before ?? context.old["servers"],
    after ?? context.new["servers"],
  );
}

function addressChanges(
  subject: Subject,
  before: unknown,
  after: unknown,
  effect: Effect = false,
): readonly Change[] {
  const [old, next] = [listOf(before), listOf(after)];
  if (canonical(old.map(withoutTexts)) === canonical(next.map(withoutTexts))) return [];
  const facts = { old, new: next, circumstances: [effect], at: "/servers" };
  return [changeOf("server-changed", subject, facts)];
}

function withoutTexts(server: unknown): UnknownObject {
  const { description: _text, ...address } = objectOf(server);
  return address;
}
