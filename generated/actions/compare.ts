// Generated from spec/actions/catalogue.json (compare) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleReader,
  OneOrMore,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  templateParams,
  validator,
} from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { CompareResult } from "./results/compare.js";

/** Parameters of `action=compare`. */
export interface CompareParams {
  /** First title to compare. */
  readonly fromtitle?: string;
  /** First page ID to compare. */
  readonly fromid?: number;
  /** First revision to compare. */
  readonly fromrev?: number;
  /**
   * Override content of the revision specified by fromtitle, fromid or fromrev.
   * This parameter specifies the slots that are to be modified. Use fromtext-{slot}, fromcontentmodel-{slot}, and fromcontentformat-{slot} to specify content for each slot.
   * Up to 50 values (500 with high limits).
   */
  readonly fromslots?: OneOrMore<"main">;
  /** Do a pre-save transform on fromtext-{slot}. */
  readonly frompst?: boolean;
  /**
   * Specify fromslots=main and use fromtext-main instead.
   * @deprecated
   */
  readonly fromtext?: string;
  /**
   * Specify fromslots=main and use fromcontentformat-main instead.
   * @deprecated
   */
  readonly fromcontentformat?:
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
  /**
   * Specify fromslots=main and use fromcontentmodel-main instead.
   * @deprecated
   */
  readonly fromcontentmodel?:
    | "css"
    | "javascript"
    | "json"
    | "text"
    | "unknown"
    | "vue"
    | "wikitext";
  /**
   * Only use the specified section of the specified 'from' content.
   * @deprecated
   */
  readonly fromsection?: string;
  /** Second title to compare. */
  readonly totitle?: string;
  /** Second page ID to compare. */
  readonly toid?: number;
  /** Second revision to compare. */
  readonly torev?: number;
  /** Use a revision relative to the revision determined from fromtitle, fromid or fromrev. All of the other 'to' options will be ignored. */
  readonly torelative?: "cur" | "next" | "prev";
  /**
   * Override content of the revision specified by totitle, toid or torev.
   * This parameter specifies the slots that are to be modified. Use totext-{slot}, tocontentmodel-{slot}, and tocontentformat-{slot} to specify content for each slot.
   * Up to 50 values (500 with high limits).
   */
  readonly toslots?: OneOrMore<"main">;
  /** Do a pre-save transform on totext. */
  readonly topst?: boolean;
  /**
   * Specify toslots=main and use totext-main instead.
   * @deprecated
   */
  readonly totext?: string;
  /**
   * Specify toslots=main and use tocontentformat-main instead.
   * @deprecated
   */
  readonly tocontentformat?:
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
  /**
   * Specify toslots=main and use tocontentmodel-main instead.
   * @deprecated
   */
  readonly tocontentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  /**
   * Only use the specified section of the specified 'to' content.
   * @deprecated
   */
  readonly tosection?: string;
  /**
   * Which pieces of information to get.
   * - diff: The diff HTML.
   * - diffsize: The size of the diff HTML, in bytes.
   * - rel: The revision IDs of the revision previous to 'from' and after 'to', if any.
   * - ids: The page and revision IDs of the 'from' and 'to' revisions.
   * - title: The page titles of the 'from' and 'to' revisions.
   * - user: The username and ID of the 'from' and 'to' revisions. If the user has been revision deleted, a fromuserhidden or touserhidden property will be returned.
   * - comment: The comment on the 'from' and 'to' revisions. If the comment has been revision deleted, a fromcommenthidden or tocommenthidden property will be returned.
   * - parsedcomment: The parsed comment on the 'from' and 'to' revisions. If the comment has been revision deleted, a fromcommenthidden or tocommenthidden property will be returned.
   * - size: The size of the 'from' and 'to' revisions.
   * - timestamp: The timestamp of the 'from' and 'to' revisions.
   *
   * Up to 50 values (500 with high limits).
   * @default ["diff", "ids", "title"]
   */
  readonly prop?: OneOrMore<
    | "comment"
    | "diff"
    | "diffsize"
    | "ids"
    | "parsedcomment"
    | "rel"
    | "size"
    | "timestamp"
    | "title"
    | "user"
  >;
  /**
   * Return individual diffs for these slots, rather than one combined diff for all slots.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly slots?: OneOrMore<"main"> | "*";
  /**
   * Return the comparison formatted as inline HTML.
   * @default "table"
   */
  readonly difftype?: "table" | "unified";
  /** Text of the specified slot. If omitted, the slot is removed from the revision. */
  readonly "fromtext-main"?: string;
  /** When fromtext-{slot} is the content of a single section, this is the section identifier. It will be merged into the revision specified by fromtitle, fromid or fromrev as if for a section edit. */
  readonly "fromsection-main"?: string;
  /** Content serialization format of fromtext-{slot}. */
  readonly "fromcontentformat-main"?:
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
  /** Content model of fromtext-{slot}. If not supplied, it will be guessed based on the other parameters. */
  readonly "fromcontentmodel-main"?:
    | "css"
    | "javascript"
    | "json"
    | "text"
    | "unknown"
    | "vue"
    | "wikitext";
  /** Text of the specified slot. If omitted, the slot is removed from the revision. */
  readonly "totext-main"?: string;
  /** When totext-{slot} is the content of a single section, this is the section identifier. It will be merged into the revision specified by totitle, toid or torev as if for a section edit. */
  readonly "tosection-main"?: string;
  /** Content serialization format of totext-{slot}. */
  readonly "tocontentformat-main"?:
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
  /** Content model of totext-{slot}. If not supplied, it will be guessed based on the other parameters. */
  readonly "tocontentmodel-main"?:
    | "css"
    | "javascript"
    | "json"
    | "text"
    | "unknown"
    | "vue"
    | "wikitext";
}

/** The type of the descriptor of `action=compare`. */
export interface CompareModule extends ModuleDescriptor<
  "compare",
  "action",
  false,
  CompareParams,
  "prop" | "difftype",
  CompareResult
> {}

/** The descriptor of `action=compare`. */
export const compareModule: CompareModule = {
  name: "compare",
  path: "compare",
  group: "action",
  prefix: "",
  select: { action: "compare" },
  generator: false,
  readrights: true,
  params: {
    fromtitle: { type: "string" },
    fromid: { type: "integer" },
    fromrev: { type: "integer" },
    fromslots: { type: "enum", values: ["main"], multi: { lowlimit: 50, highlimit: 500 } },
    frompst: { type: "boolean" },
    fromtext: { type: "text", deprecated: true },
    fromcontentformat: {
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
      deprecated: true,
    },
    fromcontentmodel: {
      type: "enum",
      values: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
      deprecated: true,
    },
    fromsection: { type: "string", deprecated: true },
    totitle: { type: "string" },
    toid: { type: "integer" },
    torev: { type: "integer" },
    torelative: { type: "enum", values: ["cur", "next", "prev"] },
    toslots: { type: "enum", values: ["main"], multi: { lowlimit: 50, highlimit: 500 } },
    topst: { type: "boolean" },
    totext: { type: "text", deprecated: true },
    tocontentformat: {
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
      deprecated: true,
    },
    tocontentmodel: {
      type: "enum",
      values: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
      deprecated: true,
    },
    tosection: { type: "string", deprecated: true },
    prop: {
      type: "enum",
      values: [
        "comment",
        "diff",
        "diffsize",
        "ids",
        "parsedcomment",
        "rel",
        "size",
        "timestamp",
        "title",
        "user",
      ],
      default: ["diff", "ids", "title"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    slots: {
      type: "enum",
      values: ["main"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*" },
    },
    difftype: { type: "enum", values: ["table", "unified"], default: "table" },
    "fromtext-main": { type: "text", when: { fromslots: "main" } },
    "fromsection-main": { type: "string", when: { fromslots: "main" } },
    "fromcontentformat-main": {
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
      when: { fromslots: "main" },
    },
    "fromcontentmodel-main": {
      type: "enum",
      values: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
      when: { fromslots: "main" },
    },
    "totext-main": { type: "text", when: { toslots: "main" } },
    "tosection-main": { type: "string", when: { toslots: "main" } },
    "tocontentformat-main": {
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
      when: { toslots: "main" },
    },
    "tocontentmodel-main": {
      type: "enum",
      values: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
      when: { toslots: "main" },
    },
  },
};

/**
 * Get the difference between two pages.
 * A revision number, a page title, a page ID, text, or a relative reference for both "from" and "to" must be passed.
 *
 * Requests `action=compare`.
 */
export const compare: ActionBuilder<CompareModule, CompareParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(compareModule, requestRoot);

/** Checks parameters of `action=compare` strictly, before they are sent. */
export const validateCompare: Validator<CompareParams> = /* @__PURE__ */ validator(
  compareModule,
  { enum: enumCheck, integer: integerCheck },
  templateParams,
);

/** Parses the parameters of `action=compare` in a request as the server does. */
export const readCompare: ModuleReader<CompareModule> = /* @__PURE__ */ moduleReader(
  compareModule,
  { enum: enumeration, integer },
);
