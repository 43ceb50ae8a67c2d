// Generated from spec/actions/catalogue.json (edit) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  EditPage,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
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
  moduleParser,
  moduleRequests,
  pageEditor,
  paramRules,
  timestamp,
  timestampCheck,
  title,
  titleCheck,
  validator,
} from "paramsmith/validate";
import type { EditResult } from "./results/edit.js";

/** Parameters for `editPage`. */
export interface PageEdit {
  /**
   * New content of the page or section.
   * At least one of `text`, `appendtext`, `prependtext` and `undo` is required.
   */
  readonly text?: string;
  /** Edit summary. With `section=new` and without `sectiontitle`, it is also the heading. */
  readonly summary?: string;
  /**
   * Change tags to add to the revision.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Whether to mark the edit as minor. */
  readonly minor?: boolean;
  /** Whether to ignore the preference that marks all edits as minor. */
  readonly notminor?: boolean;
  /** Whether to mark the edit as made by a bot. Requires the `bot` right. */
  readonly bot?: boolean;
  /**
   * Whether to add the page to the watchlist. Use `watchlist=watch` instead.
   * @deprecated
   */
  readonly watch?: boolean;
  /**
   * Whether to remove the page from the watchlist. Use `watchlist=unwatch` instead.
   * @deprecated
   */
  readonly unwatch?: boolean;
  /**
   * Effect on the current user's watchlist.
   * - nochange: Does not change the watchlist.
   * - preferences: Applies the user's preferences. For bots, the watchlist does not change.
   * - unwatch: Removes the page.
   * - watch: Adds the page.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "unwatch" | "watch";
  /** Expiry time of the watchlist entry. If omitted, an existing entry keeps its expiry time. */
  readonly watchlistexpiry?: Timestamp;
  /** MD5 hash of `text`, or of `prependtext` followed by `appendtext`. If it differs, the edit fails. */
  readonly md5?: string;
  /**
   * Text to insert at the start of the page or section. Replaces `text`.
   * At least one of `text`, `appendtext`, `prependtext` and `undo` is required.
   */
  readonly prependtext?: string;
  /**
   * Text to append to the page or section. Overrides `text`.
   * At least one of `text`, `appendtext`, `prependtext` and `undo` is required.
   */
  readonly appendtext?: string;
  /**
   * Id of the revision to undo. Overrides `text`, `prependtext` and `appendtext`.
   * At least one of `text`, `appendtext`, `prependtext` and `undo` is required.
   * At least 0.
   */
  readonly undo?: number;
  /**
   * Id of the last revision to keep. `undo` then also reverts all revisions in between.
   * At least 0.
   */
  readonly undoafter?: number;
  /** Serialization format of the text. */
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
  /** Content model of the text. If omitted, the page keeps its content model. */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  /** Page to return to if the edit creates a temporary account; see `tempusercreatedredirect`. */
  readonly returnto?: string;
  /**
   * URL query string for `returnto`, including the `?`.
   * @default ""
   */
  readonly returntoquery?: string;
  /**
   * URL fragment for `returnto`, including the `#`.
   * @default ""
   */
  readonly returntoanchor?: string;
}

/** Parameters of `action=edit`. */
export interface EditParams extends PageEdit {
  /**
   * Title of the page to edit.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Id of the page to edit.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /** Section to edit: its number, `0` for the part before the first heading, or `new` to add a section. */
  readonly section?: string;
  /** Heading of the section. Only with `section=new`. */
  readonly sectiontitle?: string;
  /** Id of the edited revision. Later edits to the same lines cause an edit conflict. */
  readonly baserevid?: number;
  /** Time of the edited revision. Later edits to the same lines by other users cause an edit conflict. */
  readonly basetimestamp?: Timestamp;
  /** Time at which editing began, from `curtimestamp`. The edit fails if the page was deleted since. */
  readonly starttimestamp?: Timestamp;
  /** Whether to create the page again if it was deleted during the edit. */
  readonly recreate?: boolean;
  /** Whether to fail if the page exists. */
  readonly createonly?: boolean;
  /** Whether to fail if the page does not exist. */
  readonly nocreate?: boolean;
  /** Whether to edit the target if the page is a redirect. */
  readonly redirect?: boolean;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=edit`. */
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
  rules: [
    { kind: "requiredOneOf", of: ["text", "appendtext", "prependtext", "undo"] },
    { kind: "onlyOneOf", of: ["title", "pageid"] },
  ],
};

/**
 * Creates a page or edits its text.
 *
 * Requests `action=edit`.
 * @see https://www.mediawiki.org/wiki/API:Edit
 */
export const edit: RequiredRuledActionBuilder<
  EditModule,
  EditParams,
  RequestOptions,
  | readonly ["requiredOneOf", "text" | "appendtext" | "prependtext" | "undo"]
  | readonly ["requiredOneOf", "title" | "pageid"]
  | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(editModule, requestRoot);

/** Edits an existing page, and repeats the edit if others edit the page in the meantime. */
export const editPage: EditPage<EditModule, PageEdit> = /* @__PURE__ */ pageEditor(edit);

/** Validates the parameters of `action=edit` strictly before they are sent. */
export const validateEdit: Validator<EditParams> = /* @__PURE__ */ validator(
  editModule,
  {
    enum: enumCheck,
    expiry: expiryCheck,
    integer: integerCheck,
    string: boundedStringCheck,
    timestamp: timestampCheck,
    title: titleCheck,
  },
  paramRules,
);

/** Parses the parameters of `action=edit` in a request, as the server does. */
export const parseEdit: ModuleParser<EditModule> = /* @__PURE__ */ moduleParser(editModule, {
  enum: enumeration,
  expiry,
  integer,
  timestamp,
  title,
});
