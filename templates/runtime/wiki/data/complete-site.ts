// The data that describes a wiki: pages, users, site facts, titles.

import type { SiteFacts } from "./wiki.js";
import type { WikiData, WikiNamespaceData } from "./wiki-data.js";
import { defaultSite, namespaceOf } from "./default-site.js";
import type { Report } from "./data-issue.js";

/** The facts of the site: those of the data, and defaults for the others. */
export function completeSite(data: WikiData, report: Report): SiteFacts {
  const usual = { ...defaultSite(), ...data.site };
  const namespaces = { ...usual.namespaces };
  const aliases = [...(usual.namespacealiases ?? [])];
  for (const [index, added] of (data.namespaces ?? []).entries()) {
    const pointer = `/namespaces/${index}`;
    if (namespaces[String(added.id)])
      report(`${pointer}/id`, `There is a namespace ${added.id} already.`, "Take another number.");
    namespaces[String(added.id)] = addedNamespace(added);
    aliases.push(...(added.aliases ?? []).map((alias) => ({ id: added.id, alias })));
  }
  const names = new Map<string, string>();
  for (const { id, name } of Object.values(namespaces)) {
    const taken = names.get(name.toLowerCase());
    if (taken !== undefined)
      report(
        "/namespaces",
        `The namespaces ${taken} and ${id} have the same name "${name}".`,
        "Name each differently.",
      );
    names.set(name.toLowerCase(), String(id));
  }
  return { ...usual, namespaces, namespacealiases: aliases };
}

function addedNamespace({
  id,
  name,
  content,
  subpages,
  ...rest
}: WikiNamespaceData): ReturnType<typeof namespaceOf> {
  const usual = namespaceOf(id, name);
  return {
    ...usual,
    case: rest.case ?? usual.case,
    subpages: subpages ?? usual.subpages,
    content: content ?? usual.content,
  };
}
