// The checks with which actions begin.

import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";

/** The error of a caller without a right. */
export function rightRefusal(
  { caller }: Pick<ActionCall, "caller">,
  right: string,
  activity: string,
): Refused | undefined {
  return caller.rights.has(right)
    ? undefined
    : refused("permissiondenied", `You are not allowed to ${activity}.`);
}

/** The error of a request that has none or several of some parameters, of which it must have one. */
export function onlyOneRefusal(
  call: Pick<ActionCall, "args">,
  names: readonly string[],
): Refused | undefined {
  return names.some((name) => call.args[name] !== undefined)
    ? severalRefusal(call, names)
    : refused("missingparam", `One of ${list(names, "or")} is required.`);
}

/** The error of a request that has several of some parameters. */
export function severalRefusal(
  { args }: Pick<ActionCall, "args">,
  names: readonly string[],
): Refused | undefined {
  return names.filter((name) => args[name] !== undefined).length > 1
    ? refused("invalidparammix", `${list(names, "and")} cannot be used together.`)
    : undefined;
}

function list(names: readonly string[], conjunction: "and" | "or"): string {
  return `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`;
}
