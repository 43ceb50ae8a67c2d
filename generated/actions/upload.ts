// Generated from spec/actions/catalogue.json (upload) by `paramsmith generate`. Do not edit.

import type {
  ActionBuilder,
  FileContent,
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
  fileCheck,
  integer,
  integerCheck,
  moduleReader,
  moduleRequests,
  validator,
} from "paramsmith/validate";
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

/** The type of the descriptor of `action=upload`. */
export interface UploadModule extends ModuleDescriptor<
  "upload",
  "action",
  false,
  UploadParams,
  "comment" | "watchlist",
  UploadResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=upload`. */
export const uploadModule: UploadModule = {
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
export const upload: ActionBuilder<UploadModule, UploadParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(uploadModule, requestRoot);

/** Checks parameters of `action=upload` strictly, before they are sent. */
export const validateUpload: Validator<UploadParams> = /* @__PURE__ */ validator(uploadModule, {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
  upload: fileCheck,
});

/** Parses the parameters of `action=upload` in a request as the server does. */
export const readUpload: ModuleReader<UploadModule> = /* @__PURE__ */ moduleReader(uploadModule, {
  enum: enumeration,
  expiry,
  integer,
});
