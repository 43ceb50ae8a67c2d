import { codeElement, escapedText } from "../html/text.js";
import { partAddress, schemaPart } from "./address.js";
import type { ExplorerOperation } from "./explorer-data.js";
import type { ExplorerContent } from "./explored-spec.js";

/** The list of all parts as HTML, which is complete before the script runs. */
export function partLists(contents: readonly ExplorerContent[]): string {
  return contents.map(specList).join("\n");
}

function specList(content: ExplorerContent): string {
  const { spec } = content;
  const groups = groupsOf(content);
  return `<section class="spec" data-spec="${escapedText(spec.name)}">
<h2><a href="${escapedText(partAddress(spec.name))}">${escapedText(spec.name)}</a></h2>
${groups.map(groupList).join("\n")}
</section>`;
}

interface PartGroup {
  readonly title: string;
  readonly links: readonly PartLink[];
}

interface PartLink {
  readonly href: string;
  readonly text: string;
  readonly isDeprecated: boolean;
}

function groupList({ title, links }: PartGroup): string {
  const items = links.map(
    ({ href, text, isDeprecated }) =>
      `<li><a href="${escapedText(href)}"${isDeprecated ? ' class="deprecated"' : ""}>${escapedText(text)}</a></li>`,
  );
  return `<h3>${escapedText(title)} <span class="number">${links.length}</span></h3>
<ul>${items.join("")}</ul>`;
}

/** The parts by group, in the order of the first part of each. */
function groupsOf({ spec, operations }: ExplorerContent): readonly PartGroup[] {
  const groups = new Map<string, PartLink[]>();
  for (const [index, operation] of operations.entries()) {
    const title = groupTitle(operation);
    const link = {
      href: partAddress(spec.name, spec.parts[index] ?? operation.name),
      text: operation.name,
      isDeprecated: operation.deprecated,
    };
    const group = groups.get(title);
    if (group) group.push(link);
    else groups.set(title, [link]);
  }
  const schemas = spec.kind === "directory" ? Object.keys(spec.model.schemas) : [];
  return [
    ...[...groups].map(([title, links]) => ({ title, links })),
    ...(schemas.length === 0
      ? []
      : [
          {
            title: "Schemas",
            links: schemas.map((name) => ({
              href: partAddress(spec.name, schemaPart(name)),
              text: name,
              isDeprecated: false,
            })),
          },
        ]),
  ];
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
export function overview(contents: readonly ExplorerContent[]): string {
  return `<h1>API explorer</h1>
<ul class="cards">
${contents.map(specCard).join("\n")}
</ul>
<noscript><p>The explorer needs scripts. It loads nothing from the network.</p></noscript>`;
}

function specCard({ spec, operations }: ExplorerContent): string {
  const parts = spec.kind === "catalogue" ? "modules" : "operations";
  return `<li><a href="${escapedText(partAddress(spec.name))}">${codeElement(spec.name)}</a> ${operations.length} ${parts}</li>`;
}
