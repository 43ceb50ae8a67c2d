import { optionsModule } from "../../../../generated/actions/options_.js";
import type { ApiMessage } from "../../../runtime/model/api-message.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import { argumentList } from "../../call/module-call.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { isSince } from "../../data/wiki-version.js";
import { isLoggedIn } from "../../store/caller.js";
import { textOrEmpty } from "../../values/row.js";
import type { Changed } from "../effects/changed.js";
import { optionProblem } from "./option-check.js";
import type { OptionsChange } from "./user-change.js";

/** The action `options`. Values that an option cannot have are warnings. */
export function optionsAction(commit: (change: OptionsChange) => Changed): StubAction {
  return {
    module: optionsModule,
    unsupported: ["global"],
    run(call) {
      const { args, caller, store } = call;
      if (!isLoggedIn(caller))
        return refused("notloggedin", "Only who has logged in has preferences.");
      if (!caller.rights.has("editmyoptions"))
        return refused("permissiondenied", "The caller may not change their preferences.");
      if (args["optionvalue"] !== undefined && args["optionname"] === undefined)
        return refused("nooptionname", "optionvalue requires optionname.");
      const changes = requestedValues(call);
      const isReset = args["reset"] === true;
      if (!isReset && changes.size === 0)
        return refused("nochanges", "The request changes nothing.");
      const checked = [...changes].map(
        ([name, value]) =>
          [name, value, optionProblem(store.site, caller.rights, name, value)] as const,
      );
      const set = checked.flatMap(([name, value, problem]) =>
        problem === undefined ? [[name, value] as const] : [],
      );
      const warnings = checked.flatMap(([name, , problem]): ApiMessage[] =>
        problem === undefined
          ? []
          : [
              {
                code: "validationfailed",
                text: `The preference "${name}" rejects the value: ${problem}.`,
              },
            ],
      );
      if (isReset || set.length > 0)
        commit({
          kind: "options",
          user: caller.name,
          reset: isReset ? resetNames(call) : [],
          set: Object.fromEntries(set),
        });
      return ok({ body: { options: "success" }, warnings });
    },
  };
}

/** New values by name, the last one of each; null for the default. */
function requestedValues(call: ActionCall): ReadonlyMap<string, string | null> {
  const values = new Map<string, string | null>();
  for (const entry of argumentList(call, "change").map(String)) {
    const equals = entry.indexOf("=");
    if (equals < 0) values.set(entry, null);
    else values.set(entry.slice(0, equals), entry.slice(equals + 1));
  }
  const { optionname, optionvalue } = call.args;
  if (typeof optionname === "string")
    values.set(optionname, typeof optionvalue === "string" ? optionvalue : null);
  return values;
}

/**
 * The options of the caller that are of the kinds to reset. Before 1.43, the server resets options of
 * scripts with all others only.
 */
function resetNames(call: ActionCall): readonly string[] {
  const { caller, store } = call;
  const kinds = argumentList(call, "resetkinds");
  return store.find("useroptions", "owner", caller.name).flatMap(({ name }) => {
    const text = textOrEmpty(name);
    const kind = text.startsWith("userjs-") ? "userjs" : "registered";
    const isNamed = kinds.includes(kind) && (kind !== "userjs" || isSince(store.site, "1.43"));
    return kinds.length === 0 || kinds.includes("all") || isNamed ? [text] : [];
  });
}
