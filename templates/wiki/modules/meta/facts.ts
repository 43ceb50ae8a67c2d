// Modules that return facts from the wiki's data.

import { isJsonObject } from "../../../runtime/model/json.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import { argumentList, argumentText } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { isFromAnyOrigin, tokenOf } from "../../call/token.js";
import { generalFacts, timeOf } from "../../data/site.js";
import { fieldRenderer, rowFields } from "../../select/fields.js";
import { isLoggedIn } from "../../store/caller.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../../values/row.js";

/** The wiki's login facts, with a form for name and password. */
export const authManagerInfo: CustomModule = (call) => {
  const isSensitive = argumentText(call, "securitysensitiveoperation") !== undefined;
  const action = argumentText(call, "requestsfor");
  const fields = formOf(action);
  const authmanagerinfo = {
    ...objectOrEmpty(call.store.site.facts["authmanagerinfo"]),
    ...(isSensitive && {
      securitysensitiveoperationstatus: isLoggedIn(call.caller) ? "ok" : "reauth",
    }),
    ...(action !== undefined && {
      haspreservedstate: false,
      hasprimarypreservedstate: false,
      preservedusername: "",
      ...(call.args["mergerequestfields"] === true
        ? { fields: fields ?? {} }
        : { requests: fields ? [{ ...REQUEST, fields }] : [] }),
    }),
  };
  return ok({ query: { authmanagerinfo } });
};

const REQUEST = { id: "stub-password", metadata: {}, required: "primary-required" };

/** The form fields for an action; undefined for actions without a form. */
function formOf(action: string | undefined): JsonObject | undefined {
  if (action !== "login" && action !== "create") return undefined;
  const required = { username: "Name", password: "Password" };
  if (action === "login") return fieldsOf(required, {});
  return fieldsOf(
    { ...required, retype: "Password again" },
    { email: "Email address", realname: "Real name", reason: "Reason" },
  );
}

function fieldsOf(
  required: Readonly<Record<string, string>>,
  optional: Readonly<Record<string, string>>,
): JsonObject {
  return Object.fromEntries(
    Object.entries({ ...required, ...optional }).map(([name, label]) => {
      const sensitive = label.startsWith("Password");
      const type = sensitive ? "password" : "string";
      return [name, { type, label, help: label, optional: name in optional, sensitive }];
    }),
  );
}

/** Icons by name. Icons that the data omits use the same square image. */
export const codexIcons: CustomModule = (call) => {
  const icons = objectOrEmpty(call.store.site.facts["codexicons"]);
  const found = argumentList(call, "names").map((name) => [name, icons[String(name)] ?? SQUARE]);
  return ok({ query: { codexicons: Object.fromEntries(found) } });
};

const SQUARE = '<path d="M2 2h16v16H2z"/>';

/** The file repositories. */
export const fileRepos: CustomModule = (call, result) => {
  const { server } = generalFacts(call.store.site);
  const show = fieldRenderer(rowFields(result), call, "repos");
  const repos = listOrEmpty(call.store.site.facts["repos"])
    .filter(isJsonObject)
    .map((repo) => show({ favicon: `${textOrEmpty(server)}/favicon.ico`, ...repo }));
  return ok({ query: { repos } });
};

/** The languages of the wiki, by code. */
export const languageInfo: CustomModule = (call, result) => {
  const known = objectOrEmpty(call.store.site.facts["languageinfo"]);
  const codes = argumentList(call, "code").map(String);
  const isAll = codes.length === 1 && codes[0] === "*";
  const show = fieldRenderer(rowFields(result), call, "languageinfo");
  const languages = Object.entries(known)
    .filter(([code]) => isAll || codes.includes(code))
    .map(([code, language]) => {
      const fields = objectOrEmpty(language);
      // Most languages have a single variant with the same name.
      const [variant] = listOrEmpty(fields["variants"]).map(textOrEmpty);
      const variantnames = { [variant ?? code]: fields["autonym"] };
      return [code, show({ code, variantnames, ...fields })] as const;
    });
  const unknown = isAll ? [] : codes.filter((code) => known[code] === undefined);
  const text = `${call.module.prefix}code: the wiki does not have these languages: ${unknown.join(", ")}`;
  return ok({
    query: { languageinfo: Object.fromEntries(languages) },
    ...(unknown.length > 0 && { warnings: [{ code: "unrecognizedvalues", text }] }),
  });
};

/** Tokens, which are constant within a session. Pages of other origins do not receive tokens. */
export const tokens: CustomModule = (call) => {
  if (isFromAnyOrigin(call.wire))
    return ok({
      warnings: [{ code: "tokens-origin", text: "Pages of other origins do not receive tokens." }],
    });
  const time = timeOf(call.store.site);
  const entries = argumentList(call, "type").map(
    (type) => [`${String(type)}token`, tokenOf(String(type), call.caller, time)] as const,
  );
  return ok({ query: { tokens: Object.fromEntries(entries) } });
};
