// Generated from spec/paraminfo/catalogue.json (query+filearchive) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "@paramsmith/runtime/internal/model/descriptor";
import type { Exact, OneOrMore } from "@paramsmith/runtime/internal/model/values";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "@paramsmith/runtime/internal/read/parsed-params";
import { readModule } from "@paramsmith/runtime/internal/read/parsed-params";
import type { OnePageSelector } from "@paramsmith/runtime/internal/request/page-selectors";
import type { ModuleRequest } from "@paramsmith/runtime/internal/request/request";
import { moduleRequests } from "@paramsmith/runtime/internal/request/request";
import type { Checks } from "@paramsmith/runtime/internal/rules/check";
import { enumCheck, enumeration } from "@paramsmith/runtime/internal/rules/enumeration";
import { limit, limitCheck } from "@paramsmith/runtime/internal/rules/number";
import type { Rules } from "@paramsmith/runtime/internal/rules/rule";
import { validator } from "@paramsmith/runtime/internal/validate/validator";
import type { Validator } from "@paramsmith/runtime/internal/validate/validator-types";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { FilearchiveResult } from "./results/filearchive.js";

/** Parameters of `list=filearchive`. */
export interface FilearchiveParams {
  /** File name to start at (inclusive), without the namespace. */
  readonly from?: string;
  /** File name to stop at (inclusive), without the namespace. */
  readonly to?: string;
  /** Text that the file names begin with. */
  readonly prefix?: string;
  /**
   * Order of the file names.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /** SHA-1 hash of the file in base 16. Takes precedence over `sha1base36`. */
  readonly sha1?: string;
  /** SHA-1 hash of the file in base 36, as the database stores it. */
  readonly sha1base36?: string;
  /**
   * Properties of each file to return.
   * - archivename: Name of the stored file of an older version.
   * - bitdepth: Bits per channel of the image.
   * - description: Upload summary of the version.
   * - dimensions: Same as `size`.
   * - mediatype: Media type, such as `BITMAP`.
   * - metadata: Exif metadata of the version.
   * - mime: MIME type.
   * - parseddescription: Upload summary of the version as HTML.
   * - sha1: SHA-1 hash in base 16.
   * - size: Size in bytes, width, height, and the number of pages if it has any.
   * - timestamp: Time of upload.
   * - user: Name of the user who uploaded the version.
   *
   * Up to 50 values (500 with high limits).
   * @default ["timestamp"]
   */
  readonly prop?: OneOrMore<
    | "archivename"
    | "bitdepth"
    | "description"
    | "dimensions"
    | "mediatype"
    | "metadata"
    | "mime"
    | "parseddescription"
    | "sha1"
    | "size"
    | "timestamp"
    | "user"
  >;
  /**
   * Maximum number of files to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The defaults of the parameters of `list=filearchive`. */
export interface FilearchiveDefaults {
  readonly dir: "ascending";
  readonly prop: readonly ["timestamp"];
  readonly limit: 10;
}

/** The descriptor of `list=filearchive`. */
export const filearchiveModule: ModuleDescriptor<
  "filearchive",
  "list",
  false,
  FilearchiveParams,
  FilearchiveDefaults,
  FilearchiveResult
> = {
  name: "filearchive",
  path: "query+filearchive",
  group: "list",
  prefix: "fa",
  select: { action: "query", list: "filearchive" },
  generator: false,
  readrights: true,
  params: {
    from: { type: "string" },
    to: { type: "string" },
    prefix: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    sha1: { type: "string" },
    sha1base36: { type: "string" },
    prop: {
      type: "enum",
      values: [
        "archivename",
        "bitdepth",
        "description",
        "dimensions",
        "mediatype",
        "metadata",
        "mime",
        "parseddescription",
        "sha1",
        "size",
        "timestamp",
        "user",
      ],
      default: ["timestamp"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(filearchiveModule, requestRoot);

/**
 * Lists deleted files in the order of their names.
 *
 * Requests `list=filearchive`.
 * @see https://www.mediawiki.org/wiki/API:Filearchive
 */
export function filearchive<
  const P extends FilearchiveParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, FilearchiveParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof filearchiveModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=filearchive` strictly, before they are sent. */
export const validateFilearchive: Validator<FilearchiveParams> = /* @__PURE__ */ validator(
  filearchiveModule,
  checks,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=filearchive` in a request as the server does. */
export function readFilearchive(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof filearchiveModule>> {
  return readModule(filearchiveModule, rules, wire, options);
}
