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
    : [
        changeOf("server-changed", subject, {
          old,
          new: next,
          at: "/servers",
          circumstances: old.every((server, index) => isKept(server, next[index]))
            ? []
            : ["removed"],
        }),
      ];
}

/** Whether calls of the server's function still compile: it exists and takes the same variables. */
function isKept(old: unknown, next: unknown): boolean {
  if (next === undefined) return false;
  const [before, after] = [old, next].map((server) => objectOf(objectOf(server)["variables"]));
  return Object.entries(before ?? {}).every(([name, variable]) => {
    const [values, left] = [variable, after?.[name]].map((each) => objectOf(each)["enum"]);
    const isRestricted = left !== undefined && (values === undefined || !includesAll(left, values));
    return Object.hasOwn(after ?? {}, name) && !isRestricted;
  });
}

function includesAll(all: unknown, some: unknown): boolean {
  return listOf(some).every((each) => listOf(all).includes(each));
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
