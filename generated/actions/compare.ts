// Generated from spec/actions/catalogue.json (compare) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  templateParams,
  validator,
} from "paramsmith/validate";
import type { CompareResult } from "./results/compare.js";

/** Parameters of `action=compare`. */
export interface CompareParams {
  /**
   * Title of the page on the first side; its latest revision is compared.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   */
  readonly fromtitle?: string;
  /**
   * Id of the page on the first side; its latest revision is compared.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   */
  readonly fromid?: number;
  /**
   * Id of the revision on the first side.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   */
  readonly fromrev?: number;
  /**
   * Slots of the first side that get a new text, by `fromtext-{slot}`.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   * Excludes `fromtext` and `fromsection`.
   * Up to 50 values (500 with high limits).
   */
  readonly fromslots?: OneOrMore<"main">;
  /** Whether to expand signatures and similar syntax in the text, as saving a page does. */
  readonly frompst?: boolean;
  /**
   * Text of the first side. Use `fromslots=main` and `fromtext-main` instead.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   * Excludes `fromslots`.
   * @deprecated
   */
  readonly fromtext?: string;
  /**
   * Serialization format of the text. Use `fromslots=main` and `fromcontentformat-main` instead.
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
   * Content model of the text. Use `fromslots=main` and `fromcontentmodel-main` instead.
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
   * Number of the section on the first side to compare alone.
   * Excludes `fromslots`.
   * @deprecated
   */
  readonly fromsection?: string;
  /**
   * Title of the page on the second side; its latest revision is compared.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   */
  readonly totitle?: string;
  /**
   * Id of the page on the second side; its latest revision is compared.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   */
  readonly toid?: number;
  /**
   * Id of the revision on the second side.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   */
  readonly torev?: number;
  /**
   * Revision to compare with, relative to the one on the first side. Replaces other parameters of this side.
   * - cur: The latest revision of the page.
   * - next: The following revision.
   * - prev: The preceding revision.
   *
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   */
  readonly torelative?: "cur" | "next" | "prev";
  /**
   * Slots of the second side that get a new text, by `totext-{slot}`.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   * Excludes `totext` and `tosection`.
   * Up to 50 values (500 with high limits).
   */
  readonly toslots?: OneOrMore<"main">;
  /** Whether to expand signatures and similar syntax in the text, as saving a page does. */
  readonly topst?: boolean;
  /**
   * Text of the second side. Use `toslots=main` and `totext-main` instead.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   * Excludes `toslots`.
   * @deprecated
   */
  readonly totext?: string;
  /**
   * Serialization format of the text. Use `toslots=main` and `tocontentformat-main` instead.
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
   * Content model of the text. Use `toslots=main` and `tocontentmodel-main` instead.
   * @deprecated
   */
  readonly tocontentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  /**
   * Number of the section on the second side to compare alone.
   * Excludes `toslots`.
   * @deprecated
   */
  readonly tosection?: string;
  /**
   * Data of the comparison to return.
   * - comment: Edit summaries of both revisions.
   * - diff: The differences as HTML.
   * - diffsize: Length of the differences in bytes.
   * - ids: Ids of both pages and both revisions.
   * - parsedcomment: Edit summaries of both revisions as HTML.
   * - rel: Ids of the revision before the first one and of the revision after the second one.
   * - size: Lengths of both revisions in bytes.
   * - timestamp: Times of both revisions.
   * - title: Titles of both pages.
   * - user: Names and ids of the users who made both revisions.
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
   * Slots to return separate differences for. If omitted, one text has those of all slots.
   * Up to 50 values (500 with high limits).
   * `"*"` as the only value selects all values.
   */
  readonly slots?: OneOrMore<"main"> | "*";
  /**
   * Layout of the differences.
   * - table: Rows of an HTML table, with both sides next to each other.
   * - unified: One column of HTML, with changes inside the lines.
   * @default "table"
   */
  readonly difftype?: "table" | "unified";
  /** Text of the slot. If omitted, the slot does not exist on this side. */
  readonly "fromtext-main"?: string;
  /** Number of the section of the revision that `fromtext-{slot}` replaces. */
  readonly "fromsection-main"?: string;
  /** Serialization format of `fromtext-{slot}`. */
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
  /** Content model of `fromtext-{slot}`. If omitted, it is derived from the page or revision. */
  readonly "fromcontentmodel-main"?:
    | "css"
    | "javascript"
    | "json"
    | "text"
    | "unknown"
    | "vue"
    | "wikitext";
  /** Text of the slot. If omitted, the slot does not exist on this side. */
  readonly "totext-main"?: string;
  /** Number of the section of the revision that `totext-{slot}` replaces. */
  readonly "tosection-main"?: string;
  /** Serialization format of `totext-{slot}`. */
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
  /** Content model of `totext-{slot}`. If omitted, it is derived from the page or revision. */
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
  rules: [
    { kind: "requiredOneOf", of: ["fromtitle", "fromid", "fromrev", "fromtext", "fromslots"] },
    { kind: "requiredOneOf", of: ["totitle", "toid", "torev", "totext", "torelative", "toslots"] },
    { kind: "exclusive", of: ["fromtext", "fromslots"] },
    { kind: "exclusive", of: ["fromsection", "fromslots"] },
    { kind: "exclusive", of: ["totext", "toslots"] },
    { kind: "exclusive", of: ["tosection", "toslots"] },
  ],
};

/**
 * Compares two revisions, pages or texts.
 *
 * Requests `action=compare`.
 * @see https://www.mediawiki.org/wiki/API:Compare
 */
export const compare: RequiredRuledActionBuilder<
  CompareModule,
  CompareParams,
  RequestOptions,
  | readonly ["requiredOneOf", "fromtitle" | "fromid" | "fromrev" | "fromtext" | "fromslots"]
  | readonly ["requiredOneOf", "totitle" | "toid" | "torev" | "totext" | "torelative" | "toslots"]
  | readonly ["exclusive", "fromtext" | "fromslots"]
  | readonly ["exclusive", "fromsection" | "fromslots"]
  | readonly ["exclusive", "totext" | "toslots"]
  | readonly ["exclusive", "tosection" | "toslots"]
> = /* @__PURE__ */ moduleRequests(compareModule, requestRoot);

/** Checks parameters of `action=compare` strictly, before they are sent. */
export const validateCompare: Validator<CompareParams> = /* @__PURE__ */ validator(
  compareModule,
  { enum: enumCheck, integer: integerCheck },
  templateParams,
  paramRules,
);

/** Parses the parameters of `action=compare` in a request as the server does. */
export const parseCompare: ModuleParser<CompareModule> = /* @__PURE__ */ moduleParser(
  compareModule,
  { enum: enumeration, integer },
);
