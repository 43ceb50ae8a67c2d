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
   * Title of the page to compare from. Its latest revision is used.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   */
  readonly fromtitle?: string;
  /**
   * Id of the page to compare from. Its latest revision is used.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   */
  readonly fromid?: number;
  /**
   * Id of the revision to compare from.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   */
  readonly fromrev?: number;
  /**
   * Slots whose text `fromtext-{slot}` replaces before comparing.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   * Cannot be used with `fromtext` or `fromsection`.
   * Up to 50 values (500 with high limits).
   */
  readonly fromslots?: OneOrMore<"main">;
  /** Whether to expand signatures and similar syntax in the text, as saving a page does. */
  readonly frompst?: boolean;
  /**
   * Text to compare from. Use `fromslots=main` and `fromtext-main` instead.
   * At least one of `fromtitle`, `fromid`, `fromrev`, `fromtext` and `fromslots` is required.
   * Cannot be used with `fromslots`.
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
   * Number of the section to compare from, instead of the complete text.
   * Cannot be used with `fromslots`.
   * @deprecated
   */
  readonly fromsection?: string;
  /**
   * Title of the page to compare to. Its latest revision is used.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   */
  readonly totitle?: string;
  /**
   * Id of the page to compare to. Its latest revision is used.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   */
  readonly toid?: number;
  /**
   * Id of the revision to compare to.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   */
  readonly torev?: number;
  /**
   * Revision to compare to, relative to the one to compare from. Replaces other `to` parameters.
   * - cur: The latest revision of the page.
   * - next: The following revision.
   * - prev: The preceding revision.
   *
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   */
  readonly torelative?: "cur" | "next" | "prev";
  /**
   * Slots whose text `totext-{slot}` replaces before comparing.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   * Cannot be used with `totext` or `tosection`.
   * Up to 50 values (500 with high limits).
   */
  readonly toslots?: OneOrMore<"main">;
  /** Whether to expand signatures and similar syntax in the text, as saving a page does. */
  readonly topst?: boolean;
  /**
   * Text to compare to. Use `toslots=main` and `totext-main` instead.
   * At least one of `totitle`, `toid`, `torev`, `totext`, `torelative` and `toslots` is required.
   * Cannot be used with `toslots`.
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
   * Number of the section to compare to, instead of the complete text.
   * Cannot be used with `toslots`.
   * @deprecated
   */
  readonly tosection?: string;
  /**
   * Data about the comparison to return.
   * - comment: Edit summaries of both revisions.
   * - diff: The differences as HTML.
   * - diffsize: Length of the differences in bytes.
   * - ids: Ids of both pages and both revisions.
   * - parsedcomment: Edit summaries of both revisions as HTML.
   * - rel: Ids of the revision before the first revision and the revision after the second one.
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
   * Slots for which to return separate differences. If omitted, the differences of all slots are combined.
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   */
  readonly slots?: OneOrMore<"main"> | "*";
  /**
   * Layout of the differences.
   * - table: Rows of an HTML table, with both sides next to each other.
   * - unified: One column of HTML, with changes inside the lines.
   * @default "table"
   */
  readonly difftype?: "table" | "unified";
  /** Text of the slot. If omitted, that slot is absent from the comparison. */
  readonly "fromtext-main"?: string;
  /** Number of the section that `fromtext-{slot}` replaces in the revision. */
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
  /** Content model of `fromtext-{slot}`. If omitted, the page or revision determines it. */
  readonly "fromcontentmodel-main"?:
    | "css"
    | "javascript"
    | "json"
    | "text"
    | "unknown"
    | "vue"
    | "wikitext";
  /** Text of the slot. If omitted, that slot is absent from the comparison. */
  readonly "totext-main"?: string;
  /** Number of the section that `totext-{slot}` replaces in the revision. */
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
  /** Content model of `totext-{slot}`. If omitted, the page or revision determines it. */
  readonly "tocontentmodel-main"?:
    | "css"
    | "javascript"
    | "json"
    | "text"
    | "unknown"
    | "vue"
    | "wikitext";
}

/** The descriptor type of `action=compare`. */
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

/** Validates the parameters of `action=compare` strictly before they are sent. */
export const validateCompare: Validator<CompareParams> = /* @__PURE__ */ validator(
  compareModule,
  { enum: enumCheck, integer: integerCheck },
  templateParams,
  paramRules,
);

/** Parses the parameters of `action=compare` in a request, as the server does. */
export const parseCompare: ModuleParser<CompareModule> = /* @__PURE__ */ moduleParser(
  compareModule,
  { enum: enumeration, integer },
);
