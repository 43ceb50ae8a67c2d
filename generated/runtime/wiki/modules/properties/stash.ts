// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { argument } from "../../call/module-call.js";
import { isLoggedIn } from "../../store/caller.js";
import type { CustomModule } from "../../call/module-response.js";
import { ok, refused } from "../../../query-service/outcome.js";

/**
 * Files that were uploaded but not published. The stub accepts no uploads, so the list is empty.
 */
export const stashedFiles: CustomModule = (call) =>
  isLoggedIn(call.caller)
    ? ok({ query: { mystashedfiles: [] } })
    : refused("stashnotloggedin", "Only who has logged in has stashed files.");

/** The fields of stashed files; the list is empty. */
export const stashedFileInfo: CustomModule = (call) => {
  if (!isLoggedIn(call.caller))
    return refused("notloggedin", "Only who has logged in has stashed files.");
  if (argument(call, "filekey") === undefined && argument(call, "sessionkey") === undefined)
    return refused("missingparam", "One of filekey and sessionkey is needed.");
  return refused("stashedfilenotfound", "The stub has no stashed files.");
};
