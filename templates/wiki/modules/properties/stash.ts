import type { JsonObject } from "../../../runtime/model/json.js";
import { argument, argumentList } from "../../call/module-call.js";
import { isLoggedIn } from "../../store/caller.js";
import { stashedFileFields } from "../../store/stashed-file.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import { numberOrZero, objectOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/** Files of the caller that were uploaded but not published. */
export const stashedFiles: CustomModule = (call) => {
  const { caller, store } = call;
  if (!isLoggedIn(caller))
    return refused("stashnotloggedin", "You must be logged in to use stashed files.");
  const props = argumentList(call, "prop");
  const from = Number(argument(call, "continue") ?? 0);
  const limit = Number(argument(call, "limit") ?? 10);
  const rows = store
    .find("stashedfiles", "owner", caller.name)
    .filter(({ id }) => numberOrZero(id) >= from);
  const mystashedfiles = rows.slice(0, limit).map((row) => listed(row, props));
  const next = rows[limit];
  return ok({
    query: { mystashedfiles },
    ...(next && { continueParams: { continue: String(numberOrZero(next["id"])) } }),
  });
};

function listed(row: TableRow, props: readonly unknown[]): JsonObject {
  const { filekey, status, size } = row;
  const { width, height, bitdepth, mime, mediatype } = objectOrEmpty(row["facts"]);
  return {
    filekey,
    status,
    ...(props.includes("size") && { size, width, height, bits: bitdepth }),
    ...(props.includes("type") && { mimetype: mime, mediatype }),
  };
}

/** The properties of a file that have a name other than the fields that they select. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  size: ["size", "width", "height"],
  dimensions: ["size", "width", "height"],
  url: ["url", "descriptionurl"],
};

/** The fields of stashed files that a request names by their keys. */
export const stashedFileInfo: CustomModule = (call) => {
  const { caller, store } = call;
  if (!isLoggedIn(caller))
    return refused("notloggedin", "You must be logged in to use stashed files.");
  const names = ["filekey", "sessionkey"].filter((name) => argument(call, name) !== undefined);
  const [name] = names;
  if (name === undefined)
    return refused("missingparam", "One of filekey and sessionkey is needed.");
  if (names.length > 1)
    return refused("invalidparammix", "filekey and sessionkey cannot be used together.");
  const keys = argumentList(call, name);
  const rows = keys.map((key) =>
    store.find("stashedfiles", "filekey", String(key)).find(({ owner }) => owner === caller.name),
  );
  const found = rows.flatMap((row) => (row ? [row] : []));
  if (found.length < keys.length)
    return refused("stashedfilenotfound", "There is no such file in the stash.");
  const shown = new Set(
    argumentList(call, "prop").flatMap((prop) => FIELDS_OF[String(prop)] ?? [String(prop)]),
  );
  const stashimageinfo = found.map((row) =>
    Object.fromEntries(
      Object.entries(stashedFileFields(row, store.site)).filter(([field]) => shown.has(field)),
    ),
  );
  return ok({ query: { stashimageinfo } });
};
