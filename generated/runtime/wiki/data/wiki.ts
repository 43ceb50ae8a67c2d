// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { WikiFacts, WikiSite, WikiTables } from "./wiki-data.js";

/** A wiki for the stub server: plain data, complete and consistent. `createWiki` and `seededWiki` make it. */
export interface Wiki {
  readonly site: SiteFacts & { readonly statistics: WikiFacts };
  readonly tables: Tables;
}

/** What holds for the wiki as a whole, under the names under which answers show it. */
export type SiteFacts = WikiSite & Required<Pick<WikiSite, KnownFacts>>;

type KnownFacts =
  | "general"
  | "namespaces"
  | "namespacealiases"
  | "interwikimap"
  | "usergroups"
  | "userinfo";

/** Every table; one of which nothing is known is empty. */
export type Tables = Required<WikiTables>;

/** The name of a table. */
export type TableName = keyof Tables;
