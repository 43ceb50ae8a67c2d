import type { Json, JsonObject } from "../../../runtime/model/json.js";
import { argumentList, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import type { TitledEntry } from "../../pages/page-entry.js";
import { obstacles } from "../../store/permission.js";
import { protectionsOf } from "../../store/protection.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { PageFields } from "../../../runtime/query-service/page-fields.js";
import { isLoggedIn } from "../../store/caller.js";
import { listOrEmpty, objectOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/**
 * Page information from the columns of `pages`, with the actions that the caller may take. Includes
 * titles without a page.
 */
export const pageInfo: CustomModule = (call, result) => {
  const show = fieldRenderer(rowFields(result), call, "pages");
  const actions = argumentList(call, "testactions").map(String);
  const props = argumentList(call, "prop");
  const isAutoCreateTested = call.args["testactionsautocreate"] === true;
  const isFollowing = call.query["redirects"] === true;
  const pages = call.pages.titles().map((entry): PageFields => {
    const row = rowOf(entry);
    const { redirect, watched, readable, actions: _actions, ...shown } = show(row);
    return {
      id: entry.id,
      fields: {
        ...shown,
        // If redirects are resolved, the server no longer knows which pages are redirects.
        ...(redirect === true && !isFollowing && { redirect }),
        // Most flags are omitted if they are false, but not these.
        ...(props.includes("watched") && { watched: watched === true }),
        ...(props.includes("readable") && { readable: readable === true }),
        ...(props.includes("editintro") && { editintro: editNotices(row, call) }),
        ...(actions.length > 0 && { actions: tested(actions, row, call) }),
        ...(actions.length > 0 &&
          isAutoCreateTested && { wouldautocreate: autoCreated(actions, call) }),
      },
    };
  });
  return ok({ pages });
};

/** Only the title is known for a page that does not exist. */
function rowOf(entry: TitledEntry): TableRow {
  if (entry.kind === "page") return entry.row;
  return { ns: entry.ns, key: entry.key, title: entry.text, missing: true };
}

/** Notices for editors, in HTML by message name. */
function editNotices(row: TableRow, { caller, query, store }: ModuleCall): JsonObject {
  const isAnonymous = !isLoggedIn(caller);
  const levels = protectionsOf(row, store).flatMap((each) =>
    each.type === "edit" ? [each.level] : [],
  );
  const isSemi = levels.every((level) => level === "autoconfirmed");
  const { revids } = query;
  const isOld = Array.isArray(revids) && !revids.includes(row["lastrevid"]);
  const notices: readonly (readonly [name: string, isShown: boolean, text: string])[] = [
    ["editingold", isOld, "This is an old revision of the page."],
    ["newarticletextanon", row["missing"] === true && isAnonymous, "The page does not exist."],
    ["newarticletext", row["missing"] === true && !isAnonymous, "The page does not exist."],
    ["anoneditwarning", isAnonymous, "You are not logged in."],
    ["protectedpagewarning", !isSemi, "The page is protected."],
    ["semiprotectedpagewarning", isSemi && levels.length > 0, "The page is semi-protected."],
  ];
  return Object.fromEntries(
    notices.filter(([, isShown]) => isShown).map(([name, , text]) => [name, `<p>${text}</p>`]),
  );
}

function tested(actions: readonly string[], row: TableRow, call: ModuleCall): JsonObject {
  const isBoolean = argumentText(call, "testactionsdetail") === "boolean";
  return Object.fromEntries(
    actions.map((action): [string, Json] => {
      const codes = obstacles(action, row, call.caller, call.store);
      const errors = codes.map((code) => ({
        code,
        text: `You are not allowed to do this to the page: ${code}.`,
      }));
      return [action, isBoolean ? errors.length === 0 : errors];
    }),
  );
}

/**
 * Whether each action creates a temporary account. Accounts exist already, and not all wikis create
 * temporary ones.
 */
function autoCreated(actions: readonly string[], { caller, store }: ModuleCall): JsonObject {
  const { enabled, actions: creating } = objectOrEmpty(store.site.facts["autocreatetempuser"]);
  const isCreating = enabled === true && !isLoggedIn(caller);
  return Object.fromEntries(
    actions.map((action) => [action, isCreating && listOrEmpty(creating).includes(action)]),
  );
}
