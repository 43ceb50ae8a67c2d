// Generated from spec/paraminfo/catalogue.json (query+filerepoinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface FilerepoinfoRowProps {
  readonly canUpload: {
    /** Whether the repository accepts uploads. */
    readonly canUpload: boolean;
  };
  readonly displayname: {
    /** Display name. */
    readonly displayname: string;
  };
  readonly favicon: {
    /** URL of the repository wiki's icon. */
    readonly favicon: string;
  };
  readonly initialCapital: {
    /** Whether file names begin with a capital letter. */
    readonly initialCapital: boolean;
  };
  readonly local: {
    /** Whether the repository is the wiki's own. */
    readonly local: boolean;
  };
  readonly name: {
    /** Key in the configuration, which is also part of file data. */
    readonly name: string;
  };
  readonly rootUrl: {
    /** Base URL of files. */
    readonly rootUrl: string;
  };
  readonly scriptDirUrl: {
    /** Base URL of the repository's wiki. */
    readonly scriptDirUrl: string;
  };
  readonly thumbUrl: {
    /** Base URL of thumbnails. */
    readonly thumbUrl: string;
  };
  readonly url: {
    /** Public base URL of files. */
    readonly url: string;
  };
}

/** Fields that `meta=filerepoinfo` adds to `query`. */
export interface FilerepoinfoQueryPart<Row = {}> {
  readonly repos: readonly Row[];
}

/**
 * The result of `meta=filerepoinfo`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface FilerepoinfoResult extends ResultType {
  readonly at: readonly ["query", "repos"];
  readonly kind: "item";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults:
    | "canUpload"
    | "displayname"
    | "favicon"
    | "initialCapital"
    | "local"
    | "name"
    | "rootUrl"
    | "scriptDirUrl"
    | "thumbUrl"
    | "url";
  readonly props: FilerepoinfoRowProps;
  readonly query: FilerepoinfoQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `meta=filerepoinfo` as data, for `validateResponse`. */
export const filerepoinfoResult: ResultDescriptor = {
  module: "query+filerepoinfo",
  rows: { at: ["query", "repos"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          repos: {
            is: {
              list: {
                record: {
                  name: { is: "string", when: { prop: ["name"] } },
                  displayname: { is: "string", when: { prop: ["displayname"] } },
                  rootUrl: { is: "string", when: { prop: ["rootUrl"] } },
                  local: {
                    is: "boolean",
                    when: { prop: ["local"] },
                    formatversion1: { as: "flag" },
                  },
                  url: { is: "string", when: { prop: ["url"] } },
                  thumbUrl: { is: "string", when: { prop: ["thumbUrl"] } },
                  initialCapital: {
                    is: "boolean",
                    when: { prop: ["initialCapital"] },
                    formatversion1: { as: "flag" },
                  },
                  scriptDirUrl: { is: "string", when: { prop: ["scriptDirUrl"] } },
                  favicon: { is: "string", when: { prop: ["favicon"] } },
                  canUpload: {
                    is: "boolean",
                    when: { prop: ["canUpload"] },
                    formatversion1: { as: "flag" },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
