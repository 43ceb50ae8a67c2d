// Generated from spec/paraminfo/catalogue.json (query+info) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each entry of `prop=info` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface InfoRowV1 {
  /** Content model, such as `wikitext`. */
  readonly contentmodel?: string;
  /** Code of the page's language. */
  readonly pagelanguage?: string;
  /** Code of the page's language for the `lang` attribute of HTML. */
  readonly pagelanguagehtmlcode?: string;
  /** Direction of the page's language: `ltr` or `rtl`. */
  readonly pagelanguagedir?: string;
  /**
   * Time of the last change that affects how the page is shown.
   * ISO 8601.
   */
  readonly touched?: string;
  /** Id of the latest revision. */
  readonly lastrevid?: number;
  /** Length of the content in bytes. */
  readonly length?: number;
  /** Whether the page has only one revision. */
  readonly new?: "";
  /** Whether the page is a redirect. */
  readonly redirect?: "";
  /**
   * Time at which the page leaves the watchlist.
   * ISO 8601.
   */
  readonly watchlistexpiry?: string;
  /**
   * Result of the test of each action.
   * Only with `testactions`.
   */
  readonly actions?: OrEmptyList<Readonly<Record<string, boolean | string | readonly unknown[]>>>;
  /**
   * Whether an edit would create a temporary account for the caller.
   * Only with `testactions`, and `testactionsautocreate`.
   * @since MediaWiki 1.43
   */
  readonly wouldautocreate?: readonly boolean[];
}

/** The fields that each value of `prop` adds. */
export interface InfoRowPropsV1 {
  readonly associatedpage: {
    /** Title of the talk page of a subject page, or the reverse. With `prop=associatedpage`. */
    readonly associatedpage?: string;
  };
  readonly displaytitle: {
    /** Title as the page displays it. With `prop=displaytitle`. */
    readonly displaytitle?: string;
  };
  readonly editintro: {
    /**
     * Messages to show above the editor, as HTML. With `prop=editintro`.
     * @since MediaWiki 1.43
     */
    readonly editintro?: OrEmptyList<Readonly<Record<string, string>>>;
  };
  readonly linkclasses: {
    /** CSS classes of links to the page, such as those of redirects, in the page `linkcontext`. With `prop=linkclasses`. */
    readonly linkclasses?: readonly string[];
  };
  readonly notificationtimestamp: {
    /** Time of the first change that the watching user has not yet seen. With `prop=notificationtimestamp`. */
    readonly notificationtimestamp?: string;
  };
  readonly protection: {
    /** Protection levels of the page. With `prop=protection`. */
    readonly protection?: readonly InfoRowProtectionV1[];
    /** Actions that the page can be protected against. With `prop=protection`. */
    readonly restrictiontypes?: readonly string[];
  };
  readonly subjectid: {
    /** Page id of the subject page of each talk page. With `prop=subjectid`. */
    readonly subjectid?: number;
  };
  readonly talkid: {
    /** Page id of the talk page of each subject page. With `prop=talkid`. */
    readonly talkid?: number;
  };
  readonly url: {
    /** URL of the page. With `prop=url`. */
    readonly fullurl?: string;
    /** URL of the page's editor. With `prop=url`. */
    readonly editurl?: string;
    /** Canonical URL of the page. With `prop=url`. */
    readonly canonicalurl?: string;
  };
  readonly varianttitles: {
    /** Displayed title in all variants of the wiki's language. With `prop=varianttitles`. */
    readonly varianttitles?: OrEmptyList<Readonly<Record<string, string>>>;
  };
  readonly visitingwatchers: {
    /** Number of watchers who have seen recent changes, if the user may know it. With `prop=visitingwatchers`. */
    readonly visitingwatchers?: number;
  };
  readonly watched: {
    /** Whether the current user watches the page. With `prop=watched`. */
    readonly watched?: "";
  };
  readonly watchers: {
    /** Number of watchers, if the user may know it. With `prop=watchers`. */
    readonly watchers?: number;
  };
  readonly preload: {
    /** Text that extensions preload into the editor. Use `preloadcontent` instead. With `prop=preload`. */
    readonly preload?: string | null;
  };
  readonly readable: {
    /** Whether the user can read the page. Use `testactions=read` instead. With `prop=readable`. */
    readonly readable?: "";
  };
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
