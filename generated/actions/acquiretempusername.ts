// Generated from spec/actions/catalogue.json (acquiretempusername) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  PlainActionBuilder,
  Validator,
} from "paramsmith/validate";
import { moduleParser, plainRequests, validator } from "paramsmith/validate";
import type { AcquiretempusernameResult } from "./results/acquiretempusername.js";

/** The descriptor type of `action=acquiretempusername`. */
export interface AcquiretempusernameModule extends ModuleDescriptor<
  "acquiretempusername",
  "action",
  false,
  {},
  never,
  AcquiretempusernameResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=acquiretempusername`. */
export const acquiretempusernameModule: AcquiretempusernameModule = {
  name: "acquiretempusername",
  path: "acquiretempusername",
  group: "action",
  prefix: "",
  select: { action: "acquiretempusername" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {},
};

/**
 * Reserves a temporary account name for the session of a user who is not logged in.
 *
 * Requests `action=acquiretempusername`.
 */
export const acquiretempusername: PlainActionBuilder<AcquiretempusernameModule, RequestOptions> =
  /* @__PURE__ */ plainRequests(acquiretempusernameModule, requestRoot);

/** Validates the parameters of `action=acquiretempusername` strictly before they are sent. */
export const validateAcquiretempusername: Validator<{}> =
  /* @__PURE__ */ validator(acquiretempusernameModule);

/** Parses the parameters of `action=acquiretempusername` in a request, as the server does. */
export const parseAcquiretempusername: ModuleParser<AcquiretempusernameModule> =
  /* @__PURE__ */ moduleParser(acquiretempusernameModule);
