import type { ModuleRows } from "../query/module-rows.js";
import type { WikiFacts, WikiSite, WikiTables, WikiBlockRow } from "./wiki-data.js";
import type { JsonObject } from "../../runtime/model/json.js";

/** A wiki for the stub server as complete, consistent plain data. `createWiki` creates it. */
export interface Wiki {
  readonly site: SiteFacts & { readonly statistics: WikiFacts };
  readonly tables: Tables;
  /** Responses of extension modules, by module name. */
  readonly rows?: ModuleRows;
  /** Bytes of uploaded and stashed files, by SHA-1 in hexadecimal. */
  readonly contents?: ReadonlyMap<string, Uint8Array>;
}

/** Facts about the wiki, named as in responses. */
export type SiteFacts = WikiSite & Required<Pick<WikiSite, KnownFacts>>;

type KnownFacts =
  | "general"
  | "namespaces"
  | "namespacealiases"
  | "interwikimap"
  | "usergroups"
  | "userinfo";

/** All tables. A table without data is empty, and tables that only writes fill can be missing. */
export type Tables = Required<WikiTables> & WrittenTables;

/** A table's name. */
export type TableName = keyof WikiTables;

/** An account's preference that differs from the default. */
export type UserOptionRow = {
  /** The account name. */
  readonly owner: string;
  readonly name: string;
  /** As sent; responses contain the string `0` as a number. */
  readonly value: string;
};

/** An uploaded but unpublished file, or the chunks received so far. */
export type StashedFileRow = {
  readonly id: number;
  readonly filekey: string;
  /** The account name. */
  readonly owner: string;
  /** The hash of the file's bytes, or of its first chunk. */
  readonly sha1: string;
  /** The number of received bytes. */
  readonly size: number;
  /** `chunks` until the last chunk is received. */
  readonly status: "chunks" | "finished";
  /** The hashes of the received chunks, in their order. */
  readonly chunks?: readonly string[];
  /** ISO 8601. */
  readonly timestamp: string;
  /** The title in the first request. */
  readonly filename: string;
  /** Facts read from the bytes of the file or of its first chunk. */
  readonly facts: JsonObject;
};

/** Tables that exist after writes to the wiki; a wiki's data does not include them. */
export type WrittenTables = {
  readonly useroptions?: readonly UserOptionRow[];
  readonly stashedfiles?: readonly StashedFileRow[];
  /** The number of the last stashed file. */
  readonly stashcounts?: readonly { readonly last: number }[];
  /** Users with unseen changes to their talk pages. */
  readonly newmessages?: readonly { readonly owner: string }[];
  /** Ended blocks; their numbers are not used again. */
  readonly endedblocks?: readonly WikiBlockRow[];
};
