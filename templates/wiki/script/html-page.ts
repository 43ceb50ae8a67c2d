import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";
import type { ServiceResponse } from "../../runtime/http/service.js";
import { generalFacts } from "../data/site.js";
import type { Title } from "../data/title.js";
import { renderWikitext } from "../render/render-wikitext.js";
import { textOrEmpty } from "../values/row.js";
import type { ScriptRequest } from "./script-request.js";
import { requestedRevision } from "./raw-page.js";

/** A page in HTML without a skin: its title and its rendered wikitext. Other content is plain text. */
export function htmlPage(request: ScriptRequest, title: Title): ServiceResponse {
  const { store } = request;
  const { lang, sitename } = generalFacts(store.site);
  const revision = requestedRevision(request, title);
  const { html, unrendered } = contentOf(request, title, revision);
  const name = escapeHtml(title.text);
  return {
    status: revision ? 200 : 404,
    headers: { "content-type": "text/html; charset=utf-8" },
    body: `<!DOCTYPE html>
<html lang="${escapeAttribute(textOrEmpty(lang) || "en")}">
<head><meta charset="utf-8"><title>${name} - ${escapeHtml(textOrEmpty(sitename))}</title></head>
<body><h1 id="firstHeading">${name}</h1><div id="mw-content-text">${html}</div></body>
</html>
`,
    ...(unrendered.length > 0 && { unrendered }),
  };
}

function contentOf(
  { store }: ScriptRequest,
  title: Title,
  revision: ReturnType<typeof requestedRevision>,
): { readonly html: string; readonly unrendered: readonly string[] } {
  if (!revision) return { html: "<p>The wiki does not have this page.</p>", unrendered: [] };
  const text = revision["texthidden"] === true ? "" : textOrEmpty(revision["content"]);
  if (revision["contentmodel"] !== "wikitext")
    return { html: `<pre>${escapeHtml(text)}</pre>`, unrendered: [] };
  return renderWikitext(store, title, text, { hasEditLinks: false, hasToc: true });
}
