// Generated from spec/actions/catalogue.json (checktoken) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  RequiredActionBuilder,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { ChecktokenResult } from "./results/checktoken.js";

/** Parameters of `action=checktoken`. */
export interface ChecktokenParams {
  /** Type of the token. */
  readonly type:
    | "createaccount"
    | "csrf"
    | "login"
    | "patrol"
    | "rollback"
    | "userrights"
    | "watch";
  /**
   * Token to check.
   * Sensitive, so the request is sent as POST.
   */
  readonly token: string;
  /** Number of seconds after which a token counts as expired. */
  readonly maxtokenage?: number;
}

/** The descriptor type of `action=checktoken`. */
export interface ChecktokenModule extends ModuleDescriptor<
  "checktoken",
  "action",
  false,
  ChecktokenParams,
  never,
  ChecktokenResult
> {}

/** The descriptor of `action=checktoken`. */
export const checktokenModule: ChecktokenModule = {
  name: "checktoken",
  path: "checktoken",
  group: "action",
  prefix: "",
  select: { action: "checktoken" },
  generator: false,
  readrights: true,
  params: {
    type: {
      type: "enum",
      values: ["createaccount", "csrf", "login", "patrol", "rollback", "userrights", "watch"],
      required: true,
    },
    token: { type: "string", required: true, sensitive: true },
    maxtokenage: { type: "integer" },
  },
};

/**
 * Checks whether a token is valid for the session.
 *
 * Requests `action=checktoken`.
 * @see https://www.mediawiki.org/wiki/API:Checktoken
 */
export const checktoken: RequiredActionBuilder<ChecktokenModule, ChecktokenParams, RequestOptions> =
  /* @__PURE__ */ moduleRequests(checktokenModule, requestRoot);

/** Validates the parameters of `action=checktoken` strictly before they are sent. */
export const validateChecktoken: Validator<ChecktokenParams> = /* @__PURE__ */ validator(
  checktokenModule,
  { enum: enumCheck, integer: integerCheck, string: boundedStringCheck },
);

/** Parses the parameters of `action=checktoken` in a request, as the server does. */
export const parseChecktoken: ModuleParser<ChecktokenModule> = /* @__PURE__ */ moduleParser(
  checktokenModule,
  { enum: enumeration, integer },
);
