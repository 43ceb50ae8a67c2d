// The preferences of accounts.

import type { Site } from "../data/site.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Caller } from "./caller.js";
import type { Store } from "./store.js";

/** Options of an account that are known, with their defaults. */
export function defaultOptions({ facts }: Site): Readonly<Record<string, unknown>> {
  const { options } = objectOrEmpty(facts["userinfo"]);
  return { ...objectOrEmpty(facts["defaultoptions"]), ...objectOrEmpty(options) };
}

/** Whether a caller has an option that is on or off (`UserOptionsLookup::getBoolOption`). */
export function hasOption({ name }: Caller, store: Store, option: string): boolean {
  const row = store.find("useroptions", "owner", name).find((each) => each["name"] === option);
  if (row) return isOn(textOrEmpty(row["value"]));
  const standard = defaultOptions(store.site)[option];
  return standard === undefined ? ON_BY_DEFAULT.has(option) : isOn(standard);
}

function isOn(value: unknown): boolean {
  return typeof value === "string" ? value !== "" && value !== "0" : Boolean(value);
}

/** Options that are on if the facts of a wiki do not have them (`$wgDefaultUserOptions`). */
const ON_BY_DEFAULT: ReadonlySet<string> = new Set([
  "watchcreations",
  "watchdefault",
  "watchuploads",
]);
