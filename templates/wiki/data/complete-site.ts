// Site facts from the data, with defaults for missing ones.

import type { Report } from "./data-issue.js";
import { facts } from "./facts.js";
import type { SiteFacts } from "./wiki.js";
import type { WikiData, WikiFacts, WikiNamespace, WikiNamespaceData } from "./wiki-data.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";

/** Site facts from the data, with defaults for the others. */
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
      report(
        `${pointer}/id`,
        `The namespace ${added.id} already exists.`,
        "Use a different number.",
      );
    namespaces[String(added.id)] = namespaceOf(added);
    aliases.push(...(added.aliases ?? []).map((alias) => ({ id: added.id, alias })));
  }
  const names = new Map<string, string>();
  for (const { id, name } of Object.values(namespaces)) {
    const taken = names.get(name.toLowerCase());
    if (taken !== undefined)
      report(
        "/namespaces",
        `The namespaces ${taken} and ${id} have the same name "${name}".`,
        "Give each namespace a different name.",
      );
    names.set(name.toLowerCase(), String(id));
  }
  checkUrls(usual, report);
  return { ...usual, namespaces, namespacealiases: aliases };
}

/**
 * Special pages, users, the interface, and their talk pages begin with a capital letter on every
 * wiki.
 */
const ALWAYS_CAPITALIZED: ReadonlySet<number> = new Set([-1, 2, 3, 8, 9]);

/** Default facts for a wiki. */
function defaultSite(): SiteFacts {
  const everybody = facts.usergroups.find(({ name }) => name === "*");
  return {
    ...facts,
    languages: Object.entries(objectOrEmpty(facts["languageinfo"])).map(([code, info]) => {
      const { bcp47 = "", autonym = "" } = objectOrEmpty(info);
      return { code, bcp47, name: autonym };
    }),
    userinfo: {
      ...facts.userinfo,
      rights: listOrEmpty(everybody?.["rights"]),
      options: facts.defaultoptions ?? {},
    },
  };
}

/** General facts from the data, with defaults for the others and the server URL from the data. */
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

/** Facts that become `href` in the HTML of responses, which must not run code. */
function checkUrls({ general, interwikimap }: SiteFacts, report: Report): void {
  const names = ["server", "articlepath", "script"];
  const urls = [
    ...names.map((name) => ({ pointer: `general/${name}`, url: general[name] })),
    ...interwikimap.map(({ url }, index) => ({ pointer: `interwikimap/${index}/url`, url })),
  ];
  for (const { pointer, url } of urls)
    if (typeof url === "string" && CODE.has(schemeOf(url)))
      report(
        `/site/${pointer}`,
        `The URL ${JSON.stringify(url)} is code.`,
        "Write a URL that begins with https:// or http://.",
      );
}

const CODE: ReadonlySet<string> = new Set(["javascript:", "data:", "vbscript:"]);

function schemeOf(url: string): string {
  const base = "https://wiki.example";
  return URL.canParse(url, base) ? new URL(url, base).protocol : "";
}

/** A namespace with derived facts. */
function namespaceOf(data: WikiNamespaceData): WikiNamespace {
  const { id, name } = data;
  const isTalk = id > 0 && id % 2 === 1;
  return {
    id,
    case: data.case ?? "first-letter",
    name,
    canonical: name,
    subpages: data.subpages ?? isTalk,
    content: data.content ?? false,
    nonincludable: false,
  };
}
