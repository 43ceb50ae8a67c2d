// Generated from spec/actions/catalogue.json (rsd) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  PlainActionBuilder,
  Validator,
} from "paramsmith/validate";
import { moduleParser, plainRequests, validator } from "paramsmith/validate";
import type { RsdResult } from "./results/rsd.js";

/** The descriptor type of `action=rsd`. */
export interface RsdModule extends ModuleDescriptor<"rsd", "action", false, {}, never, RsdResult> {}

/** The descriptor of `action=rsd`. */
export const rsdModule: RsdModule = {
  name: "rsd",
  path: "rsd",
  group: "action",
  prefix: "",
  select: { action: "rsd" },
  generator: false,
  params: {},
  forms: [{ is: "text" }],
};

/**
 * Returns the Really Simple Discovery (RSD) document, which lists the wiki's APIs.
 *
 * Requests `action=rsd`.
 * @see https://www.mediawiki.org/wiki/API:Rsd
 */
export const rsd: PlainActionBuilder<RsdModule, RequestOptions> = /* @__PURE__ */ plainRequests(
  rsdModule,
  requestRoot,
);

/** Validates the parameters of `action=rsd` strictly before they are sent. */
export const validateRsd: Validator<{}> = /* @__PURE__ */ validator(rsdModule);

/** Parses the parameters of `action=rsd` in a request, as the server does. */
export const parseRsd: ModuleParser<RsdModule> = /* @__PURE__ */ moduleParser(rsdModule);
