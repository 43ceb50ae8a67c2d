import { ruleRefusal } from "../call/rule-refusal.js";
import { optionsModule } from "../../../generated/actions/options_.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import { argumentText } from "../call/module-call.js";
import { isLoggedIn } from "../store/caller.js";
import { defaultOptions } from "../store/user-options.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { Cell } from "../values/row.js";
import { textsOf } from "./arguments.js";
import type { Draft } from "./draft.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";
import type { UserOptionRow } from "../data/wiki.js";

/** New option values by name; null is the default. */
type OptionValues = ReadonlyMap<string, string | null>;

/** The action `options`. Invalid option values cause warnings. */
export const optionsAction: WriteAction = {
  module: optionsModule,
  unsupported: ["global"],
  checksRules: true,
  run(call) {
    const { args, caller } = call;
    if (!isLoggedIn(caller)) refuse("notloggedin", "Log in to change preferences.");
    check(rightRefusal(call, "editmyoptions", "change your preferences"));
    check(ruleRefusal(call));
    const changes = [...requestedValues(call)];
    const isReset = args["reset"] === true;
    if (!isReset && changes.length === 0)
      refuse("nochanges", "The request does not change any preference.");
    const valid = changes.filter(([name, value]) => isOptionValue(call, name, value));
    const warnings = changes
      .filter((change) => !valid.includes(change))
      .map(([name]): ApiMessage => ({
        code: "validationfailed",
        text: `The preference "${name}" does not exist, or it cannot have this value.`,
      }));
    const reset = isReset ? resetNames(call) : [];
    if (isReset || valid.length > 0)
      call.change((draft) => changeOptions(draft, caller.name, reset, new Map(valid)));
    return { body: { options: "success" }, warnings };
  },
};

function requestedValues(call: WriteCall): OptionValues {
  const values = new Map<string, string | null>();
  for (const entry of textsOf(call, "change")) {
    const [name = "", ...rest] = entry.split("=");
    values.set(name, rest.length === 0 ? null : rest.join("="));
  }
  const name = argumentText(call, "optionname");
  if (name !== undefined) values.set(name, argumentText(call, "optionvalue") ?? null);
  return values;
}

/**
 * The options that the preferences show only to users with a right (`DefaultPreferencesFactory`).
 */
const NEEDED_RIGHTS: ReadonlyMap<string, string> = new Map([
  ["watchdefault", "edit"],
  ["watchmoves", "move"],
  ["watchdeletion", "delete"],
  ["watchrollback", "rollback"],
  ["watchuploads", "upload"],
]);

/** Whether an option exists, and the caller can set it to a value. */
function isOptionValue({ caller, store }: WriteCall, name: string, value: string | null): boolean {
  if (name.startsWith("userjs-")) return /^[\w-]{1,255}$/.test(name);
  const defaults = defaultOptions(store.site);
  const standard = defaults[name];
  // The name and the email address are changed on other pages, and variants depend on the language.
  const isChangeable = !/^variant-|^(?:email|realname)$/.test(name);
  if (!Object.hasOwn(defaults, name) || !isChangeable) return false;
  const right = NEEDED_RIGHTS.get(name);
  if (right !== undefined && !caller.rights.has(right)) return false;
  if (value === null) return true;
  if (typeof standard === "number") return /^[+-]?\d+(?:\.\d+)?$/.test(value.trim());
  if (name === "gender") return ["unknown", "female", "male"].includes(value);
  if (name === "editfont") return ["monospace", "sans-serif", "serif"].includes(value);
  if (name !== "skin" && name !== "language") return true;
  return listOrEmpty(store.site.facts[`${name}s`])
    .map(objectOrEmpty)
    .some(({ code, unusable }) => code === value && unusable !== true);
}

/** The caller's options of the kinds to reset. */
function resetNames(call: WriteCall): readonly string[] {
  const kinds = textsOf(call, "resetkinds");
  return call.store
    .find("useroptions", "owner", call.caller.name)
    .map(({ name }) => textOrEmpty(name))
    .filter((name) => {
      const kind = name.startsWith("userjs-") ? "userjs" : "registered";
      return kinds.includes("all") || kinds.includes(kind);
    });
}

/** Changes an account's preferences. Default values are not stored. */
function changeOptions(
  draft: Draft,
  owner: string,
  reset: readonly string[],
  set: OptionValues,
): void {
  const { users, useroptions = [] } = draft.tables;
  const defaults = defaultOptions(draft.site);
  const isChanged = (name: string): boolean => reset.includes(name) || set.has(name);
  const kept = useroptions.filter((row) => row.owner !== owner || !isChanged(row.name));
  const fresh = [...set].flatMap(([name, value]): UserOptionRow[] =>
    value === null || isDefault(defaults[name], value) ? [] : [{ owner, name, value }],
  );
  const gender = set.get("gender") ?? "unknown";
  draft.put({
    users: users.map((row) =>
      row.name === owner && isChanged("gender") ? { ...row, gender } : row,
    ),
    useroptions: [...kept, ...fresh],
  });
}

/** Whether a value is the default: false, 0 and the empty string are equal. */
function isDefault(standard: Cell, value: string): boolean {
  if (typeof standard === "boolean") return standard === (value !== "" && value !== "0");
  if (typeof standard === "number") return Number(value) === standard;
  return (standard === null ? "" : standard) === value;
}
