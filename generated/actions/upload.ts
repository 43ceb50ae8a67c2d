// Generated from spec/actions/catalogue.json (upload) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ActionBuilder,
  FileContent,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  Timestamp,
  Token,
  UploadFile,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  expiry,
  expiryCheck,
  fileCheck,
  fileUploader,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  uploadedFiles,
  validator,
} from "paramsmith/validate";
import type { UploadResult } from "./results/upload.js";

/** Parameters of an upload by `uploadFile`. */
export interface FileUpload {
  /**
   * Comment for the upload. It is also the text of a new file page, unless `text` is present.
   * @default ""
   */
  readonly comment?: string;
  /**
   * Change tags to add to the log entry and the revision of the file page.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /** Wikitext of the file page, if it is new. */
  readonly text?: string;
  /**
   * Whether to add the page to the watchlist. Use `watchlist=watch` instead.
   * @deprecated
   */
  readonly watch?: boolean;
  /**
   * Effect on the current user's watchlist.
   * - nochange: Leaves the watchlist as it is.
   * - preferences: Applies the preferences of the user. For bots, the watchlist stays as it is.
   * - watch: Adds the page.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "watch";
  /** Time at which the page leaves the watchlist. If omitted, a watched page keeps its expiry. */
  readonly watchlistexpiry?: Timestamp;
  /** Whether to upload the file in spite of warnings, such as an existing file of the same name. */
  readonly ignorewarnings?: boolean;
  /** Whether to keep the file in the stash instead of publishing it. */
  readonly stash?: boolean;
}

/** Parameters of `action=upload`. */
export interface UploadParams extends FileUpload {
  /** Name that the file gets, without the namespace. */
  readonly filename?: string;
  /**
   * Content of the file. Excludes `url`, `filekey` and `chunk`.
   * The request is sent as `multipart/form-data`.
   */
  readonly file?: FileContent;
  /** URL that the server downloads the file from. Requires the right `upload_by_url`. */
  readonly url?: string;
  /** Key of a stashed file, from the response that stashed it. */
  readonly filekey?: string;
  /**
   * Key of a stashed file. Use `filekey` instead.
   * @deprecated
   */
  readonly sessionkey?: string;
  /**
   * Length of the complete file in bytes, for an upload in chunks.
   * 0 to 104857600.
   */
  readonly filesize?: number;
  /**
   * Position of the chunk in the file, in bytes.
   * At least 0.
   */
  readonly offset?: number;
  /**
   * Content of a chunk. Requires `filesize` and `offset`, and `filekey` after the first chunk.
   * The request is sent as `multipart/form-data`.
   */
  readonly chunk?: FileContent;
  /** Whether the server can finish the upload after its response. */
  readonly async?: boolean;
  /** Whether to return only the progress of an upload. Only with `filekey` or `url`. */
  readonly checkstatus?: boolean;
  /**
   * Token that `action=query&meta=tokens&type=csrf` returns.
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
 * Uploads a file, at once or in chunks, or publishes a file that the server has stashed.
 *
 * Requests `action=upload`.
 * @see https://www.mediawiki.org/wiki/API:Upload
 */
export const upload: ActionBuilder<UploadModule, UploadParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(uploadModule, requestRoot, { uploadedFiles });

/** Uploads a file, in chunks if it is large. */
export const uploadFile: UploadFile<UploadModule, FileUpload> =
  /* @__PURE__ */ fileUploader(upload);

/** Checks parameters of `action=upload` strictly, before they are sent. */
export const validateUpload: Validator<UploadParams> = /* @__PURE__ */ validator(uploadModule, {
  enum: enumCheck,
  expiry: expiryCheck,
  integer: integerCheck,
  string: boundedStringCheck,
  upload: fileCheck,
});

/** Parses the parameters of `action=upload` in a request as the server does. */
export const parseUpload: ModuleParser<UploadModule> = /* @__PURE__ */ moduleParser(uploadModule, {
  enum: enumeration,
  expiry,
  integer,
});
