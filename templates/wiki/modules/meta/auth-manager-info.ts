// Meta modules of the stub that no selection describes.

import type { JsonObject } from "../../../runtime/model/json.js";
import { argument, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { isLoggedIn } from "../../store/caller.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import { objectOrEmpty } from "../../values/row.js";

/** The facts about login of the wiki, with a form for name and password. */
export const authManagerInfo: CustomModule = (call) => {
  const { authmanagerinfo } = call.store.site.facts;
  const known = objectOrEmpty(authmanagerinfo);
  const isSensitive = argumentText(call, "securitysensitiveoperation") !== undefined;
  return ok({
    query: {
      authmanagerinfo: {
        canauthenticatenow: true,
        cancreateaccounts: true,
        canlinkaccounts: false,
        ...known,
        ...(isSensitive && {
          securitysensitiveoperationstatus: isLoggedIn(call.caller) ? "ok" : "reauth",
        }),
        ...(argumentText(call, "requestsfor") !== undefined && requestsFor(call)),
      },
    },
  });
};

function requestsFor(call: ModuleCall): JsonObject {
  const state = {
    haspreservedstate: false,
    hasprimarypreservedstate: false,
    preservedusername: "",
  };
  const action = argumentText(call, "requestsfor");
  const isRequested = action === "login" || action === "create";
  if (argument(call, "mergerequestfields") === true) return { ...state, fields: FIELDS };
  return {
    ...state,
    requests: isRequested
      ? [{ id: "stub-password", metadata: {}, required: "primary-required", fields: FIELDS }]
      : [],
  };
}

const FIELDS: JsonObject = {
  username: fieldOf("string", "Name", false),
  password: fieldOf("password", "Password", true),
  rememberMe: { ...fieldOf("checkbox", "Stay logged in", false), optional: true },
};

function fieldOf(type: string, label: string, sensitive: boolean): JsonObject {
  return {
    type,
    label,
    help: `The stub reads it as a server does: ${label}.`,
    optional: false,
    sensitive,
  };
}
