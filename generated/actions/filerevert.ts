// Generated from spec/actions/catalogue.json (filerevert) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import { boundedStringCheck, moduleParser, moduleRequests, validator } from "paramsmith/validate";
import type { FilerevertResult } from "./results/filerevert.js";

/** Parameters of `action=filerevert`. */
export interface FilerevertParams {
  /** Name of the file, without the namespace. */
  readonly filename: string;
  /**
   * Comment for the new version of the file.
   * @default ""
   */
  readonly comment?: string;
  /** Archive name of the version, as `prop=imageinfo` with `iiprop=archivename` returns it. */
  readonly archivename: string;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=filerevert`. */
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
 * Restores an old version of a file.
 *
 * Requests `action=filerevert`.
 * @see https://www.mediawiki.org/wiki/API:Filerevert
 */
export const filerevert: RequiredActionBuilder<FilerevertModule, FilerevertParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(filerevertModule, requestRoot);

/** Validates the parameters of `action=filerevert` strictly before they are sent. */
export const validateFilerevert: Validator<FilerevertParams> = /* @__PURE__ */ validator(
  filerevertModule,
  { string: boundedStringCheck },
);

/** Parses the parameters of `action=filerevert` in a request, as the server does. */
export const parseFilerevert: ModuleParser<FilerevertModule> =
  /* @__PURE__ */ moduleParser(filerevertModule);
