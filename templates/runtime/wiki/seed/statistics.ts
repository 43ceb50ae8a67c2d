import type { JsonObject } from "../../model/json.js";
import type { Site } from "../data/site.js";
import type { Tables } from "../data/wiki.js";

/** The numbers of pages, edits and users in site information. */
export function statisticsOf(tables: Tables, site: Site): JsonObject {
  const linking = new Set(tables.pagelinks.map(({ pageid }) => pageid));
  const content = ({ ns, redirect, pageid }: Tables["pages"][number]): boolean =>
    site.namespaces.get(ns)?.content === true && !redirect && linking.has(pageid);
  return {
    pages: tables.pages.length,
    articles: tables.pages.filter(content).length,
    edits: tables.revisions.length + tables.deletedrevisions.length,
    images: tables.files.length,
    users: tables.users.length,
    activeusers: tables.users.filter(({ active }) => active).length,
    admins: tables.users.filter(({ groups }) => groups.includes("sysop")).length,
    jobs: 0,
  };
}
