import { code, html, lines } from "../base/html-text.js";
import type { Html } from "../base/html-text.js";
import { partAddress, schemaPart } from "./address.js";
import type { ExplorerContent } from "./explored-spec.js";
import type { ExplorerOperation } from "./explorer-data.js";

/** The list of all parts as HTML, which is complete before the script runs. */
export function partLists(contents: readonly ExplorerContent[]): Html {
  return lines(contents.map(specList));
}

function specList(content: ExplorerContent): Html {
  const { name } = content.spec;
  return html`<section class="spec" data-spec="${name}">
<h2><a href="${partAddress(name)}">${name}</a></h2>
${lines([...partLinks(content)].map(([title, links]) => groupList(title, links)))}
</section>`;
}

function groupList(title: string, links: readonly Html[]): Html {
  return html`<h3>${title} <span class="number">${links.length}</span></h3>
<ul>${links}</ul>`;
}

/** The links to the parts by group, in the order of the first part of each. */
function partLinks({ spec, operations }: ExplorerContent): ReadonlyMap<string, readonly Html[]> {
  const groups = new Map<string, Html[]>();
  const add = (title: string, part: string, text: string, isDeprecated: boolean): void => {
    const style = isDeprecated && html` class="deprecated"`;
    const link = html`<li><a href="${partAddress(spec.name, part)}"${style}>${text}</a></li>`;
    const group = groups.get(title);
    if (group) group.push(link);
    else groups.set(title, [link]);
  };
  for (const [index, operation] of operations.entries()) {
    const { name, deprecated } = operation;
    add(groupTitle(operation), spec.parts[index] ?? name, name, deprecated);
  }
  const schemas = spec.kind === "openapi" ? Object.keys(spec.model.schemas) : [];
  for (const name of schemas) add("Schemas", schemaPart(name), name, false);
  return groups;
}

function groupTitle(operation: ExplorerOperation): string {
  if (operation.kind === "endpoint") return "Operations";
  if (operation.group === "") return "Root";
  return GROUP_TITLES[operation.group] ?? operation.group;
}

const GROUP_TITLES: Readonly<Record<string, string>> = {
  action: "Actions",
  format: "Formats",
  list: "Lists",
  meta: "Meta",
  prop: "Properties",
};

/** What the page shows until the script runs: the specs and their sizes. */
export function overview(contents: readonly ExplorerContent[]): Html {
  return html`<h1>API explorer</h1>
<ul class="cards">
${lines(contents.map(specCard))}
</ul>
<noscript><p>The explorer needs scripts. It loads nothing from the network.</p></noscript>`;
}

function specCard({ spec, operations }: ExplorerContent): Html {
  const parts = spec.kind === "catalogue" ? "modules" : "operations";
  return html`<li><a href="${partAddress(spec.name)}">${code(spec.name)}</a> ${operations.length} ${parts}</li>`;
}
