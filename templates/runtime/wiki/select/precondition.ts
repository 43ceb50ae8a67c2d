import type { ApiMessage } from "../../model/api-message.js";
import { argument, argumentList, argumentText } from "../call/module-call.js";
import type { Asked } from "../call/module-call.js";
import { isLoggedIn } from "../store/caller.js";
import { hasForm } from "./form.js";
import type { PageSet } from "../pages/page-set.js";
import type { Guard, Selection, Warning } from "./selection.js";
import { refused } from "../../query-service/outcome.js";
import type { Refused } from "../../query-service/outcome.js";
import { parseTitle } from "../data/title.js";

/** Whether all guards hold. */
export function allHold(guards: readonly Guard[], asked: Asked): boolean {
  return guards.every((guard) => holds(guard, asked));
}

/** The first refusal that applies. */
export function refusal(
  { refuse, warn }: Pick<Selection, "refuse" | "warn">,
  asked: Asked,
): Refused | undefined {
  const found = refuse?.find(({ when }) => allHold(when, asked));
  if (!found) return undefined;
  const warnings = found.late === true ? warned(warn, asked) : [];
  const { code, text, late = false } = found;
  return { ...refused(code, text), late, ...(warnings.length > 0 && { warnings }) };
}

/** The warnings that apply. */
export function warned(warnings: readonly Warning[] = [], asked: Asked): readonly ApiMessage[] {
  return warnings
    .filter(({ when }) => allHold(when, asked))
    .map(({ code, text, feature }) => ({
      code,
      text,
      ...(feature !== undefined && { data: { feature } }),
    }));
}

function holds(guard: Guard, asked: Asked): boolean {
  if ("given" in guard) return isGiven(guard.given, asked);
  if ("absent" in guard) return !isGiven(guard.absent, asked);
  if ("filled" in guard) return argument(asked, guard.filled) !== undefined;
  if ("untitled" in guard) return isUntitled(guard.untitled, asked);
  if ("several" in guard) return argumentList(asked, guard.several).length > 1;
  if ("generator" in guard) return asked.asGenerator === guard.generator;
  if ("redirects" in guard) return (asked.query["redirects"] === true) === guard.redirects;
  if ("loggedIn" in guard) return isLoggedIn(asked.caller) === guard.loggedIn;
  if ("right" in guard) return asked.caller.rights.has(guard.right);
  if ("pages" in guard) return isAbout(asked.pages, guard);
  if ("revids" in guard) return isAboutRevisions(asked.pages, guard.revids);
  if ("not" in guard) return !holds(guard.not, asked);
  if ("anyOf" in guard) return guard.anyOf.some((each) => holds(each, asked));
  if ("allOf" in guard) return allHold(guard.allOf, asked);
  const values = argumentList(asked, guard.param);
  if ("unlike" in guard)
    return values.some((value) => typeof value === "string" && !hasForm(value, guard.unlike));
  return guard.is.some((value) => values.includes(value));
}

function isGiven(name: string, { args }: Asked): boolean {
  return Object.hasOwn(args, name) && args[name] !== undefined && args[name] !== false;
}

function isUntitled(name: string, asked: Asked): boolean {
  const text = argumentText(asked, name);
  return text !== undefined && parseTitle(asked.store.site, text).kind !== "title";
}

type Extent = Extract<Guard, { readonly pages: unknown }>;

function isAbout(pages: PageSet, { pages: extent, namespace }: Extent): boolean {
  const titles = pages.titles();
  const named = pages.entries
    .filter((entry) => "ns" in entry)
    .filter(({ ns }) => namespace === undefined || ns === namespace);
  switch (extent) {
    case "none":
      return titles.length === 0;
    case "one":
      return titles.length === 1;
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
  extent: Extract<Guard, { readonly revids: unknown }>["revids"],
): boolean {
  switch (extent) {
    case "any":
      return revids.length + deletedRevids.length > 0;
    case "live":
      return revids.length > 0;
    case "deleted":
      return deletedRevids.length > 0;
  }
}
