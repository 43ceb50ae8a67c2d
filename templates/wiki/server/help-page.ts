import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";
import type { Api } from "../../runtime/parse/parsed-request.js";
import type { ServiceResponse } from "../../runtime/http/service.js";
import { generalFacts } from "../data/site.js";
import type { ModuleHelp } from "../call/module-help.js";
import type { Store } from "../store/store.js";

/** The page for people who open the API in a browser: its modules, with sample requests. */
export function helpPage(
  { modules }: Api,
  { site }: Store,
  help: Readonly<Record<string, ModuleHelp>>,
): ServiceResponse {
  const { sitename } = generalFacts(site);
  const name = escapeAttribute(typeof sitename === "string" ? sitename : "a wiki");
  const rows = [...modules.values()]
    .filter(({ path }) => path.includes("+"))
    .map(({ path, group, name: module, prefix, generator }) => {
      const address = `?action=query&${group}=${module}&format=json&formatversion=2`;
      return `<tr><td><a href="${escapeAttribute(address)}">${escapeAttribute(path)}</a></td><td>${escapeAttribute(group)}</td><td>${generator ? "generator" : ""}</td>${helpCells(prefix, Object.hasOwn(help, path) ? help[path] : undefined)}</tr>`;
    });
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
    body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stub of ${name}</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}td{padding-right:2rem;vertical-align:top}dd{margin-left:2rem;white-space:pre-line}</style>
<h1>Stub of ${name}</h1>
<p>This is a stub of a wiki. Each link is a sample request; add <code>titles=</code> to requests about pages.</p>
<table>
${rows.join("\n")}
</table>
</html>
`,
  };
}

/** The description of a module with its parameters, and the link to its manual page. */
function helpCells(prefix: string, help: ModuleHelp | undefined): string {
  if (!help) return "";
  const [line = ""] = help.description.split("\n");
  const text = markedText(line) + parameterList(prefix, help.parameters ?? {});
  const link =
    help.manual === undefined ? "" : `<a href="${escapeAttribute(help.manual)}">manual</a>`;
  return `<td>${text}</td><td>${link}</td>`;
}

/** The parameters as a request names them, below a heading that opens the list. */
function parameterList(prefix: string, parameters: Readonly<Record<string, string>>): string {
  const items = Object.entries(parameters).map(
    ([name, text]) =>
      `<dt><code>${escapeHtml(prefix + name)}</code></dt><dd>${markedText(text)}</dd>`,
  );
  return items.length === 0
    ? ""
    : `<details><summary>Parameters</summary><dl>${items.join("")}</dl></details>`;
}

/** A text with code between backticks, as HTML. */
function markedText(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}
