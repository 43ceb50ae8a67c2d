// Generated from spec/actions/catalogue.json (clearhasmsg) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  PlainActionBuilder,
  Validator,
} from "paramsmith/validate";
import { moduleParser, plainRequests, validator } from "paramsmith/validate";
import type { ClearhasmsgResult } from "./results/clearhasmsg.js";

/** The descriptor type of `action=clearhasmsg`. */
export interface ClearhasmsgModule extends ModuleDescriptor<
  "clearhasmsg",
  "action",
  false,
  {},
  never,
  ClearhasmsgResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=clearhasmsg`. */
export const clearhasmsgModule: ClearhasmsgModule = {
  name: "clearhasmsg",
  path: "clearhasmsg",
  group: "action",
  prefix: "",
  select: { action: "clearhasmsg" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {},
};

/**
 * Clears the current user's notification about new messages.
 *
 * Requests `action=clearhasmsg`.
 * @see https://www.mediawiki.org/wiki/API:ClearHasMsg
 */
export const clearhasmsg: PlainActionBuilder<ClearhasmsgModule, RequestOptions> =
  /* @__PURE__ */ plainRequests(clearhasmsgModule, requestRoot);

/** Validates the parameters of `action=clearhasmsg` strictly before they are sent. */
export const validateClearhasmsg: Validator<{}> = /* @__PURE__ */ validator(clearhasmsgModule);

/** Parses the parameters of `action=clearhasmsg` in a request, as the server does. */
export const parseClearhasmsg: ModuleParser<ClearhasmsgModule> =
  /* @__PURE__ */ moduleParser(clearhasmsgModule);
