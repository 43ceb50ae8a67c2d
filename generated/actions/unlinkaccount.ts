// Generated from spec/actions/catalogue.json (unlinkaccount) by `paramsmith generate`. Do not edit.

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
import type { UnlinkaccountResult } from "./results/unlinkaccount.js";

/** Parameters of `action=unlinkaccount`. */
export interface UnlinkaccountParams {
  /** Id of the authentication request to use, as `amirequestsfor=unlink` lists it. */
  readonly request: string;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=unlinkaccount`. */
export interface UnlinkaccountModule extends ModuleDescriptor<
  "unlinkaccount",
  "action",
  false,
  UnlinkaccountParams,
  never,
  UnlinkaccountResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=unlinkaccount`. */
export const unlinkaccountModule: UnlinkaccountModule = {
  name: "unlinkaccount",
  path: "unlinkaccount",
  group: "action",
  prefix: "",
  select: { action: "unlinkaccount" },
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
 * Removes the link from the current user's account to an account of a different service.
 *
 * Requests `action=unlinkaccount`.
 * @see https://www.mediawiki.org/wiki/API:Manage_authentication_data
 */
export const unlinkaccount: RequiredActionBuilder<
  UnlinkaccountModule,
  UnlinkaccountParams,
  RequestOptions
> = /* @__PURE__ */ moduleRequests(unlinkaccountModule, requestRoot);

/** Validates the parameters of `action=unlinkaccount` strictly before they are sent. */
export const validateUnlinkaccount: Validator<UnlinkaccountParams> = /* @__PURE__ */ validator(
  unlinkaccountModule,
  { string: boundedStringCheck },
);

/** Parses the parameters of `action=unlinkaccount` in a request, as the server does. */
export const parseUnlinkaccount: ModuleParser<UnlinkaccountModule> =
  /* @__PURE__ */ moduleParser(unlinkaccountModule);
