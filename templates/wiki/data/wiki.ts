import type { ModuleRows } from "../query/module-rows.js";
import type { WikiFacts, WikiSite, WikiTables, WikiBlockRow } from "./wiki-data.js";
import type { JsonObject } from "../../runtime/model/json.js";

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

/** A preference of an account that is not the default. */
export type UserOptionRow = {
  /** The name of the account. */
  readonly owner: string;
  readonly name: string;
  /** As it was sent; responses have the text `0` as a number. */
  readonly value: string;
};

/** A file that was uploaded and not published yet, or the chunks of one that are there. */
export type StashedFileRow = {
  readonly id: number;
  readonly filekey: string;
  /** The name of the account. */
  readonly owner: string;
  /** The hash of the bytes that are there. */
  readonly sha1: string;
  readonly size: number;
  /** `chunks` until the last chunk is there. */
  readonly status: "chunks" | "finished";
  /** ISO 8601. */
  readonly timestamp: string;
  /** The title that the first request has. */
  readonly filename: string;
  /** The facts about the file that its bytes show. */
  readonly facts: JsonObject;
};

/** Tables that a wiki has once it was written to; the data of a wiki do not describe them. */
export type WrittenTables = {
  readonly useroptions?: readonly UserOptionRow[];
  readonly stashedfiles?: readonly StashedFileRow[];
  /** The number of the last file that came into a stash. */
  readonly stashcounts?: readonly { readonly last: number }[];
  /** Users whose talk pages have changes that they have not seen. */
  readonly newmessages?: readonly { readonly owner: string }[];
  /** Blocks that somebody ended; their numbers are not used again. */
  readonly endedblocks?: readonly WikiBlockRow[];
};
