// Generated from spec/actions/catalogue.json (filerevert) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor, PostedModule } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, Token } from "@paramsmith/runtime/internal/model/values";
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
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { boundedStringCheck } from "@paramsmith/runtime/internal/rules/string";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
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
 * Revert a file to an old version.
 *
 * Requests `action=filerevert`.
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
