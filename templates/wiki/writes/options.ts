import { optionsModule } from "../../../generated/actions/options_.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import type { UserOptionRow } from "../data/written-tables.js";
import { isLoggedIn } from "../store/caller.js";
import { defaultOptions } from "../store/user-options.js";
import { textOrEmpty } from "../values/row.js";
import { textsOf } from "./arguments.js";
import type { Draft } from "./draft.js";
import { optionProblem } from "./option-check.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** New values of options by name; null is the default. */
type OptionValues = ReadonlyMap<string, string | null>;

/** The action `options`. Values that an option cannot have are warnings. */
export const optionsAction: WriteAction = {
  module: optionsModule,
  unsupported: ["global"],
  run(call) {
    const { args, caller, store } = call;
    if (!isLoggedIn(caller)) return refused("notloggedin", "Log in to change preferences.");
    if (!caller.rights.has("editmyoptions"))
      return refused("permissiondenied", "You are not allowed to change your preferences.");
    if (args["optionvalue"] !== undefined && args["optionname"] === undefined)
      return refused("nooptionname", "optionvalue requires optionname.");
    const changes = requestedValues(call);
    const isReset = args["reset"] === true;
    if (!isReset && changes.size === 0)
      return refused("nochanges", "The request does not change any preference.");
    const problems = new Map(
      [...changes].flatMap(([name, value]) => {
        const problem = optionProblem(store.site, caller.rights, name, value);
        return problem === undefined ? [] : [[name, problem] as const];
      }),
    );
    const set = new Map([...changes].filter(([name]) => !problems.has(name)));
    const warnings = [...problems].map(([name, problem]): ApiMessage => ({
      code: "validationfailed",
      text: `The value of the preference "${name}" is invalid: ${problem}.`,
    }));
    if (isReset || set.size > 0)
      call.change((draft) =>
        changeOptions(draft, caller.name, isReset ? resetNames(call) : [], set),
      );
    return ok({ body: { options: "success" }, warnings });
  },
};

function requestedValues(call: WriteCall): OptionValues {
  const values = new Map<string, string | null>();
  for (const entry of textsOf(call, "change")) {
    const equals = entry.indexOf("=");
    if (equals < 0) values.set(entry, null);
    else values.set(entry.slice(0, equals), entry.slice(equals + 1));
  }
  const name = argumentText(call, "optionname");
  if (name !== undefined) values.set(name, argumentText(call, "optionvalue") ?? null);
  return values;
}

/** The options of the caller that are of the kinds to reset. */
function resetNames(call: WriteCall): readonly string[] {
  const { caller, store } = call;
  const kinds = textsOf(call, "resetkinds");
  return store.find("useroptions", "owner", caller.name).flatMap(({ name }) => {
    const text = textOrEmpty(name);
    const kind = text.startsWith("userjs-") ? "userjs" : "registered";
    return ["all", kind].some((each) => kinds.includes(each)) ? [text] : [];
  });
}

/** Changes the preferences of an account. A value that is the default is not kept. */
function changeOptions(
  draft: Draft,
  owner: string,
  reset: readonly string[],
  set: OptionValues,
): void {
  const { tables } = draft;
  const defaults = defaultOptions(draft.site);
  const isChanged = (name: string): boolean => reset.includes(name) || set.has(name);
  const kept = (tables.useroptions ?? []).filter(
    (row) => row.owner !== owner || !isChanged(row.name),
  );
  const fresh = [...set].flatMap(([name, value]): UserOptionRow[] =>
    value === null || isDefault(defaults[name], value) ? [] : [{ owner, name, value }],
  );
  const gender = set.get("gender") ?? "unknown";
  const users = tables.users.map((row) =>
    row.name === owner && isChanged("gender") ? { ...row, gender } : row,
  );
  draft.put({ users, useroptions: [...kept, ...fresh] });
}

/**
 * Whether a value is the default: false, 0 and the empty text are equal. An option without a default
 * may be empty.
 */
function isDefault(standard: unknown, value: string): boolean {
  if (typeof standard === "boolean") return standard === (value !== "" && value !== "0");
  if (typeof standard === "number") return value.trim() !== "" && Number(value) === standard;
  return (standard === null ? "" : standard) === value;
}
