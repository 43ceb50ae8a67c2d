// Generated from spec/actions/catalogue.json (changeauthenticationdata) by `paramsmith generate`. Do not edit.

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
import type { ChangeauthenticationdataResult } from "./results/changeauthenticationdata.js";

/** Parameters of `action=changeauthenticationdata`. */
export interface ChangeauthenticationdataParams {
  /** Id of the authentication request to use, as `amirequestsfor=change` lists it. */
  readonly request: string;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=changeauthenticationdata`. */
export interface ChangeauthenticationdataModule extends ModuleDescriptor<
  "changeauthenticationdata",
  "action",
  false,
  ChangeauthenticationdataParams,
  never,
  ChangeauthenticationdataResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=changeauthenticationdata`. */
export const changeauthenticationdataModule: ChangeauthenticationdataModule = {
  name: "changeauthenticationdata",
  path: "changeauthenticationdata",
  group: "action",
  prefix: "changeauth",
  select: { action: "changeauthenticationdata" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    request: { type: "string", required: true },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
};

/**
 * Changes the current user's credentials, such as the password.
 *
 * Requests `action=changeauthenticationdata`.
 * @see https://www.mediawiki.org/wiki/API:Manage_authentication_data
 */
export const changeauthenticationdata: RequiredActionBuilder<
  ChangeauthenticationdataModule,
  ChangeauthenticationdataParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(changeauthenticationdataModule, requestRoot);

/** Validates the parameters of `action=changeauthenticationdata` strictly before they are sent. */
export const validateChangeauthenticationdata: Validator<ChangeauthenticationdataParams> =
  /* @__PURE__ */ validator(changeauthenticationdataModule, { string: boundedStringCheck });

/** Parses the parameters of `action=changeauthenticationdata` in a request, as the server does. */
export const parseChangeauthenticationdata: ModuleParser<ChangeauthenticationdataModule> =
  /* @__PURE__ */ moduleParser(changeauthenticationdataModule);
