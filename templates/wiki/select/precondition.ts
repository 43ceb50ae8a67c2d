import type { ApiMessage } from "../../runtime/model/api-message.js";
import { argument, argumentList, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { isLoggedIn } from "../store/caller.js";
import { hasForm } from "./form.js";
import type { PageSet } from "../pages/page-set.js";
import type { Precondition } from "./condition-types.js";
import type { Selection, Warning } from "./selection.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { parseTitle } from "../data/title.js";

/** Whether all preconditions are met. */
export function allHold(preconditions: readonly Precondition[], call: ModuleCall): boolean {
  return preconditions.every((precondition) => holds(precondition, call));
}

/** The first error whose preconditions hold. */
export function findRefusal(
  { refuse, warn }: Pick<Selection, "refuse" | "warn">,
  call: ModuleCall,
): Refused | undefined {
  const found = refuse?.find(({ when }) => allHold(when, call));
  if (!found) return undefined;
  const warnings = found.late === true ? collectWarnings(warn, call) : [];
  const { code, text, late = false } = found;
  return { ...refused(code, text), late, ...(warnings.length > 0 && { warnings }) };
}

/** The warnings whose preconditions hold. */
export function collectWarnings(
  warnings: readonly Warning[] = [],
  call: ModuleCall,
): readonly ApiMessage[] {
  return warnings
    .filter(({ when }) => allHold(when, call))
    .map(({ code, text, feature }) => ({
      code,
      text,
      ...(feature !== undefined && { data: { feature } }),
    }));
}

function holds(precondition: Precondition, call: ModuleCall): boolean {
  if ("given" in precondition)
    return [precondition.given].flat().some((name) => isGiven(name, call));
  if ("absent" in precondition) return !isGiven(precondition.absent, call);
  if ("filled" in precondition) return argument(call, precondition.filled) !== undefined;
  if ("untitled" in precondition) return isUntitled(precondition.untitled, call);
  if ("several" in precondition) return argumentList(call, precondition.several).length > 1;
  if ("generator" in precondition) return call.asGenerator === precondition.generator;
  if ("redirects" in precondition)
    return (call.query["redirects"] === true) === precondition.redirects;
  if ("loggedIn" in precondition) return isLoggedIn(call.caller) === precondition.loggedIn;
  if ("right" in precondition)
    return [precondition.right].flat().some((right) => call.caller.rights.has(right));
  if ("pages" in precondition) return isAbout(call.pages, precondition);
  if ("revids" in precondition) return isAboutRevisions(call.pages, precondition.revids);
  if ("not" in precondition) return !holds(precondition.not, call);
  if ("anyOf" in precondition) return precondition.anyOf.some((each) => holds(each, call));
  const values = argumentList(call, precondition.param);
  if ("unlike" in precondition)
    return values.some(
      (value) => typeof value === "string" && !hasForm(value, precondition.unlike),
    );
  return precondition.is.some((value) => values.includes(value));
}

/** Whether a request has a parameter, if only with an empty list. */
export function isGiven(name: string, { args }: ModuleCall): boolean {
  return Object.hasOwn(args, name) && args[name] !== undefined && args[name] !== false;
}

function isUntitled(name: string, call: ModuleCall): boolean {
  const text = argumentText(call, name);
  return text !== undefined && parseTitle(call.store.site, text).kind !== "title";
}

type PagesPrecondition = Extract<Precondition, { readonly pages: unknown }>;

function isAbout(pages: PageSet, { pages: wanted, namespace }: PagesPrecondition): boolean {
  const titles = pages.titles();
  const named = pages.entries
    .filter((entry) => "ns" in entry)
    .filter(({ ns }) => namespace === undefined || ns === namespace);
  switch (wanted) {
    case "none":
      return titles.length === 0;
    case "several":
      return titles.length > 1;
    case "several existing":
      return pages.existing().length > 1;
    case "several namespaces":
      return new Set(named.map(({ ns }) => ns)).size > 1;
    case "several keys":
      return new Set(named.map(({ key }) => key)).size > 1;
  }
}

function isAboutRevisions(
  { revids, deletedRevids }: PageSet,
  required: Extract<Precondition, { readonly revids: unknown }>["revids"],
): boolean {
  switch (required) {
    case "any":
      return revids.length + deletedRevids.length > 0;
    case "live":
      return revids.length > 0;
    case "deleted":
      return deletedRevids.length > 0;
    case "several live":
      return revids.length > 1;
  }
}
