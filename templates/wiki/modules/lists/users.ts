import type { Json, JsonObject } from "../../../runtime/model/json.js";
import { addressRange } from "../../data/ip-address.js";
import { argumentList } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import { textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/** Signs that names of users do not have. */
const NEVER = /[#<>[\]|{}/\p{Cc}]/u;

/** Signs that names of new users do not have. */
const RESERVED = /[@:>]/;

/**
 * Accounts by name or number, in the order of the request; invalid names are first (observed on
 * MediaWiki 1.39 to 1.45).
 */
export const users: CustomModule = (call, result) => {
  const show = fieldRenderer(rowFields(result), call, "users", {
    columns: { groups: "effectivegroups" },
    falses: [
      "emailable",
      "blockpartial",
      "blocknocreate",
      "blockanononly",
      "blockemail",
      "blockowntalk",
    ],
  });
  const shown = (row: TableRow | undefined, otherwise: JsonObject): JsonObject =>
    row && !isHidden(row, call) ? show(row) : otherwise;
  const { store } = call;
  const names = argumentList(call, "users").map(String);
  const invalid = names.filter((name) => canonical(name) === undefined);
  const valid = names.flatMap((name) => canonical(name) ?? []);
  const byName = valid.map((name) =>
    shown(store.find("users", "name", name)[0], missing({ name }, call)),
  );
  const byId = argumentList(call, "userids").map((id) => {
    const userid = Number(id);
    return shown(store.find("users", "userid", userid)[0], { userid, missing: true });
  });
  const unknown = invalid.map((name) => ({ name, invalid: true }));
  return ok({ query: { [call.module.name]: [...unknown, ...byName, ...byId] } });
};

function isHidden(row: TableRow, { caller }: ModuleCall): boolean {
  return row["hidden"] === true && !caller.rights.has("hideuser");
}

function missing(named: Readonly<Record<string, Json>>, call: ModuleCall): JsonObject {
  const wantsCreatable = argumentList(call, "prop").includes("cancreate");
  const { caller, store } = call;
  const cancreate =
    caller.rights.has("createaccount") &&
    !RESERVED.test(textOrEmpty(named["name"])) &&
    store.find("users", "name", named["name"]).length === 0;
  return { ...named, missing: true, ...(wantsCreatable && { cancreate }) };
}

/** A name as the server writes it; undefined if it is invalid. */
function canonical(text: string): string | undefined {
  const [first = "", ...others] = text.replaceAll("_", " ").trim();
  const name = first.toUpperCase() + others.join("");
  return name === "" || NEVER.test(name) || addressRange(name) ? undefined : name;
}
