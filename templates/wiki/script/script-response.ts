import type { ServiceResponse } from "../../runtime/http/service.js";
import { htmlPage } from "./html-page.js";
import { rawPage } from "./raw-page.js";
import { scriptError } from "./script-error.js";
import { textParam } from "./script-request.js";
import type { ScriptRequest } from "./script-request.js";

/** Responds to a request for `index.php`: the source of a page, or the page without a skin. */
export function scriptResponse(request: ScriptRequest): ServiceResponse {
  const { title, params, caller } = request;
  if (!title) return scriptError(404, "The title is invalid, or on another wiki.");
  if (!caller.rights.has("read"))
    return scriptError(403, "The caller does not have the right to read pages.");
  if (title.ns < 0) return scriptError(404, "The stub does not implement special pages.");
  switch (textParam(params, "action")) {
    case "raw":
      return rawPage(request, title);
    case "":
    case "view":
      return htmlPage(request, title);
    default:
      return scriptError(404, "The stub has no pages of actions: send action=raw, or use the API.");
  }
}
