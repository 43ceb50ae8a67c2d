import { defaultOptions } from "../store/user-options.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Site } from "../data/site.js";

/** Why a caller cannot give an option a value; undefined if they can. Null is the default. */
export function optionProblem(
  site: Site,
  rights: ReadonlySet<string>,
  name: string,
  value: string | null,
): string | undefined {
  if (name.startsWith("userjs-")) {
    if (name.length > 255) return "the name is longer than 255 bytes";
    if (/[^a-zA-Z0-9_-]/.test(name)) return "the name has invalid characters";
    return lengthProblem(value);
  }
  if (SPECIAL.has(name)) return "this module cannot set it";
  const defaults = defaultOptions(site);
  if (!Object.hasOwn(defaults, name) || /^variant-|^email$/.test(name)) return "no such preference";
  const needed = NEEDED_RIGHTS[name];
  if (needed && !needed.some((right) => rights.has(right))) return "no such preference";
  return value === null ? undefined : (valueProblem(site, name, value) ?? lengthProblem(value));
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

/** Options that the preferences show and that other pages change. */
const SPECIAL: ReadonlySet<string> = new Set(["realname"]);

/** The longest value (`UserOptionsManager::MAX_BYTES_OPTION_VALUE`). */
const MAX_VALUE_BYTES = 65_530;

function lengthProblem(value: string | null): string | undefined {
  return new TextEncoder().encode(value ?? "").length > MAX_VALUE_BYTES
    ? "the value is too long"
    : undefined;
}

/** The server validates values by the fields of its form; the stub knows those that scripts change. */
function valueProblem(site: Site, name: string, value: string): string | undefined {
  const allowed = allowedValues(site, name);
  if (allowed) return allowed.includes(value) ? undefined : "the value is not an option";
  if (!NUMBERS.has(name)) return undefined;
  return /^[+-]?\d+(?:\.\d+)?$/.test(value.trim()) ? undefined : "the value is not a number";
}

function allowedValues({ facts }: Site, name: string): readonly string[] | undefined {
  switch (name) {
    case "gender":
      return ["unknown", "female", "male"];
    case "editfont":
      return ["monospace", "sans-serif", "serif"];
    case "skin":
      return listOrEmpty(facts["skins"]).flatMap((skin) => {
        const { code, unusable } = objectOrEmpty(skin);
        return unusable === true ? [] : [textOrEmpty(code)];
      });
    case "language":
      return listOrEmpty(facts["languages"]).map((each) =>
        textOrEmpty(objectOrEmpty(each)["code"]),
      );
    default:
      return undefined;
  }
}

const NUMBERS: ReadonlySet<string> = new Set([
  "rclimit",
  "wllimit",
  "rcdays",
  "watchlistdays",
  "searchlimit",
]);
