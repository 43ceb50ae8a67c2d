import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { UnknownObject } from "../base/json.js";
import { canonical, listOf, member, objectOf, setDifference } from "../base/json.js";
import type { OpenApiServer } from "../spec/model/exchange.js";
import type { OpenApiModel } from "../spec/model/spec-model.js";
import type { LocatedOperation } from "./operations.js";

/** The servers that an OpenAPI document lists, and those with generated code. */
interface OpenApiServers {
  readonly root: UnknownObject;
  readonly servers: OpenApiModel["servers"];
}

/** Compares the servers of an OpenAPI document, and the functions that are generated for them. */
export function serverChanges(
  subject: Subject,
  old: OpenApiServers,
  next: OpenApiServers,
): readonly Change[] {
  const changes = changed(subject, listOf(old.root["servers"]), listOf(next.root["servers"]));
  if (changes.length === 0) return [];
  const level = codeLevel(old.servers, next.servers);
  return changes.map((change) => (level ? { ...change, circumstances: [level] } : change));
}

/** The circumstance that describes the effect on generated code: functions and their variables. */
function codeLevel(
  old: readonly OpenApiServer[],
  next: readonly OpenApiServer[],
): "types-broken" | "types-enumerated" | undefined {
  const levels = old.map(({ variables }, index) => {
    const after = next[index];
    if (!after) return "types-broken";
    return variables.map(({ name, values }) => {
      const variable = after.variables.find((each) => each.name === name);
      return variable ? valuesLevel(values, variable.values) : "types-broken";
    });
  });
  return (["types-broken", "types-enumerated"] as const).find((each) =>
    levels.flat().includes(each),
  );
}

/** The effect of the values of a variable on its type. Without values, it is any text. */
function valuesLevel(
  old: readonly string[],
  next: readonly string[],
): "types-broken" | "types-enumerated" | undefined {
  const { removed, added } = setDifference(old, next);
  if (removed.length > 0 || (old.length === 0 && added.length > 0)) return "types-broken";
  return added.length > 0 ? "types-enumerated" : undefined;
}

/**
 * Compares the servers of an operation if it or its path has some (OpenAPI 3.1, Operation Object).
 * Those of the document are compared once.
 *
 * @param subjects the operation and its path
 */
export function operationServerChanges(
  subjects: { readonly operation: Subject; readonly item: Subject },
  old: LocatedOperation,
  next: LocatedOperation,
  roots: { readonly old: UnknownObject; readonly new: UnknownObject },
): readonly Change[] {
  const [before, after] = [ownServers(old), ownServers(next)];
  if (!before && !after) return [];
  const isInOperation = [old, next].some(({ operation }) => Object.hasOwn(operation, "servers"));
  return changed(
    isInOperation ? subjects.operation : subjects.item,
    before ?? listOf(roots.old["servers"]),
    after ?? listOf(roots.new["servers"]),
  );
}

function ownServers({ operation, item }: LocatedOperation): readonly unknown[] | undefined {
  const own = member(operation, "servers") ?? member(item, "servers");
  return own === undefined ? undefined : listOf(own);
}

function changed(
  subject: Subject,
  old: readonly unknown[],
  next: readonly unknown[],
): readonly Change[] {
  return addresses(old) === addresses(next)
    ? []
    : [changeOf("server-changed", subject, { old, new: next, at: "/servers" })];
}

/** The servers without their descriptions. */
function addresses(servers: readonly unknown[]): string {
  return canonical(
    servers.map((server) => {
      const { description: _text, ...address } = objectOf(server);
      return address;
    }),
  );
}
