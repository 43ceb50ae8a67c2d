import { ruleRefusal } from "../../call/rule-refusal.js";
import { argument, argumentList } from "../../call/module-call.js";
import { isLoggedIn } from "../../store/caller.js";
import { stashedFileFields } from "../../store/stashed-file.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import { numberOrZero, objectOrEmpty } from "../../values/row.js";

/** The caller's uploaded but unpublished files. */
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
  const mystashedfiles = rows.slice(0, limit).map(({ filekey, status, size, facts }) => {
    const { width, height, bitdepth, mime, mediatype } = objectOrEmpty(facts);
    return {
      filekey,
      status,
      ...(props.includes("size") && { size, width, height, bits: bitdepth }),
      ...(props.includes("type") && { mimetype: mime, mediatype }),
    };
  });
  const next = rows[limit];
  return ok({
    query: { mystashedfiles },
    ...(next && { continueParams: { continue: String(numberOrZero(next["id"])) } }),
  });
};

/** File properties whose names differ from the fields that they select. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  size: ["size", "width", "height"],
  dimensions: ["size", "width", "height"],
  url: ["url", "descriptionurl"],
};

/** The fields of the stashed files with the requested keys. */
export const stashedFileInfo: CustomModule = (call) => {
  const { caller, store } = call;
  if (!isLoggedIn(caller))
    return refused("notloggedin", "You must be logged in to use stashed files.");
  const keys = [...argumentList(call, "filekey"), ...argumentList(call, "sessionkey")];
  const broken = ruleRefusal(call);
  if (broken) return broken;
  const found = keys
    .map((key) => store.find("stashedfiles", "filekey", String(key)))
    .map((rows) => rows.find(({ owner }) => owner === caller.name))
    .filter((row) => row !== undefined);
  if (found.length < keys.length)
    return refused("stashedfilenotfound", "The stash does not contain this file.");
  const shown = new Set(
    argumentList(call, "prop").flatMap((prop) => FIELDS_OF[String(prop)] ?? [String(prop)]),
  );
  const stashimageinfo = found.map((row) => {
    const fields = Object.entries(stashedFileFields(row, store.site));
    return Object.fromEntries(fields.filter(([field]) => shown.has(field)));
  });
  return ok({ query: { stashimageinfo } });
};
