// Generated from spec/actions/catalogue.json (logout) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ActionBuilder,
  ModuleDescriptor,
  ModuleParser,
  Token,
  Validator,
} from "paramsmith/validate";
import { boundedStringCheck, moduleParser, moduleRequests, validator } from "paramsmith/validate";
import type { LogoutResult } from "./results/logout.js";

/** Parameters of `action=logout`. */
export interface LogoutParams {
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=logout`. */
export interface LogoutModule extends ModuleDescriptor<
  "logout",
  "action",
  false,
  LogoutParams,
  never,
  LogoutResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=logout`. */
export const logoutModule: LogoutModule = {
  name: "logout",
  path: "logout",
  group: "action",
  prefix: "",
  select: { action: "logout" },
  generator: false,
  writerights: true,
  mustbeposted: true,
  params: { token: { type: "string", required: true, sensitive: true, token: "csrf" } },
};

/**
 * Logs out and ends the session.
 *
 * Requests `action=logout`.
 * @see https://www.mediawiki.org/wiki/API:Logout
 */
export const logout: ActionBuilder<LogoutModule, LogoutParams, RequestOptions, {}> =
  /* @__PURE__ */ moduleRequests(logoutModule, requestRoot);

/** Validates the parameters of `action=logout` strictly before they are sent. */
export const validateLogout: Validator<LogoutParams> = /* @__PURE__ */ validator(logoutModule, {
  string: boundedStringCheck,
});

/** Parses the parameters of `action=logout` in a request, as the server does. */
export const parseLogout: ModuleParser<LogoutModule> = /* @__PURE__ */ moduleParser(logoutModule);
