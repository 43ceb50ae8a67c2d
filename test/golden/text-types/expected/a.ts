// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  FileContent,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  OnePageSelector,
  ParsedParams,
  Rules,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  fileCheck,
  moduleRequests,
  readModule,
  title,
  titleCheck,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /** At most 255 bytes. */
  readonly string?: string;
  /** At most 500 characters. */
  readonly text?: string;
  /** Sensitive: the request is sent by POST. */
  readonly password?: string;
  readonly raw?: string;
  readonly title?: string;
  /** Up to 50 values (500 with high limits). */
  readonly tags?: OneOrMore<string>;
  /** The request is sent as `multipart/form-data`. */
  readonly upload?: FileContent;
  /** Sensitive: the request is sent by POST. */
  readonly secret?: string;
}

/** The descriptor of `list=a`. */
export const aModule: ModuleDescriptor<"a", "list", false, AParams> = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: false,
  params: {
    string: { type: "string", maxbytes: 255 },
    text: { type: "text", maxchars: 500 },
    password: { type: "password", sensitive: true },
    raw: { type: "raw" },
    title: { type: "title" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    upload: { type: "upload" },
    secret: { type: "string", sensitive: true },
  },
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(aModule, requestRoot);

/** Requests `list=a`. */
export function a<
  const P extends AParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof aModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = {
  string: boundedStringCheck,
  text: boundedStringCheck,
  title: titleCheck,
  upload: fileCheck,
};

/** Checks parameters of `list=a` strictly, before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, checks);

const rules: Rules = { title };

/** Parses the parameters of `list=a` in a request as the server does. */
export function readA(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof aModule>> {
  return readModule(aModule, rules, wire, options);
}
