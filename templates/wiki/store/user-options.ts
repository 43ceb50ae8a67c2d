import type { JsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { objectOrEmpty } from "../values/row.js";
import type { Caller } from "./caller.js";
import type { Store } from "./store.js";

/** An account's known preferences, with defaults. */
export function defaultOptions({ facts }: Site): JsonObject {
  const { options } = objectOrEmpty(facts["userinfo"]);
  return { ...objectOrEmpty(facts["defaultoptions"]), ...objectOrEmpty(options) };
}

/** Whether a caller has turned an option on (`UserOptionsLookup::getBoolOption`). */
export function hasOption({ name }: Caller, store: Store, option: string): boolean {
  const row = store.find("useroptions", "owner", name).find((each) => each["name"] === option);
  const value = row?.["value"] ?? defaultOptions(store.site)[option] ?? ON_BY_DEFAULT.has(option);
  return Boolean(value) && value !== "0";
}

/** Options that are on unless a wiki's facts set them (`$wgDefaultUserOptions`). */
const ON_BY_DEFAULT: ReadonlySet<string> = new Set([
  "watchcreations",
  "watchdefault",
  "watchuploads",
]);
