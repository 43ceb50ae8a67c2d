import { isJsonArray, isJsonObject } from "../../../runtime/model/json.js";
import type { Json, JsonObject } from "../../../runtime/model/json.js";
import { argument, argumentList } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";

/** Facts about the wiki, by their names in requests. */
export const siteInfo: CustomModule = (call) => {
  const props = argumentList(call, "prop").map(String);
  if (props.includes("dbrepllag") && argument(call, "showalldb") === true)
    return refused("includeAllDenied", "The names of the wiki's databases are hidden.");
  const members = props.flatMap((prop): [string, Json][] => {
    const fact = call.store.site.facts[prop];
    return fact === undefined ? [] : [[prop, requestedPart(prop, fact, call)]];
  });
  return ok({ query: Object.fromEntries(members) });
};

/** The items in a fact that other parameters select. */
function requestedPart(prop: string, fact: Json, call: ModuleCall): Json {
  const items = isJsonArray(fact) ? fact.filter(isJsonObject) : [];
  const wanted = argument(call, "filteriw");
  if (prop === "interwikimap" && wanted !== undefined)
    return items.filter(({ local }) => (local === true) === (wanted === "local"));
  if (prop !== "usergroups") return fact;
  const isCounted = argument(call, "numberingroup") === true;
  return items.map(({ number, ...group }) => {
    const count = isCounted ? (number ?? sizeOf(group, call)) : undefined;
    return { ...group, ...(count !== undefined && { number: count }) };
  });
}

/** The number of members; undefined for implicit groups. */
function sizeOf({ name }: JsonObject, { store }: ModuleCall): number | undefined {
  if (name === "*" || name === "autoconfirmed") return undefined;
  const users = store.rows("users");
  if (name === "user") return users.length;
  return users.filter(({ groups }) => Array.isArray(groups) && groups.includes(name)).length;
}
