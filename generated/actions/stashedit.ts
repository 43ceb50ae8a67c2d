// Generated from spec/actions/catalogue.json (stashedit) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredRuledActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { StasheditResult } from "./results/stashedit.js";

/** Parameters of `action=stashedit`. */
export interface StasheditParams {
  /** Title of the page that is being edited. */
  readonly title: string;
  /** Section to edit: its number, `0` for the part before the first heading, or `new` to add a section. */
  readonly section?: string;
  /** Heading of the section. Only with `section=new`. */
  readonly sectiontitle?: string;
  /**
   * Content of the page or section.
   * Exactly one of `stashedtexthash` and `text` is required.
   */
  readonly text?: string;
  /**
   * Hash of text that an earlier request stored. Replaces `text`.
   * Exactly one of `stashedtexthash` and `text` is required.
   */
  readonly stashedtexthash?: string;
  /**
   * Edit summary.
   * @default ""
   */
  readonly summary?: string;
  /** Content model of the text. */
  readonly contentmodel: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  /** Serialization format of the text. */
  readonly contentformat:
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
  /** Id of the revision that is being edited. */
  readonly baserevid: number;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=stashedit`. */
export interface StasheditModule extends ModuleDescriptor<
  "stashedit",
  "action",
  false,
  StasheditParams,
  "summary",
  StasheditResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=stashedit`. */
export const stasheditModule: StasheditModule = {
  name: "stashedit",
  path: "stashedit",
  group: "action",
  prefix: "",
  select: { action: "stashedit" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string", required: true },
    section: { type: "string" },
    sectiontitle: { type: "string" },
    text: { type: "text" },
    stashedtexthash: { type: "string" },
    summary: { type: "string", default: "" },
    contentmodel: {
      type: "enum",
      values: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
      required: true,
    },
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
      required: true,
    },
    baserevid: { type: "integer", required: true },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [{ kind: "onlyOneOf", of: ["stashedtexthash", "text"] }],
};

/**
 * Parses text in advance, so that saving the same text later takes less time.
 *
 * Requests `action=stashedit`.
 * @see https://www.mediawiki.org/wiki/API:Stashedit
 */
export const stashedit: RequiredRuledActionBuilder<
  StasheditModule,
  StasheditParams,
  RequestOptions,
  | readonly ["requiredOneOf", "stashedtexthash" | "text"]
  | readonly ["exclusive", "stashedtexthash" | "text"]
> = /* @__PURE__ */ moduleRequests(stasheditModule, requestRoot);

/** Validates the parameters of `action=stashedit` strictly before they are sent. */
export const validateStashedit: Validator<StasheditParams> = /* @__PURE__ */ validator(
  stasheditModule,
  { enum: enumCheck, integer: integerCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=stashedit` in a request, as the server does. */
export const parseStashedit: ModuleParser<StasheditModule> = /* @__PURE__ */ moduleParser(
  stasheditModule,
  { enum: enumeration, integer },
);
