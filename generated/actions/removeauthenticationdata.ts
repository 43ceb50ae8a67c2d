// Generated from spec/actions/catalogue.json (removeauthenticationdata) by `paramsmith generate`. Do not edit.

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
import type { RemoveauthenticationdataResult } from "./results/removeauthenticationdata.js";

/** Parameters of `action=removeauthenticationdata`. */
export interface RemoveauthenticationdataParams {
  /** Id of the authentication request to use, as `amirequestsfor=remove` lists it. */
  readonly request: string;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=removeauthenticationdata`. */
export interface RemoveauthenticationdataModule extends ModuleDescriptor<
  "removeauthenticationdata",
  "action",
  false,
  RemoveauthenticationdataParams,
  never,
  RemoveauthenticationdataResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=removeauthenticationdata`. */
export const removeauthenticationdataModule: RemoveauthenticationdataModule = {
  name: "removeauthenticationdata",
  path: "removeauthenticationdata",
  group: "action",
  prefix: "",
  select: { action: "removeauthenticationdata" },
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
 * Removes credentials of the current user.
 *
 * Requests `action=removeauthenticationdata`.
 * @see https://www.mediawiki.org/wiki/API:Manage_authentication_data
 */
export const removeauthenticationdata: RequiredActionBuilder<
  RemoveauthenticationdataModule,
  RemoveauthenticationdataParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(removeauthenticationdataModule, requestRoot);

/** Validates the parameters of `action=removeauthenticationdata` strictly before they are sent. */
export const validateRemoveauthenticationdata: Validator<RemoveauthenticationdataParams> =
  /* @__PURE__ */ validator(removeauthenticationdataModule, { string: boundedStringCheck });

/** Parses the parameters of `action=removeauthenticationdata` in a request, as the server does. */
export const parseRemoveauthenticationdata: ModuleParser<RemoveauthenticationdataModule> =
  /* @__PURE__ */ moduleParser(removeauthenticationdataModule);
