import type { JsonObject } from "../../../runtime/model/json.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import { argumentList } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { addressRange } from "../../data/ip-address.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";

/** Characters that are not valid in user names. */
const NEVER = /[#<>[\]|{}/\p{Cc}]/u;

/** Characters that are not valid in new user names. */
const RESERVED = /[@:>]/;

/** Flags that responses include even if they are false. */
const FLAGS = [
  "emailable",
  "blockpartial",
  "blocknocreate",
  "blockanononly",
  "blockemail",
  "blockowntalk",
];

/**
 * Accounts by name or number, in request order; invalid names come first (observed on MediaWiki
 * 1.39 to 1.45).
 */
export const users: CustomModule = (call, result) => {
  const { caller, store, module } = call;
  const columns = { groups: "effectivegroups" };
  const show = fieldRenderer(rowFields(result), call, "users", { columns, falses: FLAGS });
  const isCreating = argumentList(call, "prop").includes("cancreate");
  const account = (column: "name" | "userid", value: string | number): JsonObject => {
    const [row] = store.find("users", column, value);
    if (row && (row["hidden"] !== true || caller.rights.has("hideuser"))) return show(row);
    const cancreate = !row && caller.rights.has("createaccount") && !RESERVED.test(String(value));
    const isNew = isCreating && column === "name";
    return { [column]: value, missing: true, ...(isNew && { cancreate }) };
  };
  const names = argumentList(call, "users").map(String);
  const list = [
    ...names
      .filter((name) => canonical(name) === undefined)
      .map((name) => ({ name, invalid: true })),
    ...names
      .map(canonical)
      .filter((name) => name !== undefined)
      .map((name) => account("name", name)),
    ...argumentList(call, "userids").map((id) => account("userid", Number(id))),
  ];
  return ok({ query: { [module.name]: list } });
};

/** Normalizes a user name; undefined if it is invalid. */
function canonical(text: string): string | undefined {
  const [first = "", ...others] = text.replaceAll("_", " ").trim();
  const name = first.toUpperCase() + others.join("");
  return name === "" || NEVER.test(name) || addressRange(name) ? undefined : name;
}
