// Generated from spec/paraminfo/catalogue.json (query+info) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each entry of `prop=info` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0.
 */
export interface InfoRowV1 {
  readonly contentmodel?: string;
  readonly pagelanguage?: string;
  readonly pagelanguagehtmlcode?: string;
  readonly pagelanguagedir?: string;
  /** ISO 8601. */
  readonly touched?: string;
  readonly lastrevid?: number;
  readonly length?: number;
  readonly new?: "";
  readonly redirect?: "";
  /** ISO 8601. */
  readonly watchlistexpiry?: string;
  /** Only with `testactions`. */
  readonly actions?: OrEmptyList<Readonly<Record<string, boolean | string | readonly unknown[]>>>;
}

/** The fields that each value of `prop` adds. */
export interface InfoRowPropsV1 {
  readonly associatedpage: { readonly associatedpage?: string };
  readonly displaytitle: { readonly displaytitle?: string };
  readonly editintro: {
    /** Observed on MediaWiki 1.45.0 only. */
    readonly editintro?: { readonly anoneditwarning: string };
  };
  readonly linkclasses: { readonly linkclasses?: readonly string[] };
  readonly notificationtimestamp: { readonly notificationtimestamp?: string };
  readonly protection: {
    readonly protection?: readonly InfoRowProtectionV1[];
    readonly restrictiontypes?: readonly string[];
  };
  readonly subjectid: { readonly subjectid?: number };
  readonly talkid: { readonly talkid?: number };
  readonly url: {
    readonly fullurl?: string;
    readonly editurl?: string;
    readonly canonicalurl?: string;
  };
  readonly varianttitles: {
    readonly varianttitles?: OrEmptyList<Readonly<Record<string, string>>>;
  };
  readonly visitingwatchers: { readonly visitingwatchers?: number };
  readonly watched: { readonly watched?: "" };
  readonly watchers: { readonly watchers?: number };
  readonly preload: { readonly preload?: string | null };
  readonly readable: { readonly readable?: "" };
}

/** An item of `protection` of `prop=info` in format version 1. */
export interface InfoRowProtectionV1 {
  readonly type: string;
  readonly level: string;
  /** ISO 8601, or a word for no end such as `infinity`. */
  readonly expiry: string;
  readonly source?: string;
  readonly cascade?: "";
}

/** The result of `prop=info` in format version 1, for the types of responses. */
export interface InfoResultV1 extends ResultType {
  readonly at: readonly ["query", "pages"];
  readonly kind: "entry";
  readonly base: InfoRowV1;
  readonly selector: "prop";
  readonly props: InfoRowPropsV1;
  readonly page: this["row"];
}
