import { isJsonArray, isJsonObject } from "../../../runtime/model/json.js";
import type { Json, JsonObject } from "../../../runtime/model/json.js";
import type { FieldDescriptor } from "../../../runtime/model/result-descriptor.js";
import { argument, argumentList, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { fieldDescriptorsAt } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import { completed, plainValue } from "../../values/plain-value.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";

/** Facts about the wiki, by the names that the request has. */
export const siteInfo: CustomModule = (call, result) => {
  const props = argumentList(call, "prop").map(String);
  if (props.includes("dbrepllag") && argument(call, "showalldb") === true)
    return refused("includeAllDenied", "The names of the wiki's databases are not shown.");
  const fields = fieldDescriptorsAt(result?.response, ["query"]);
  const members = props.flatMap((prop): [string, Json][] => {
    const fact = call.store.site.facts[prop];
    const field = fields[prop];
    if (fact === undefined) return field && !field.optional ? [[prop, plainValue(field.is)]] : [];
    const shown = special(prop, fact, call);
    return [[prop, field ? completedFact(shown, field) : shown]];
  });
  return ok({ query: Object.fromEntries(members) });
};

const completedFacts = /* @__PURE__ */ new WeakMap<
  object,
  { readonly field: FieldDescriptor; readonly value: Json }
>();

/** A fact with the required fields that it lacks; made once for each fact of a wiki. */
function completedFact(fact: Json, field: FieldDescriptor): Json {
  if (typeof fact !== "object" || fact === null) return completed(fact, field.is);
  const known = completedFacts.get(fact);
  if (known?.field === field) return known.value;
  const value = completed(fact, field.is);
  completedFacts.set(fact, { field, value });
  return value;
}

function special(prop: string, fact: Json, call: ModuleCall): Json {
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
