import type { ServiceResponse } from "../../runtime/http/service.js";
import { specialName } from "../data/special-page.js";
import { exportedByTitle } from "./exported-pages.js";
import { rawPage } from "./raw-page.js";
import { scriptError } from "./script-error.js";
import { textParam } from "./script-request.js";
import type { ScriptRequest } from "./script-request.js";

const SPECIAL = -1;
/** The name of the page in every wiki, for sites without a list of special pages. */
const EXPORT = /^export(?:\/|$)/i;

/** Responds to a request for `index.php`: the source of a page, or an export. Other pages are not implemented. */
export function scriptResponse(request: ScriptRequest): ServiceResponse {
  const { title, params, store, caller } = request;
  if (!title) return scriptError(404, "The title is invalid, or on another wiki.");
  if (!caller.rights.has("read"))
    return scriptError(403, "The caller does not have the right to read pages.");
  const special = title.ns === SPECIAL ? specialName(store.site, title.key) : undefined;
  const isExport = special?.name === "Export" || (title.ns === SPECIAL && EXPORT.test(title.key));
  if (isExport) return exportedByTitle(request, partAfterSlash(title.key));
  if (title.ns === SPECIAL)
    return special
      ? scriptError(404, "The stub does not implement this special page.")
      : scriptError(404, "There is no such special page.");
  return textParam(params, "action") === "raw"
    ? rawPage(request, title)
    : scriptError(404, "The stub has no pages in HTML: send action=raw, or use the API.");
}

function partAfterSlash(key: string): string {
  const slash = key.indexOf("/");
  return slash < 0 ? "" : key.slice(slash + 1);
}
