import type { ModuleRows } from "../query/module-rows.js";
import type { WrittenTables } from "./written-tables.js";
import type { WikiFacts, WikiSite, WikiTables } from "./wiki-data.js";

/** A wiki for the stub server: plain data, complete and consistent. `createWiki` makes it. */
export interface Wiki {
  readonly site: SiteFacts & { readonly statistics: WikiFacts };
  readonly tables: Tables;
  /** The responses of modules that only an extension has, by name. */
  readonly rows?: ModuleRows;
  /** The bytes of uploaded files and of those in a stash, by their SHA-1 in hexadecimal. */
  readonly contents?: ReadonlyMap<string, Uint8Array>;
}

/** Facts about the wiki, under their names in responses. */
export type SiteFacts = WikiSite & Required<Pick<WikiSite, KnownFacts>>;

type KnownFacts =
  | "general"
  | "namespaces"
  | "namespacealiases"
  | "interwikimap"
  | "usergroups"
  | "userinfo";

/** All tables; a table without data is empty, and one that only writes fill may be missing. */
export type Tables = Required<WikiTables> & WrittenTables;

/** The name of a table. */
export type TableName = keyof WikiTables;
