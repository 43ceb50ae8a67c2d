// Generated from spec/actions/catalogue.json (upload) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  FileContent,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
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
  paramRules,
  uploadedFiles,
  validator,
} from "paramsmith/validate";
import type { UploadResult } from "./results/upload.js";

/** Parameters for `uploadFile`. */
export interface FileUpload {
  /**
   * Comment for the upload. It is also used as the text of a new file page, unless `text` is present.
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
   * - nochange: Does not change the watchlist.
   * - preferences: Applies the user's preferences. For bots, the watchlist does not change.
   * - watch: Adds the page.
   * @default "preferences"
   */
  readonly watchlist?: "nochange" | "preferences" | "watch";
  /** Expiry time of the watchlist entry. If omitted, an existing entry keeps its expiry time. */
  readonly watchlistexpiry?: Timestamp;
  /** Whether to upload the file despite warnings, such as an existing file with the same name. */
  readonly ignorewarnings?: boolean;
  /** Whether to keep the file in the stash instead of publishing it. */
  readonly stash?: boolean;
}

/** Parameters of `action=upload`. */
export interface UploadParams extends FileUpload {
  /** Target file name, without the namespace. */
  readonly filename?: string;
  /**
   * Content of the file.
   * At least one of `filekey`, `sessionkey`, `file`, `url` and `chunk` is required.
   * Requires `filename`.
   * Cannot be used with `filekey`, `url` or `sessionkey`.
   * The request is sent as `multipart/form-data`.
   */
  readonly file?: FileContent;
  /**
   * URL from which the server downloads the file. Requires the `upload_by_url` right.
   * At least one of `filekey`, `sessionkey`, `file`, `url` and `chunk` is required.
   * Requires `filename` or `checkstatus`.
   * Cannot be used with `filekey`, `file` or `sessionkey`.
   */
  readonly url?: string;
  /**
   * Key of a stashed file, from the response that stashed it.
   * At least one of `filekey`, `sessionkey`, `file`, `url` and `chunk` is required.
   * Requires `filename` or `checkstatus`.
   * Cannot be used with `file` or `url`.
   */
  readonly filekey?: string;
  /**
   * Key of a stashed file. Use `filekey` instead.
   * At least one of `filekey`, `sessionkey`, `file`, `url` and `chunk` is required.
   * Requires `filename` or `checkstatus`.
   * Cannot be used with `file` or `url`.
   * @deprecated
   */
  readonly sessionkey?: string;
  /**
   * Length of the complete file in bytes, for uploads in chunks.
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
   * At least one of `filekey`, `sessionkey`, `file`, `url` and `chunk` is required.
   * Requires `filename`.
   * The request is sent as `multipart/form-data`.
   */
  readonly chunk?: FileContent;
  /** Whether the server can finish the upload after its response. */
  readonly async?: boolean;
  /** Whether to return only the progress of an upload. Only with `filekey` or `url`. */
  readonly checkstatus?: boolean;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=upload`. */
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
  rules: [
    { kind: "requiredOneOf", of: ["filekey", "sessionkey", "file", "url", "chunk"] },
    { kind: "exclusive", of: ["filekey", "file", "url"] },
    { kind: "exclusive", of: ["sessionkey", "file", "url"] },
    { kind: "needs", term: "file", of: ["filename"], code: "nofilename" },
    { kind: "needs", term: "chunk", of: ["filename"], code: "nofilename" },
    { kind: "needs", term: "filekey", of: ["filename", "checkstatus"], code: "nofilename" },
    { kind: "needs", term: "sessionkey", of: ["filename", "checkstatus"], code: "nofilename" },
    { kind: "needs", term: "url", of: ["filename", "checkstatus"], code: "nofilename" },
  ],
};

/**
 * Uploads a file in one request or in chunks, or publishes a stashed file.
 *
 * Requests `action=upload`.
 * @see https://www.mediawiki.org/wiki/API:Upload
 */
export const upload: RequiredRuledActionBuilder<
  UploadModule,
  UploadParams,
  RequestOptions,
  | readonly ["requiredOneOf", "filekey" | "sessionkey" | "file" | "url" | "chunk"]
  | readonly ["exclusive", "filekey" | "file" | "url"]
  | readonly ["exclusive", "sessionkey" | "file" | "url"]
  | readonly ["needs", "file", "filename"]
  | readonly ["needs", "chunk", "filename"]
  | readonly ["needs", "filekey", "filename" | "checkstatus"]
  | readonly ["needs", "sessionkey", "filename" | "checkstatus"]
  | readonly ["needs", "url", "filename" | "checkstatus"]
> = /* @__PURE__ */ moduleRequests(uploadModule, requestRoot, { uploadedFiles });

/** Uploads a file, in chunks if the file is large. */
export const uploadFile: UploadFile<UploadModule, FileUpload> =
  /* @__PURE__ */ fileUploader(upload);

/** Validates the parameters of `action=upload` strictly before they are sent. */
export const validateUpload: Validator<UploadParams> = /* @__PURE__ */ validator(
  uploadModule,
  {
    enum: enumCheck,
    expiry: expiryCheck,
    integer: integerCheck,
    string: boundedStringCheck,
    upload: fileCheck,
  },
  paramRules,
);

/** Parses the parameters of `action=upload` in a request, as the server does. */
export const parseUpload: ModuleParser<UploadModule> = /* @__PURE__ */ moduleParser(uploadModule, {
  enum: enumeration,
  expiry,
  integer,
});
