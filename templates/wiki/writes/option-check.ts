import type { Site } from "../data/site.js";
import { defaultOptions } from "../store/user-options.js";
import { utf8 } from "../values/bytes.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";

/** The longest value (`UserOptionsManager::MAX_BYTES_OPTION_VALUE`). */
const MAX_VALUE_BYTES = 65_530;

/** Whether a caller can give an option a value. Null is the default. */
export function isOptionValue(
  site: Site,
  rights: ReadonlySet<string>,
  name: string,
  value: string | null,
): boolean {
  if (utf8(value ?? "").length > MAX_VALUE_BYTES) return false;
  if (name.startsWith("userjs-")) return name.length <= 255 && !/[^a-zA-Z0-9_-]/.test(name);
  // Different pages change the name and the email address, and variants depend on the language.
  const isKnown = Object.hasOwn(defaultOptions(site), name);
  if (!isKnown || /^variant-|^(?:email|realname)$/.test(name)) return false;
  const needed = NEEDED_RIGHTS[name];
  if (needed && !needed.some((right) => rights.has(right))) return false;
  if (value === null) return true;
  if (NUMBERS.has(name)) return /^[+-]?\d+(?:\.\d+)?$/.test(value.trim());
  return allowedValues(site, name)?.includes(value) !== false;
}

/** The options that the preferences show only with one of some rights (`DefaultPreferencesFactory`). */
const NEEDED_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  watchdefault: ["edit"],
  watchmoves: ["move"],
  watchdeletion: ["delete"],
  watchcreations: ["createpage", "createtalk"],
  watchrollback: ["rollback"],
  watchuploads: ["upload"],
  norollbackdiff: ["rollback"],
  showrollbackconfirmation: ["rollback"],
  minordefault: ["minoredit"],
  hidepatrolled: ["patrol", "patrolmarks"],
  newpageshidepatrolled: ["patrol", "patrolmarks"],
  watchlisthidepatrolled: ["patrol", "patrolmarks"],
};

const NUMBERS: ReadonlySet<string> = new Set([
  "rclimit",
  "wllimit",
  "rcdays",
  "watchlistdays",
  "searchlimit",
]);

/** The values of the options that scripts change; undefined for any value. */
function allowedValues({ facts }: Site, name: string): readonly string[] | undefined {
  switch (name) {
    case "gender":
      return ["unknown", "female", "male"];
    case "editfont":
      return ["monospace", "sans-serif", "serif"];
    case "skin":
    case "language":
      return listOrEmpty(facts[`${name}s`])
        .map(objectOrEmpty)
        .flatMap(({ code, unusable }) => (unusable === true ? [] : [textOrEmpty(code)]));
    default:
      return undefined;
  }
}
