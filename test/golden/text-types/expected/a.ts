// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  FileContent,
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  boundedStringCheck,
  fileCheck,
  moduleParser,
  moduleRequests,
  title,
  titleCheck,
  uploadedFiles,
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
  /** Sensitive, so the request is sent as POST. */
  readonly password?: string;
  readonly raw?: string;
  readonly title?: string;
  /** Up to 50 values (500 with high limits). */
  readonly tags?: OneOrMore<string>;
  /** The request is sent as `multipart/form-data`. */
  readonly upload?: FileContent;
  /** Sensitive, so the request is sent as POST. */
  readonly secret?: string;
}

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", false, AParams, never> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
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

/** Requests `list=a`. */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}> = /* @__PURE__ */ moduleRequests(
  aModule,
  requestRoot,
  { uploadedFiles },
);

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(aModule, {
  string: boundedStringCheck,
  text: boundedStringCheck,
  title: titleCheck,
  upload: fileCheck,
});

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, { title });
