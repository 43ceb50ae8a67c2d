// Generated from spec/paraminfo/catalogue.json (query+siteinfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that each value of `prop` adds. */
export interface SiteinfoRowProps {
  readonly autocreatetempuser: {
    /**
     * Settings of temporary accounts.
     * @since MediaWiki 1.43
     */
    readonly autocreatetempuser?: { readonly enabled: boolean };
  };
  readonly autopromote: {
    /** Conditions under which users belong to groups automatically. */
    readonly autopromote?: Readonly<Record<string, unknown>>;
  };
  readonly autopromoteonce: {
    /** Conditions under which users are added to groups once. */
    readonly autopromoteonce?: Readonly<Record<string, unknown>>;
  };
  readonly clientlibraries: {
    /**
     * Client-side libraries that are installed.
     * @since MediaWiki 1.43
     */
    readonly clientlibraries?: readonly { readonly name: string; readonly version: string }[];
  };
  readonly dbrepllag: {
    /** Replication lag of the database server with the highest lag. */
    readonly dbrepllag: readonly { readonly host: string; readonly lag: number }[];
  };
  readonly defaultoptions: {
    /** Default values of user preferences. */
    readonly defaultoptions: Readonly<Record<string, string | number | boolean>>;
  };
  readonly extensions: {
    /** Installed extensions. */
    readonly extensions: readonly SiteinfoRowExtension[];
  };
  readonly extensiontags: {
    /** Tags that extensions add to wikitext. */
    readonly extensiontags: readonly string[];
  };
  readonly fileextensions: {
    /** File extensions that can be uploaded. */
    readonly fileextensions: readonly { readonly ext: string }[];
  };
  readonly functionhooks: {
    /** Parser functions. */
    readonly functionhooks: readonly string[];
  };
  readonly general: {
    /** Name, version, main page, language and other basic data. */
    readonly general: SiteinfoRowGeneral;
  };
  readonly interwikimap: {
    /** Interwiki prefixes. */
    readonly interwikimap: readonly SiteinfoRowInterwikimap[];
  };
  readonly languages: {
    /** Languages that the wiki supports. */
    readonly languages: readonly {
      readonly code: string;
      readonly bcp47: string;
      readonly name: string;
    }[];
  };
  readonly languagevariants: {
    /** Languages with variants, and their variants. */
    readonly languagevariants: Readonly<
      Record<string, Readonly<Record<string, SiteinfoRowLanguagevariant>>>
    >;
  };
  readonly libraries: {
    /** Server-side libraries that are installed. */
    readonly libraries: readonly { readonly name: string; readonly version: string }[];
  };
  readonly magicwords: {
    /** Magic words and their aliases. */
    readonly magicwords: readonly SiteinfoRowMagicword[];
  };
  readonly namespacealiases: {
    /** Additional names of namespaces. */
    readonly namespacealiases: readonly { readonly id: number; readonly alias: string }[];
  };
  readonly namespaces: {
    /** Namespaces and their names. */
    readonly namespaces: Readonly<Record<string, SiteinfoRowNamespace>>;
  };
  readonly protocols: {
    /** Protocols of external links. */
    readonly protocols: readonly string[];
  };
  readonly restrictions: {
    /** Protection types and levels. */
    readonly restrictions: SiteinfoRowRestrictions;
  };
  readonly rightsinfo: {
    /** License of the wiki's content. */
    readonly rightsinfo: { readonly url: string; readonly text: string };
  };
  readonly showhooks: {
    /** Hooks and their subscribers. */
    readonly showhooks: readonly SiteinfoRowShowhook[];
  };
  readonly skins: {
    /** Installed skins. */
    readonly skins: readonly SiteinfoRowSkin[];
  };
  readonly specialpagealiases: {
    /** Names of special pages. */
    readonly specialpagealiases: readonly SiteinfoRowSpecialpagealias[];
  };
  readonly statistics: {
    /** Number of pages, edits, files and users. */
    readonly statistics: SiteinfoRowStatistics;
  };
  readonly uploaddialog: {
    /** Settings of the upload dialog. */
    readonly uploaddialog: SiteinfoRowUploaddialog;
  };
  readonly usergroups: {
    /** User groups and their rights. */
    readonly usergroups: readonly SiteinfoRowUsergroup[];
  };
  readonly variables: {
    /** Ids of wikitext variables. */
    readonly variables: readonly string[];
  };
}

/** The `general` field of `meta=siteinfo`. */
export interface SiteinfoRowGeneral {
  readonly mainpage: string;
  readonly base: string;
  readonly sitename: string;
  readonly mainpageisdomainroot: boolean;
  readonly logo: string;
  readonly generator: string;
  readonly phpversion: string;
  readonly phpsapi: string;
  readonly dbtype: string;
  readonly dbversion: string;
  readonly imagewhitelistenabled: boolean;
  readonly langconversion: boolean;
  readonly linkconversion: boolean;
  readonly titleconversion: boolean;
  readonly linkprefixcharset: string;
  readonly linkprefix: string;
  readonly linktrail: string;
  readonly legaltitlechars: string;
  readonly invalidusernamechars: string;
  readonly allunicodefixes: boolean;
  readonly fixarabicunicode?: boolean;
  readonly fixmalayalamunicode?: boolean;
  readonly case: string;
  readonly lang: string;
  readonly fallback: readonly { readonly code: string }[];
  readonly rtl: boolean;
  readonly fallback8bitEncoding: string;
  readonly readonly: boolean;
  readonly writeapi: boolean;
  readonly maxarticlesize: number;
  readonly timezone: string;
  readonly timeoffset: number;
  readonly articlepath: string;
  readonly scriptpath: string;
  readonly script: string;
  readonly variantarticlepath: boolean;
  readonly server: string;
  readonly servername: string;
  readonly wikiid: string;
  /** ISO 8601. */
  readonly time: string;
  readonly misermode: boolean;
  readonly uploadsenabled: boolean;
  readonly maxuploadsize: number;
  readonly minuploadchunksize: number;
  readonly galleryoptions: SiteinfoRowGeneralGalleryoptions;
  readonly thumblimits: Readonly<Record<string, number>>;
  readonly imagelimits: Readonly<Record<string, SiteinfoRowGeneralImagelimit>>;
  readonly favicon: string;
  readonly centralidlookupprovider: string;
  readonly allcentralidlookupproviders: readonly string[];
  readonly interwikimagic: boolean;
  readonly magiclinks: {
    readonly ISBN: boolean;
    readonly PMID: boolean;
    readonly RFC: boolean;
  };
  readonly categorycollation: string;
  readonly nofollowlinks: boolean;
  readonly nofollownsexceptions: readonly unknown[];
  readonly nofollowdomainexceptions: readonly string[];
  readonly externallinktarget: boolean;
  readonly variants?: readonly { readonly code: string; readonly name: string }[];
}

/** The `galleryoptions` field of `meta=siteinfo`. */
export interface SiteinfoRowGeneralGalleryoptions {
  readonly imagesPerRow: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly captionLength: boolean;
  readonly showBytes: boolean;
  readonly showDimensions: boolean;
  readonly mode: string;
}

/** An item in the `imagelimits` field of `meta=siteinfo`. */
export interface SiteinfoRowGeneralImagelimit {
  readonly width: number;
  readonly height: number;
}

/** An item in the `extensions` field of `meta=siteinfo`. */
export interface SiteinfoRowExtension {
  readonly type: string;
  readonly name: string;
  readonly namemsg: string;
  readonly descriptionmsg: string;
  readonly author: string;
  readonly url: string;
  readonly version: string;
  readonly "license-name": string;
  readonly license: string;
}

/** An item in the `interwikimap` field of `meta=siteinfo`. */
export interface SiteinfoRowInterwikimap {
  readonly prefix: string;
  readonly url: string;
  readonly protorel: boolean;
  readonly api?: string;
  readonly local?: boolean;
  readonly language?: string;
  readonly wikiid?: string;
  readonly trans?: boolean;
  /** @since MediaWiki 1.43 */
  readonly bcp47?: string;
}

/** An item in the `languagevariants` field of `meta=siteinfo`. */
export interface SiteinfoRowLanguagevariant {
  readonly fallbacks: readonly string[];
}

/** An item in the `magicwords` field of `meta=siteinfo`. */
export interface SiteinfoRowMagicword {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly "case-sensitive": boolean;
}

/** An item in the `namespaces` field of `meta=siteinfo`. */
export interface SiteinfoRowNamespace {
  readonly id: number;
  readonly case: string;
  readonly name: string;
  readonly subpages: boolean;
  readonly content: boolean;
  readonly nonincludable: boolean;
  readonly canonical?: string;
  readonly namespaceprotection?: string;
}

/** The `restrictions` field of `meta=siteinfo`. */
export interface SiteinfoRowRestrictions {
  readonly types: readonly string[];
  readonly levels: readonly string[];
  readonly cascadinglevels: readonly string[];
  readonly semiprotectedlevels: readonly string[];
}

/** An item in the `showhooks` field of `meta=siteinfo`. */
export interface SiteinfoRowShowhook {
  readonly name: string;
  readonly subscribers: readonly string[];
}

/** An item in the `skins` field of `meta=siteinfo`. */
export interface SiteinfoRowSkin {
  readonly code: string;
  readonly name: string;
  readonly default?: boolean;
  readonly unusable?: boolean;
}

/** An item in the `specialpagealiases` field of `meta=siteinfo`. */
export interface SiteinfoRowSpecialpagealias {
  readonly realname: string;
  readonly aliases: readonly string[];
}

/** The `statistics` field of `meta=siteinfo`. */
export interface SiteinfoRowStatistics {
  readonly pages: number;
  readonly articles: number;
  readonly edits: number;
  readonly images: number;
  readonly users: number;
  readonly activeusers: number;
  readonly admins: number;
  readonly jobs: number;
}

/** The `uploaddialog` field of `meta=siteinfo`. */
export interface SiteinfoRowUploaddialog {
  readonly fields: {
    readonly description: boolean;
    readonly date: boolean;
    readonly categories: boolean;
  };
  readonly licensemessages: { readonly local: string; readonly foreign: string };
  readonly comment: { readonly local: string; readonly foreign: string };
  readonly format: SiteinfoRowUploaddialogFormat;
}

/** The `format` field of `meta=siteinfo`. */
export interface SiteinfoRowUploaddialogFormat {
  readonly filepage: string;
  readonly description: string;
  readonly ownwork: string;
  readonly license: string;
  readonly uncategorized: string;
}

/** An item in the `usergroups` field of `meta=siteinfo`. */
export interface SiteinfoRowUsergroup {
  readonly name: string;
  readonly rights: readonly string[];
  /** Only with `numberingroup`. */
  readonly number?: number;
  readonly "add-self"?: readonly string[];
  readonly "remove-self"?: readonly string[];
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/**
 * The result of `meta=siteinfo`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface SiteinfoResult extends ResultType {
  readonly at: readonly ["query"];
  readonly kind: "object";
  readonly base: {};
  readonly selector: "prop";
  readonly defaults: "general";
  readonly props: SiteinfoRowProps;
  readonly query: this["row"];
  readonly root: QueryResult;
}

/** The result of `meta=siteinfo` as data, for `validateResponse`. */
export const siteinfoResult: ResultDescriptor = {
  module: "query+siteinfo",
  rows: { at: ["query"], kind: "object", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          general: {
            is: {
              record: {
                mainpage: { is: "string" },
                base: { is: "string" },
                sitename: { is: "string" },
                mainpageisdomainroot: { is: "boolean", formatversion1: { as: "flag" } },
                logo: { is: "string" },
                generator: { is: "string" },
                phpversion: { is: "string" },
                phpsapi: { is: "string" },
                dbtype: { is: "string" },
                dbversion: { is: "string" },
                imagewhitelistenabled: { is: "boolean", formatversion1: { as: "flag" } },
                langconversion: { is: "boolean", formatversion1: { as: "flag" } },
                linkconversion: { is: "boolean", formatversion1: { as: "flag" } },
                titleconversion: { is: "boolean", formatversion1: { as: "flag" } },
                linkprefixcharset: { is: "string" },
                linkprefix: { is: "string" },
                linktrail: { is: "string" },
                legaltitlechars: { is: "string" },
                invalidusernamechars: { is: "string" },
                allunicodefixes: { is: "boolean", formatversion1: { as: "flag" } },
                fixarabicunicode: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                fixmalayalamunicode: {
                  is: "boolean",
                  optional: true,
                  formatversion1: { as: "flag" },
                },
                case: { is: "string" },
                lang: { is: "string" },
                fallback: { is: { list: { record: { code: { is: "string" } } } } },
                rtl: { is: "boolean", formatversion1: { as: "flag" } },
                fallback8bitEncoding: { is: "string" },
                readonly: { is: "boolean", formatversion1: { as: "flag" } },
                writeapi: { is: "boolean", formatversion1: { as: "flag" } },
                maxarticlesize: { is: "integer" },
                timezone: { is: "string" },
                timeoffset: { is: "integer" },
                articlepath: { is: "string" },
                scriptpath: { is: "string" },
                script: { is: "string" },
                variantarticlepath: { is: "boolean" },
                server: { is: "string" },
                servername: { is: "string" },
                wikiid: { is: "string" },
                time: { is: "timestamp" },
                misermode: { is: "boolean", formatversion1: { as: "flag" } },
                uploadsenabled: { is: "boolean", formatversion1: { as: "flag" } },
                maxuploadsize: { is: "integer" },
                minuploadchunksize: { is: "integer" },
                galleryoptions: {
                  is: {
                    record: {
                      imagesPerRow: { is: "integer" },
                      imageWidth: { is: "integer" },
                      imageHeight: { is: "integer" },
                      captionLength: { is: "boolean", formatversion1: { as: "flag" } },
                      showBytes: { is: "boolean", formatversion1: { as: "flag" } },
                      showDimensions: { is: "boolean", formatversion1: { as: "flag" } },
                      mode: { is: "string" },
                    },
                  },
                },
                thumblimits: { is: { map: "integer" }, formatversion1: { as: "list" } },
                imagelimits: {
                  is: { map: { record: { width: { is: "integer" }, height: { is: "integer" } } } },
                  formatversion1: { as: "list" },
                },
                favicon: { is: "string" },
                centralidlookupprovider: { is: "string" },
                allcentralidlookupproviders: { is: { list: "string" } },
                interwikimagic: { is: "boolean", formatversion1: { as: "flag" } },
                magiclinks: {
                  is: {
                    record: {
                      ISBN: { is: "boolean" },
                      PMID: { is: "boolean" },
                      RFC: { is: "boolean" },
                    },
                  },
                  formatversion1: { as: "list" },
                },
                categorycollation: { is: "string" },
                nofollowlinks: { is: "boolean", formatversion1: { as: "flag" } },
                nofollownsexceptions: { is: { list: "unknown" } },
                nofollowdomainexceptions: { is: { list: "string" } },
                externallinktarget: { is: "boolean", formatversion1: { as: "flag" } },
                variants: {
                  is: { list: { record: { code: { is: "string" }, name: { is: "string" } } } },
                  optional: true,
                },
              },
            },
            when: { prop: ["general"] },
          },
          dbrepllag: {
            is: { list: { record: { host: { is: "string" }, lag: { is: "integer" } } } },
            when: { prop: ["dbrepllag"] },
          },
          defaultoptions: {
            is: { map: { anyOf: ["string", "integer", "boolean"] } },
            when: { prop: ["defaultoptions"] },
          },
          extensions: {
            is: {
              list: {
                record: {
                  type: { is: "string" },
                  name: { is: "string" },
                  namemsg: { is: "string" },
                  descriptionmsg: { is: "string" },
                  author: { is: "string" },
                  url: { is: "string" },
                  version: { is: "string" },
                  "license-name": { is: "string" },
                  license: { is: "string" },
                },
              },
            },
            when: { prop: ["extensions"] },
          },
          extensiontags: { is: { list: "string" }, when: { prop: ["extensiontags"] } },
          fileextensions: {
            is: { list: { record: { ext: { is: "string" } } } },
            when: { prop: ["fileextensions"] },
          },
          functionhooks: { is: { list: "string" }, when: { prop: ["functionhooks"] } },
          interwikimap: {
            is: {
              list: {
                record: {
                  prefix: { is: "string" },
                  url: { is: "string" },
                  protorel: { is: "boolean", formatversion1: { as: "flag" } },
                  api: { is: "string", optional: true },
                  local: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  language: { is: "string", optional: true },
                  wikiid: { is: "string", optional: true },
                  trans: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  bcp47: { is: "string", optional: true },
                },
              },
            },
            when: { prop: ["interwikimap"] },
          },
          languages: {
            is: {
              list: {
                record: {
                  code: { is: "string" },
                  bcp47: { is: "string" },
                  name: { is: "string", formatversion1: { name: "*" } },
                },
              },
            },
            when: { prop: ["languages"] },
          },
          languagevariants: {
            is: { map: { map: { record: { fallbacks: { is: { list: "string" } } } } } },
            when: { prop: ["languagevariants"] },
          },
          libraries: {
            is: { list: { record: { name: { is: "string" }, version: { is: "string" } } } },
            when: { prop: ["libraries"] },
          },
          magicwords: {
            is: {
              list: {
                record: {
                  name: { is: "string" },
                  aliases: { is: { list: "string" } },
                  "case-sensitive": { is: "boolean", formatversion1: { as: "flag" } },
                },
              },
            },
            when: { prop: ["magicwords"] },
          },
          namespacealiases: {
            is: {
              list: {
                record: {
                  id: { is: "integer" },
                  alias: { is: "string", formatversion1: { name: "*" } },
                },
              },
            },
            when: { prop: ["namespacealiases"] },
          },
          namespaces: {
            is: {
              map: {
                record: {
                  id: { is: "integer" },
                  case: { is: "string" },
                  name: { is: "string", formatversion1: { name: "*" } },
                  subpages: { is: "boolean", formatversion1: { as: "flag" } },
                  content: { is: "boolean", formatversion1: { as: "flag" } },
                  nonincludable: { is: "boolean", formatversion1: { as: "flag" } },
                  canonical: { is: "string", optional: true },
                  namespaceprotection: { is: "string", optional: true },
                },
              },
            },
            when: { prop: ["namespaces"] },
          },
          protocols: { is: { list: "string" }, when: { prop: ["protocols"] } },
          restrictions: {
            is: {
              record: {
                types: { is: { list: "string" } },
                levels: { is: { list: "string" } },
                cascadinglevels: { is: { list: "string" } },
                semiprotectedlevels: { is: { list: "string" } },
              },
            },
            when: { prop: ["restrictions"] },
          },
          rightsinfo: {
            is: { record: { url: { is: "string" }, text: { is: "string" } } },
            when: { prop: ["rightsinfo"] },
          },
          showhooks: {
            is: {
              list: { record: { name: { is: "string" }, subscribers: { is: { list: "string" } } } },
            },
            when: { prop: ["showhooks"] },
          },
          skins: {
            is: {
              list: {
                record: {
                  code: { is: "string" },
                  name: { is: "string", formatversion1: { name: "*" } },
                  default: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  unusable: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                },
              },
            },
            when: { prop: ["skins"] },
          },
          specialpagealiases: {
            is: {
              list: { record: { realname: { is: "string" }, aliases: { is: { list: "string" } } } },
            },
            when: { prop: ["specialpagealiases"] },
          },
          statistics: {
            is: {
              record: {
                pages: { is: "integer" },
                articles: { is: "integer" },
                edits: { is: "integer" },
                images: { is: "integer" },
                users: { is: "integer" },
                activeusers: { is: "integer" },
                admins: { is: "integer" },
                jobs: { is: "integer" },
              },
            },
            when: { prop: ["statistics"] },
          },
          uploaddialog: {
            is: {
              record: {
                fields: {
                  is: {
                    record: {
                      description: { is: "boolean", formatversion1: { as: "flag" } },
                      date: { is: "boolean", formatversion1: { as: "flag" } },
                      categories: { is: "boolean", formatversion1: { as: "flag" } },
                    },
                  },
                },
                licensemessages: {
                  is: { record: { local: { is: "string" }, foreign: { is: "string" } } },
                },
                comment: { is: { record: { local: { is: "string" }, foreign: { is: "string" } } } },
                format: {
                  is: {
                    record: {
                      filepage: { is: "string" },
                      description: { is: "string" },
                      ownwork: { is: "string" },
                      license: { is: "string" },
                      uncategorized: { is: "string" },
                    },
                  },
                },
              },
            },
            when: { prop: ["uploaddialog"] },
          },
          usergroups: {
            is: {
              list: {
                record: {
                  name: { is: "string" },
                  rights: { is: { list: "string" } },
                  number: { is: "integer", optional: true, when: { numberingroup: true } },
                  "add-self": { is: { list: "string" }, optional: true },
                  "remove-self": { is: { list: "string" }, optional: true },
                  add: { is: { list: "string" }, optional: true },
                  remove: { is: { list: "string" }, optional: true },
                },
              },
            },
            when: { prop: ["usergroups"] },
          },
          variables: { is: { list: "string" }, when: { prop: ["variables"] } },
          autocreatetempuser: {
            is: { record: { enabled: { is: "boolean" } } },
            optional: true,
            when: { prop: ["autocreatetempuser"] },
            formatversion1: { as: "list" },
          },
          autopromote: { is: { map: "unknown" }, optional: true, when: { prop: ["autopromote"] } },
          autopromoteonce: {
            is: { map: "unknown" },
            optional: true,
            when: { prop: ["autopromoteonce"] },
          },
          clientlibraries: {
            is: { list: { record: { name: { is: "string" }, version: { is: "string" } } } },
            optional: true,
            when: { prop: ["clientlibraries"] },
          },
        },
      },
      optional: true,
    },
  },
};
