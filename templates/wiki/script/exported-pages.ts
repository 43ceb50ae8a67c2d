// The addresses of `index.php`: sources of pages and exports.

import type { ServiceResponse } from "../../runtime/http/service.js";
import { generalFacts } from "../data/site.js";
import { parseTitle, prefixed } from "../data/title.js";
import { exportXml } from "../export/export-xml.js";
import type { Store } from "../store/store.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { textParam } from "./script-request.js";
import type { ScriptRequest } from "./script-request.js";
import { scriptError } from "./script-error.js";

/**
 * Pages as XML, as `Special:Export` of MediaWiki 1.39 sends them: those of the parameter `pages`, one
 * a line, or of the part of the title after the slash.
 *
 * @param rest the part after the slash
 */
export function exportedByTitle(request: ScriptRequest, rest: string): ServiceResponse {
  const { method, params, store } = request;
  const isForm = method === "POST" && rest === "";
  const pages = params.has("pages") || isForm ? textParam(params, "pages") : rest;
  if (pages === "" || params.has("addcat"))
    return scriptError(404, "The stub has no form for exports; it exports the pages of `pages`.");
  const isPart = ["limit", "offset", "dir"].some((name) => params.has(name));
  const isFull = isForm ? !params.has("curonly") : params.has("history");
  if (isForm && isFull && isPart && !params.has("history"))
    return scriptError(404, "The stub exports the complete history: omit limit, offset and dir.");
  const names = titlesIn(store, pages);
  const added = params.has("templates") ? names.flatMap((title) => templatesOf(store, title)) : [];
  const rows = [...new Set([...names, ...added])].flatMap((title) => {
    const row = pageRow(store, title);
    return row ? [row] : [];
  });
  const site = encodeURIComponent(textOrEmpty(generalFacts(store.site)["sitename"]));
  return {
    status: 200,
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "x-robots-tag": "noindex,nofollow",
      // The name that the server suggests also has the time.
      ...(params.has("wpDownload") && {
        "content-disposition": `attachment;filename=${site}.xml`,
      }),
    },
    body: exportXml(store, rows, { history: isFull ? "full" : "current" }),
  };
}

/** Titles of this wiki, each once. */
function titlesIn({ site }: Store, pages: string): readonly string[] {
  const titles = pages.split("\n").flatMap((line) => {
    const title = parseTitle(site, line.trim());
    return title.kind === "title" ? [title.text] : [];
  });
  return [...new Set(titles)];
}

function templatesOf(store: Store, title: string): readonly string[] {
  const page = pageRow(store, title);
  return store
    .find("templatelinks", "pageid", page?.["pageid"])
    .map(({ ns, key }) => prefixed(store.site, numberOrZero(ns), textOrEmpty(key)));
}

function pageRow(store: Store, text: string): TableRow | undefined {
  const title = parseTitle(store.site, text);
  return title.kind === "title" ? store.pageByTitle(title.ns, title.key) : undefined;
}
