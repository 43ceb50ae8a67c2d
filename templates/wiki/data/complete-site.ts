// The data that describes a wiki: pages, users, site facts, titles.

import type { SiteFacts } from "./wiki.js";
import type { WikiData, WikiFacts, WikiNamespaceData } from "./wiki-data.js";
import { textOrEmpty } from "../values/row.js";
import { defaultSite, namespaceOf } from "./default-site.js";
import type { Report } from "./data-issue.js";

/** The facts of the site: those of the data, and defaults for the others. */
export function completeSite(data: WikiData, report: Report): SiteFacts {
  const defaults = defaultSite();
  const usual = { ...defaults, ...data.site, general: completeGeneral(defaults.general, data) };
  const namespaces = { ...usual.namespaces };
  if (usual.general["case"] === "case-sensitive" && !data.site?.namespaces)
    for (const namespace of Object.values(defaults.namespaces))
      if (!ALWAYS_CAPITALIZED.has(namespace.id))
        namespaces[String(namespace.id)] = { ...namespace, case: "case-sensitive" };
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

/** Special pages, users, the interface, and their talk pages begin with a capital on every wiki. */
const ALWAYS_CAPITALIZED: ReadonlySet<number> = new Set([-1, 2, 3, 8, 9]);

/** The general facts: those of the data, and defaults for the others, at the address of the data. */
function completeGeneral(usual: WikiFacts, { site }: WikiData): WikiFacts {
  const general = { ...usual, ...site?.general };
  const { server, articlepath, mainpage } = general;
  if (server === usual["server"] || typeof server !== "string") return general;
  const page = textOrEmpty(mainpage).replaceAll(" ", "_");
  return {
    ...general,
    base: `${server}${textOrEmpty(articlepath).replace("$1", () => page)}`,
    servername: server.replace(/^[a-z]*:?\/\//, "").replace(/:\d+$/, ""),
    ...site?.general,
  };
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
