// Generated from spec/actions/catalogue.json (edit) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  Timestamp,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  expiry,
  expiryCheck,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  timestamp,
  timestampCheck,
  title,
  titleCheck,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { EditResult } from "./results/edit.js";

/** Parameters of `action=edit`. */
export interface EditParams {
  /** Title of the page to edit. Cannot be used together with pageid. */
  readonly title?: string;
  /** Page ID of the page to edit. Cannot be used together with title. */
  readonly pageid?: number;
  /** Section identifier. 0 for the top section, new for a new section. Often a positive integer, but can also be non-numeric. */
  readonly section?: string;
  /** The title for a new section when using section=new. */
  readonly sectiontitle?: string;
  /** Page content. */
  readonly text?: string;
  /**
   * Edit summary.
   * When this parameter is not provided or empty, an edit summary may be generated automatically.
   * When using section=new and sectiontitle is not provided, the value of this parameter is used for the section title instead, and an edit summary is generated automatically.
   */
  readonly summary?: string;
  /**
   * Change tags to apply to the revision.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Mark this edit as a minor edit. */
  readonly minor?: boolean;
  /** Do not mark this edit as a minor edit even if the "Mark all edits minor by default" user preference is set. */
  readonly notminor?: boolean;
  /** Mark this edit as a bot edit. */
  readonly bot?: boolean;
  /** ID of the base revision, used to detect edit conflicts. May be obtained through action=query&prop=revisions. Self-conflicts cause the edit to fail unless basetimestamp is set. */
  readonly baserevid?: number;
  /** Timestamp of the base revision, used to detect edit conflicts. May be obtained through action=query&prop=revisions&rvprop=timestamp. Self-conflicts are ignored. */
  readonly basetimestamp?: Timestamp;
  /** Timestamp when the editing process began, used to detect edit conflicts. An appropriate value may be obtained using curtimestamp when beginning the edit process (e.g. when loading the page content to edit). */
  readonly starttimestamp?: Timestamp;
  /** Override any errors about the page having been deleted in the meantime. */
  readonly recreate?: boolean;
  /** Don't edit the page if it exists already. */
  readonly createonly?: boolean;
  /** Throw an error if the page doesn't exist. */
  readonly nocreate?: boolean;
  /**
   * Add the page to the current user's watchlist.
   * @deprecated
   */
  readonly watch?: boolean;
  /**
   * Remove the page from the current user's watchlist.
   * @deprecated
   */
  readonly unwatch?: boolean;
  /**
   * Unconditionally add or remove the page from the current user's watchlist, use preferences (ignored for bot users) or do not change watch.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /** The MD5 hash of the text parameter, or the prependtext and appendtext parameters concatenated. If set, the edit won't be done unless the hash is correct. */
  readonly md5?: string;
  /** Add this text to the beginning of the page or section. Overrides text. */
  readonly prependtext?: string;
  /**
   * Add this text to the end of the page or section. Overrides text.
   * Use section=new to append a new section, rather than this parameter.
   */
  readonly appendtext?: string;
  /**
   * Undo this revision. Overrides text, prependtext and appendtext.
   * At least 0.
   */
  readonly undo?: number;
  /**
   * Undo all revisions from undo to this one. If not set, just undo one revision.
   * At least 0.
   */
  readonly undoafter?: number;
  /** Automatically resolve redirects. */
  readonly redirect?: boolean;
  /** Content serialization format used for the input text. */
  readonly contentformat?:
    | "application/json"
    | "application/octet-stream"
    | "application/unknown"
    | "application/vue+xml"
    | "application/x-binary"
    | "text/css"
    | "text/javascript"
    | "text/plain"
    | "text/unknown"
    | "text/x-wiki"
    | "unknown/unknown";
  /** Content model of the new content. */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * The token should always be sent as the last parameter, or at least after the text parameter.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
  /** Page title. If saving the edit created a temporary account, the API may respond with an URL that the client should visit to complete logging in. If this parameter is provided, the URL will redirect to the given page, instead of the page that was edited. */
  readonly returnto?: string;
  /**
   * URL query parameters (with leading ?). If saving the edit created a temporary account, the API may respond with an URL that the client should visit to complete logging in. If this parameter is provided, the URL will redirect to a page with the given query parameters.
   * @default ""
   */
  readonly returntoquery?: string;
  /**
   * URL fragment (with leading #). If saving the edit created a temporary account, the API may respond with an URL that the client should visit to complete logging in. If this parameter is provided, the URL will redirect to a page with the given fragment.
   * @default ""
   */
  readonly returntoanchor?: string;
}

/** The type of the descriptor of `action=edit`. */
export interface EditModule extends ModuleDescriptor<
  "edit",
  "action",
  false,
  EditParams,
  "watchlist" | "returntoquery" | "returntoanchor",
  EditResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=edit`. */
export const editModule: EditModule = {
  name: "edit",
  path: "edit",
  group: "action",
  prefix: "",
  select: { action: "edit" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    section: { type: "string" },
    sectiontitle: { type: "string" },
    text: { type: "text" },
    summary: { type: "string" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    minor: { type: "boolean" },
    notminor: { type: "boolean" },
    bot: { type: "boolean" },
    baserevid: { type: "integer" },
    basetimestamp: { type: "timestamp" },
    starttimestamp: { type: "timestamp" },
    recreate: { type: "boolean" },
    createonly: { type: "boolean" },
    nocreate: { type: "boolean" },
    watch: { type: "boolean", deprecated: true },
    unwatch: { type: "boolean", deprecated: true },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "unwatch", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    md5: { type: "string" },
    prependtext: { type: "text" },
    appendtext: { type: "text" },
    undo: { type: "integer", min: 0 },
    undoafter: { type: "integer", min: 0 },
    redirect: { type: "boolean" },
    contentformat: {
      type: "enum",
      values: [
        "application/json",
        "application/octet-stream",
        "application/unknown",
        "application/vue+xml",
        "application/x-binary",
        "text/css",
        "text/javascript",
        "text/plain",
        "text/unknown",
        "text/x-wiki",
        "unknown/unknown",
      ],
    },
    contentmodel: {
      type: "enum",
      values: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
    },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
    returnto: { type: "title" },
    returntoquery: { type: "string", default: "" },
    returntoanchor: { type: "string", default: "" },
  },
};

/**
 * Create and edit pages.
 *
 * Requests `action=edit`.
 */
export const edit: ActionBuilder<EditModule, EditParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(editModule, requestRoot);

/** Checks parameters of `action=edit` strictly, before they are sent. */
export const validateEdit: Validator<EditParams> = /* @__PURE__ */ validator(editModule, {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
  timestamp: timestampCheck,
  title: titleCheck,
});

/** Parses the parameters of `action=edit` in a request as the server does. */
export const readEdit: ModuleReader<EditModule> = /* @__PURE__ */ moduleReader(editModule, {
  enum: enumeration,
  expiry,
  integer,
  timestamp,
  title,
});
