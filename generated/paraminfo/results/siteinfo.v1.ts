// Generated from spec/paraminfo/catalogue.json (query+siteinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `meta=siteinfo` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface SiteinfoRowV1 {}

/** The fields that each value of `prop` adds. */
export interface SiteinfoRowPropsV1 {
  readonly autocreatetempuser: {
    /**
     * Settings of temporary accounts. With `prop=autocreatetempuser`.
     * @since MediaWiki 1.43
     */
    readonly autocreatetempuser?: readonly boolean[];
  };
  readonly autopromote: {
    /** Conditions of groups that users belong to automatically. With `prop=autopromote`. */
    readonly autopromote?: OrEmptyList<Readonly<Record<string, unknown>>>;
  };
  readonly autopromoteonce: {
    /** Conditions of groups that users are added to once. With `prop=autopromoteonce`. */
    readonly autopromoteonce?: OrEmptyList<Readonly<Record<string, unknown>>>;
  };
  readonly clientlibraries: {
    /**
     * Client-side libraries that are installed. With `prop=clientlibraries`.
     * @since MediaWiki 1.43
     */
    readonly clientlibraries?: readonly { readonly name: string; readonly version: string }[];
  };
  readonly dbrepllag: {
    /** Replication lag of the database server with the highest lag. With `prop=dbrepllag`. */
    readonly dbrepllag: readonly { readonly host: string; readonly lag: number }[];
  };
  readonly defaultoptions: {
    /** Default values of user preferences. With `prop=defaultoptions`. */
    readonly defaultoptions: OrEmptyList<Readonly<Record<string, string | number | boolean>>>;
  };
  readonly extensions: {
    /** Installed extensions. With `prop=extensions`. */
    readonly extensions: readonly SiteinfoRowExtensionV1[];
  };
  readonly extensiontags: {
    /** Tags that extensions add to wikitext. With `prop=extensiontags`. */
    readonly extensiontags: readonly string[];
  };
  readonly fileextensions: {
    /** File extensions that can be uploaded. With `prop=fileextensions`. */
    readonly fileextensions: readonly { readonly ext: string }[];
  };
  readonly functionhooks: {
    /** Parser functions. With `prop=functionhooks`. */
    readonly functionhooks: readonly string[];
  };
  readonly general: {
    /** Name, version, main page, language and other basic data. With `prop=general`. */
    readonly general: SiteinfoRowGeneralV1;
  };
  readonly interwikimap: {
    /** Interwiki prefixes. With `prop=interwikimap`. */
    readonly interwikimap: readonly SiteinfoRowInterwikimapV1[];
  };
  readonly languages: {
    /** Languages that the wiki supports. With `prop=languages`. */
    readonly languages: readonly {
      readonly code: string;
      readonly bcp47: string;
      readonly "*": string;
    }[];
  };
  readonly languagevariants: {
    /** Languages with variants, and these variants. With `prop=languagevariants`. */
    readonly languagevariants: OrEmptyList<
      Readonly<Record<string, OrEmptyList<Readonly<Record<string, SiteinfoRowLanguagevariantV1>>>>>
    >;
  };
  readonly libraries: {
    /** Server-side libraries that are installed. With `prop=libraries`. */
    readonly libraries: readonly { readonly name: string; readonly version: string }[];
  };
  readonly magicwords: {
    /** Magic words and their aliases. With `prop=magicwords`. */
    readonly magicwords: readonly SiteinfoRowMagicwordV1[];
  };
  readonly namespacealiases: {
    /** Additional names of namespaces. With `prop=namespacealiases`. */
    readonly namespacealiases: readonly { readonly id: number; readonly "*": string }[];
  };
  readonly namespaces: {
    /** Namespaces and their names. With `prop=namespaces`. */
    readonly namespaces: OrEmptyList<Readonly<Record<string, SiteinfoRowNamespaceV1>>>;
  };
  readonly protocols: {
    /** Protocols of external links. With `prop=protocols`. */
    readonly protocols: readonly string[];
  };
  readonly restrictions: {
    /** Types and levels of protection. With `prop=restrictions`. */
    readonly restrictions: SiteinfoRowRestrictionsV1;
  };
  readonly rightsinfo: {
    /** Licence of the wiki's content. With `prop=rightsinfo`. */
    readonly rightsinfo: { readonly url: string; readonly text: string };
  };
  readonly showhooks: {
    /** Hooks and what is subscribed to them. With `prop=showhooks`. */
    readonly showhooks: readonly SiteinfoRowShowhookV1[];
  };
  readonly skins: {
    /** Installed skins. With `prop=skins`. */
    readonly skins: readonly SiteinfoRowSkinV1[];
  };
  readonly specialpagealiases: {
    /** Names of special pages. With `prop=specialpagealiases`. */
    readonly specialpagealiases: readonly SiteinfoRowSpecialpagealiasV1[];
  };
  readonly statistics: {
    /** Number of pages, edits, files and users. With `prop=statistics`. */
    readonly statistics: SiteinfoRowStatisticsV1;
  };
  readonly uploaddialog: {
    /** Settings of the upload dialog. With `prop=uploaddialog`. */
    readonly uploaddialog: SiteinfoRowUploaddialogV1;
  };
  readonly usergroups: {
    /** User groups and their rights. With `prop=usergroups`. */
    readonly usergroups: readonly SiteinfoRowUsergroupV1[];
  };
  readonly variables: {
    /** Ids of the variables of wikitext. With `prop=variables`. */
    readonly variables: readonly string[];
  };
}

/** The `general` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowGeneralV1 {
  readonly mainpage: string;
  readonly base: string;
  readonly sitename: string;
  readonly mainpageisdomainroot?: "";
  readonly logo: string;
  readonly generator: string;
  readonly phpversion: string;
  readonly phpsapi: string;
  readonly dbtype: string;
  readonly dbversion: string;
  readonly imagewhitelistenabled?: "";
  readonly langconversion?: "";
  readonly linkconversion?: "";
  readonly titleconversion?: "";
  readonly linkprefixcharset: string;
  readonly linkprefix: string;
  readonly linktrail: string;
  readonly legaltitlechars: string;
  readonly invalidusernamechars: string;
  readonly allunicodefixes?: "";
  readonly fixarabicunicode?: "";
  readonly fixmalayalamunicode?: "";
  readonly case: string;
  readonly lang: string;
  readonly fallback: readonly unknown[];
  readonly rtl?: "";
  readonly fallback8bitEncoding: string;
  readonly readonly?: "";
  readonly writeapi?: "";
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
  readonly misermode?: "";
  readonly uploadsenabled?: "";
  readonly maxuploadsize: number;
  readonly minuploadchunksize: number;
  readonly galleryoptions: SiteinfoRowGeneralGalleryoptionsV1;
  readonly thumblimits: readonly number[];
  readonly imagelimits: readonly { readonly width: number; readonly height: number }[];
  readonly favicon: string;
  readonly centralidlookupprovider: string;
  readonly allcentralidlookupproviders: readonly string[];
  readonly interwikimagic?: "";
  readonly magiclinks: readonly boolean[];
  readonly categorycollation: string;
  readonly nofollowlinks?: "";
  readonly nofollownsexceptions: readonly unknown[];
  readonly nofollowdomainexceptions: readonly string[];
  readonly externallinktarget?: "";
}

/** The `galleryoptions` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowGeneralGalleryoptionsV1 {
  readonly imagesPerRow: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly captionLength?: "";
  readonly showBytes?: "";
  readonly showDimensions?: "";
  readonly mode: string;
}

/** An item of `extensions` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowExtensionV1 {
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

/** An item of `interwikimap` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowInterwikimapV1 {
  readonly prefix: string;
  readonly url: string;
  readonly protorel?: "";
  readonly api?: string;
  readonly local?: "";
  readonly language?: string;
  readonly wikiid?: string;
  readonly trans?: "";
  /** @since MediaWiki 1.43 */
  readonly bcp47?: string;
}

/** An item of `languagevariants` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowLanguagevariantV1 {
  readonly fallbacks: readonly string[];
}

/** An item of `magicwords` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowMagicwordV1 {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly "case-sensitive"?: "";
}

/** An item of `namespaces` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowNamespaceV1 {
  readonly id: number;
  readonly case: string;
  readonly "*": string;
  readonly subpages?: "";
  readonly content?: "";
  readonly nonincludable?: "";
  readonly canonical?: string;
  readonly namespaceprotection?: string;
}

/** The `restrictions` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowRestrictionsV1 {
  readonly types: readonly string[];
  readonly levels: readonly string[];
  readonly cascadinglevels: readonly string[];
  readonly semiprotectedlevels: readonly string[];
}

/** An item of `showhooks` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowShowhookV1 {
  readonly name: string;
  readonly subscribers: readonly string[];
}

/** An item of `skins` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowSkinV1 {
  readonly code: string;
  readonly "*": string;
  readonly default?: "";
  readonly unusable?: "";
}

/** An item of `specialpagealiases` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowSpecialpagealiasV1 {
  readonly realname: string;
  readonly aliases: readonly string[];
}

/** The `statistics` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowStatisticsV1 {
  readonly pages: number;
  readonly articles: number;
  readonly edits: number;
  readonly images: number;
  readonly users: number;
  readonly activeusers: number;
  readonly admins: number;
  readonly jobs: number;
}

/** The `uploaddialog` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowUploaddialogV1 {
  readonly fields: OrEmptyList<SiteinfoRowUploaddialogFieldsV1>;
  readonly licensemessages: { readonly local: string; readonly foreign: string };
  readonly comment: { readonly local: string; readonly foreign: string };
  readonly format: SiteinfoRowUploaddialogFormatV1;
}

/** The `fields` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowUploaddialogFieldsV1 {
  readonly description?: "";
  readonly date?: "";
  readonly categories?: "";
}

/** The `format` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowUploaddialogFormatV1 {
  readonly filepage: string;
  readonly description: string;
  readonly ownwork: string;
  readonly license: string;
  readonly uncategorized: string;
}

/** An item of `usergroups` of `meta=siteinfo` in format version 1. */
export interface SiteinfoRowUsergroupV1 {
  readonly name: string;
  readonly rights: readonly string[];
  /** Only with `numberingroup`. */
  readonly number?: number;
}

/** The result of `meta=siteinfo` in format version 1, for the types of responses. */
export interface SiteinfoResultV1 extends ResultType {
  readonly at: readonly ["query"];
  readonly kind: "object";
  readonly base: SiteinfoRowV1;
  readonly selector: "prop";
  readonly props: SiteinfoRowPropsV1;
  readonly query: this["row"];
}
