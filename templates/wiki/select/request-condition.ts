// Conditions on requests, and errors for requests that meet them.

import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { argument, argumentList, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { generalFacts } from "../data/site.js";
import { ruleRefusal } from "../call/rule-refusal.js";
import { parseTitle } from "../data/title.js";
import type { Refusal, When } from "./selection.js";

/** Whether a request sets a parameter, even to an empty list. */
export function isGiven({ args }: ModuleCall, name: string): boolean {
  return Object.hasOwn(args, name) && args[name] !== undefined && args[name] !== false;
}

/** The request sets one of the parameters, even to an empty list. */
export function given(...names: readonly string[]): When {
  return (call) => {
    for (const name of names) if (isGiven(call, name)) return true;
    return false;
  };
}

/** The request does not set the parameter. */
export function absent(name: string): When {
  return (call) => !isGiven(call, name);
}

/** The parameter has a value in the request or a default. */
export function filled(name: string): When {
  return (call) => argument(call, name) !== undefined;
}

/** The argument is one of these values. */
export function has(name: string, ...values: readonly (string | boolean)[]): When {
  return (call) => values.some((value) => argumentList(call, name).includes(value));
}

/** The argument is a string that does not match this pattern. */
export function unlike(name: string, form: RegExp): When {
  return (call) => argumentList(call, name).some((value) => !form.test(String(value)));
}

/** The argument is not a valid title on the wiki. */
export function untitled(name: string): When {
  return (call) => {
    const text = argumentText(call, name);
    return text !== undefined && parseTitle(call.store.site, text).kind !== "title";
  };
}

/** The caller has one of the rights. */
export function allowed(...rights: readonly string[]): When {
  return ({ caller }) => rights.some((right) => caller.rights.has(right));
}

/** The wiki does not run slow queries. */
export const isMiser: When = ({ store }) => generalFacts(store.site)["misermode"] === true;

export const asGenerator: When = (call) => call.asGenerator;

/** The request does not meet the condition. */
export function not(when: When): When {
  return (call) => !when(call);
}

/** The request meets all conditions. */
export function both(...whens: readonly When[]): When {
  return (call) => whens.every((when) => when(call));
}

/** The request meets one of the conditions. */
export function either(...whens: readonly When[]): When {
  return (call) => whens.some((when) => when(call));
}

/** The error for a request that meets all conditions. */
export function refuse(code: string, text: string, ...whens: readonly When[]): Refusal {
  return (call) => {
    for (const when of whens) if (!when(call)) return undefined;
    return refused(code, text);
  };
}

/** The error, which comes after the module's warnings. */
export function late(refusal: Refusal): Refusal {
  return (call) => {
    const reason = refusal(call);
    return reason && { ...reason, late: true };
  };
}

/** The error for parameters that cannot be used together. */
export function refuseMix(text: string, ...whens: readonly When[]): Refusal {
  return refuse("invalidparammix", text, ...whens);
}

/** The error for a request that breaks a module rule about several parameters. */
export const brokenRule: Refusal = ruleRefusal;

/** The first error that occurs. */
export function findRefusal(
  refusals: readonly Refusal[] = [brokenRule],
  call: ModuleCall,
): Refused | undefined {
  for (const refusal of refusals) {
    const reason = refusal(call);
    if (reason) return reason;
  }
  return undefined;
}
