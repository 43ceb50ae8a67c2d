// Generated from spec/actions/catalogue.json (upload) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type {
  Exact,
  FileContent,
  OneOrMore,
  Timestamp,
  Token,
} from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { ModuleRequest, Versioned } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { expiry, expiryCheck } from "@paramsmith/runtime/internal/rules/expiry";
import { fileCheck } from "@paramsmith/runtime/internal/rules/file";
import { integer, integerCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { UploadResult } from "./results/upload.js";

/** Parameters of `action=upload`. */
export interface UploadParams {
  /** Target filename. */
  readonly filename?: string;
  /**
   * Upload comment. Also used as the initial page text for new files if text is not specified.
   * @default ""
   */
  readonly comment?: string;
  /**
   * Change tags to apply to the upload log entry and file page revision.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Initial page text for new files. */
  readonly text?: string;
  /**
   * Watch the page.
   * @deprecated
   */
  readonly watch?: boolean;
  /**
   * Unconditionally add or remove the page from the current user's watchlist, use preferences (ignored for bot users) or do not change watch.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "watch";
  /** Watchlist expiry timestamp. Omit this parameter entirely to leave the current expiry unchanged. */
  readonly watchlistexpiry?: Timestamp;
  /** Ignore any warnings. */
  readonly ignorewarnings?: boolean;
  /**
   * File contents.
   * The request is sent as `multipart/form-data`.
   */
  readonly file?: FileContent;
  /** URL to fetch the file from. */
  readonly url?: string;
  /** Key that identifies a previous upload that was stashed temporarily. */
  readonly filekey?: string;
  /**
   * Same as filekey, maintained for backward compatibility.
   * @deprecated
   */
  readonly sessionkey?: string;
  /** If set, the server will stash the file temporarily instead of adding it to the repository. */
  readonly stash?: boolean;
  /**
   * Filesize of entire upload.
   * 0 to 104857600.
   */
  readonly filesize?: number;
  /**
   * Offset of chunk in bytes.
   * At least 0.
   */
  readonly offset?: number;
  /**
   * Chunk contents.
   * The request is sent as `multipart/form-data`.
   */
  readonly chunk?: FileContent;
  /** Make potentially large file operations asynchronous when possible. */
  readonly async?: boolean;
  /** Only fetch the upload status for the given file key. */
  readonly checkstatus?: boolean;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The defaults of the parameters of `action=upload`. */
export interface UploadDefaults {
  readonly comment: "";
  readonly watchlist: "preferences";
}

/** The descriptor of `action=upload`. */
export const uploadModule: ModuleDescriptor<
  "upload",
  "action",
  false,
  UploadParams,
  UploadDefaults,
  UploadResult
> &
  PostedModule = {
  name: "upload",
  path: "upload",
  group: "action",
  prefix: "",
  select: { action: "upload" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    filename: { type: "string" },
    comment: { type: "string", default: "" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    text: { type: "text" },
    watch: { type: "boolean", deprecated: true },
    watchlist: {
      type: "enum",
      values: ["nochange", "preferences", "watch"],
      default: "preferences",
    },
    watchlistexpiry: { type: "expiry" },
    ignorewarnings: { type: "boolean" },
    file: { type: "upload" },
    url: { type: "string" },
    filekey: { type: "string" },
    sessionkey: { type: "string", deprecated: true },
    stash: { type: "boolean" },
    filesize: { type: "integer", min: 0, max: 104857600 },
    offset: { type: "integer", min: 0 },
    chunk: { type: "upload" },
    async: { type: "boolean" },
    checkstatus: { type: "boolean" },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(uploadModule, requestRoot);

/**
 * Upload a file, or get the status of pending uploads.
 * Several methods are available:
 * - Upload file contents directly, using the file parameter.
 * - Upload the file in pieces, using the filesize, chunk, and offset parameters.
 * - Have the MediaWiki server fetch a file from a URL, using the url parameter.
 * - Complete an earlier upload that failed due to warnings, was uploaded in pieces, or stored otherwise in the upload stash, using the filekey parameter.
 * Note that the HTTP POST must be done as a file upload (i.e. using multipart/form-data) when sending the file or chunk.
 *
 * Requests `action=upload`.
 */
export function upload<const P extends UploadParams = {}, V extends string = "2">(
  params?: Exact<P, UploadParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof uploadModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
  upload: fileCheck,
};

/** Checks parameters of `action=upload` strictly, before they are sent. */
export const validateUpload: Validator<UploadParams> = /* @__PURE__ */ validator(
  uploadModule,
  checks,
);

const rules: Rules = { enum: enumeration, expiry, integer };

/** Parses the parameters of `action=upload` in a request as the server does. */
export function readUpload(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof uploadModule>> {
  return readModule(uploadModule, rules, wire, options);
}
