// Generated from spec/actions/catalogue.json (filerevert) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleReader,
  RequiredActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import { boundedStringCheck, moduleReader, moduleRequests, validator } from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FilerevertResult } from "./results/filerevert.js";

/** Parameters of `action=filerevert`. */
export interface FilerevertParams {
  /** Target filename, without the File: prefix. */
  readonly filename: string;
  /**
   * Upload comment.
   * @default ""
   */
  readonly comment?: string;
  /** Archive name of the revision to revert to. */
  readonly archivename: string;
  /**
   * A "csrf" token retrieved from action=query&meta=tokens
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The type of the descriptor of `action=filerevert`. */
export interface FilerevertModule extends ModuleDescriptor<
  "filerevert",
  "action",
  false,
  FilerevertParams,
  "comment",
  FilerevertResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=filerevert`. */
export const filerevertModule: FilerevertModule = {
  name: "filerevert",
  path: "filerevert",
  group: "action",
  prefix: "",
  select: { action: "filerevert" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    filename: { type: "string", required: true },
    comment: { type: "string", default: "" },
    archivename: { type: "string", required: true },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

/**
 * Revert a file to an old version.
 *
 * Requests `action=filerevert`.
 */
export const filerevert: RequiredActionBuilder<FilerevertModule, FilerevertParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(filerevertModule, requestRoot);

/** Checks parameters of `action=filerevert` strictly, before they are sent. */
export const validateFilerevert: Validator<FilerevertParams> = /* @__PURE__ */ validator(
  filerevertModule,
  { string: boundedStringCheck },
);

/** Parses the parameters of `action=filerevert` in a request as the server does. */
export const readFilerevert: ModuleReader<FilerevertModule> = /* @__PURE__ */ moduleReader(
  filerevertModule,
  {},
);
