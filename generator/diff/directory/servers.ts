import { changeOf } from "../change/change.js";
import type { Change, Subject } from "../change/change.js";
import type { UnknownObject } from "../../json/value.js";
import { canonical, listOf, member, objectOf } from "../../json/value.js";
import type { LocatedOperation } from "./operations.js";

/** Compares the servers of a directory. */
export function serverChanges(
  subject: Subject,
  old: UnknownObject,
  next: UnknownObject,
): readonly Change[] {
  return changed(subject, listOf(old["servers"]), listOf(next["servers"]));
}

/**
 * Compares the servers of an operation if it or its path has some (OpenAPI 3.1, Operation Object).
 * Those of the directory are compared once.
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
