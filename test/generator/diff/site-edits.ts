import type { SpecEdit } from "./spec-edits.js";
import { listOf, parsed, realModule } from "./specs.js";
import type { EditedSpec, Json } from "./specs.js";

const SITE = JSON.stringify({
  generator: "MediaWiki 1.39.17",
  namespaces: [
    { id: -1, name: "Spezial", canonical: "Special" },
    { id: 0, name: "" },
    { id: 4, name: "Projekt", canonical: "Project" },
    { id: 828, name: "Modul", canonical: "Module" },
  ],
});

/** A catalogue of one module, with the facts of its wiki. */
export function catalogueWithSite(): EditedSpec {
  return { ...realModule("query+allpages"), site: parsed(SITE) };
}

function namespacesOf({ site }: EditedSpec): Json[] {
  return listOf(site?.["namespaces"]);
}

function siteEdit(rule: SpecEdit["rule"], edit: SpecEdit["edit"], setup?: SpecEdit["edit"]) {
  return { rule, real: catalogueWithSite, edit, ...(setup && { setup }) };
}

const withoutSite: SpecEdit["edit"] = (spec) => Reflect.deleteProperty(spec, "site");

/** Edits of the facts of a wiki, one for each rule and circumstance. */
export const siteEdits: readonly SpecEdit[] = [
  siteEdit("namespace-removed", (spec) => namespacesOf(spec).splice(3, 1)),
  siteEdit("namespace-added", (spec) =>
    namespacesOf(spec).push(parsed('{ "id": 2600, "name": "Thema" }')),
  ),
  siteEdit("namespace-renamed", (spec) =>
    Object.assign(namespacesOf(spec)[2] ?? {}, { name: "Hilfe" }),
  ),
  siteEdit("server-version-changed", ({ site }) =>
    Object.assign(site ?? {}, { generator: "MediaWiki 1.43.1" }),
  ),
  siteEdit("site-removed", withoutSite),
  siteEdit("site-removed", withoutSite, (spec) => namespacesOf(spec).splice(3, 1)),
  siteEdit("site-added", (spec) => Object.assign(spec, { site: parsed(SITE) }), withoutSite),
];
