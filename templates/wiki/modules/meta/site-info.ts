import { isJsonArray, isJsonObject } from "../../../runtime/model/json.js";
import type { Json, JsonObject } from "../../../runtime/model/json.js";
import { argument, argumentList, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";

/** Facts about the wiki, by the names that the request has. */
export const siteInfo: CustomModule = (call) => {
  const props = argumentList(call, "prop").map(String);
  if (props.includes("dbrepllag") && argument(call, "showalldb") === true)
    return refused("includeAllDenied", "The names of the wiki's databases are not shown.");
  const members = props.flatMap((prop): [string, Json][] => {
    const fact = call.store.site.facts[prop];
    return fact === undefined ? [] : [[prop, requestedPart(prop, fact, call)]];
  });
  return ok({ query: Object.fromEntries(members) });
};

/** The items of a fact that other parameters select. */
function requestedPart(prop: string, fact: Json, call: ModuleCall): Json {
  if (!isJsonArray(fact)) return fact;
  const items = fact.filter(isJsonObject);
  if (prop === "interwikimap") {
    const wanted = argumentText(call, "filteriw");
    return wanted === undefined
      ? fact
      : items.filter(({ local }) => (local === true) === (wanted === "local"));
  }
  if (prop !== "usergroups") return fact;
  const isCounted = argument(call, "numberingroup") === true;
  return items.map(({ number, ...group }) => {
    if (!isCounted) return group;
    return number === undefined ? counted(group, call) : { ...group, number };
  });
}

/** Implicit groups have no size. */
function counted(group: JsonObject, { store }: ModuleCall): JsonObject {
  const { name } = group;
  if (name === "*" || name === "autoconfirmed") return group;
  const users = store.rows("users");
  const members = users.filter(({ groups }) => Array.isArray(groups) && groups.includes(name));
  return { ...group, number: name === "user" ? users.length : members.length };
}
