// Generated from spec/actions/catalogue.json (filerevert) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  ParsedParams,
  PostedModule,
  Rules,
  Token,
  Validator,
  Versioned,
  WireInput,
} from "paramsmith/validate";
import { boundedStringCheck, moduleRequests, readModule, validator } from "paramsmith/validate";
import type { RequestOptions } from "./options.js";
import { requestRoot } from "./options.js";
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
   * Token that `action=query&meta=tokens&type=csrf` returns.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive: the request is sent by POST.
   */
  readonly token?: Token<"csrf">;
}

/** The defaults of the parameters of `action=filerevert`. */
export interface FilerevertDefaults {
  readonly comment: "";
}

/** The descriptor of `action=filerevert`. */
export const filerevertModule: ModuleDescriptor<
  "filerevert",
  "action",
  false,
  FilerevertParams,
  FilerevertDefaults,
  FilerevertResult
> &
  PostedModule = {
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

const requests = /* @__PURE__ */ moduleRequests(filerevertModule, requestRoot);

/**
 * Restores an old version of a file.
 *
 * Requests `action=filerevert`.
 * @see https://www.mediawiki.org/wiki/API:Filerevert
 */
export function filerevert<const P extends FilerevertParams, V extends string = "2">(
  params: Exact<P, FilerevertParams>,
  options?: Versioned<RequestOptions, V>,
): ModuleRequest<typeof filerevertModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { string: boundedStringCheck };

/** Checks parameters of `action=filerevert` strictly, before they are sent. */
export const validateFilerevert: Validator<FilerevertParams> = /* @__PURE__ */ validator(
  filerevertModule,
  checks,
);

const rules: Rules = {};

/** Parses the parameters of `action=filerevert` in a request as the server does. */
export function readFilerevert(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof filerevertModule>> {
  return readModule(filerevertModule, rules, wire, options);
}
