// Generated from spec.json (query+averylongmodulename) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Timestamp,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  timestamp,
  timestampCheck,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=averylongmodulename`. */
export interface AverylongmodulenameParams {
  /** @default "a-rather-long-value-number-0" */
  readonly single?:
    | "a-rather-long-value-number-0"
    | "a-rather-long-value-number-1"
    | "a-rather-long-value-number-2"
    | "a-rather-long-value-number-3"
    | "a-rather-long-value-number-4";
  /**
   * Up to 50 values (500 with high limits).
   * @default ["a-rather-long-value-number-0", "a-rather-long-value-number-1", "a-rather-long-value-number-2", "a-rather-long-value-number-3", "a-rather-long-value-number-4"]
   */
  readonly several?: OneOrMore<
    | "a-rather-long-value-number-0"
    | "a-rather-long-value-number-1"
    | "a-rather-long-value-number-2"
    | "a-rather-long-value-number-3"
    | "a-rather-long-value-number-4"
  >;
  /** Up to 50 values (500 with high limits). */
  readonly "a-rather-long-parameter-name-that-leaves-little-room-for-its-type"?: OneOrMore<Timestamp>;
}

/** The descriptor type of `list=averylongmodulename`. */
export interface AverylongmodulenameModule extends ModuleDescriptor<
  "averylongmodulename",
  "list",
  false,
  AverylongmodulenameParams,
  "single" | "several"
> {}

/** The descriptor of `list=averylongmodulename`. */
export const averylongmodulenameModule: AverylongmodulenameModule = {
  name: "averylongmodulename",
  path: "query+averylongmodulename",
  group: "list",
  prefix: "al",
  select: { action: "query", list: "averylongmodulename" },
  generator: false,
  params: {
    single: {
      type: "enum",
      values: [
        "a-rather-long-value-number-0",
        "a-rather-long-value-number-1",
        "a-rather-long-value-number-2",
        "a-rather-long-value-number-3",
        "a-rather-long-value-number-4",
      ],
      default: "a-rather-long-value-number-0",
    },
    several: {
      type: "enum",
      values: [
        "a-rather-long-value-number-0",
        "a-rather-long-value-number-1",
        "a-rather-long-value-number-2",
        "a-rather-long-value-number-3",
        "a-rather-long-value-number-4",
      ],
      default: [
        "a-rather-long-value-number-0",
        "a-rather-long-value-number-1",
        "a-rather-long-value-number-2",
        "a-rather-long-value-number-3",
        "a-rather-long-value-number-4",
      ],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    "a-rather-long-parameter-name-that-leaves-little-room-for-its-type": {
      type: "timestamp",
      multi: { lowlimit: 50, highlimit: 500 },
    },
  },
  rows: false,
};

/** Requests `list=averylongmodulename`. */
export const averylongmodulename: QueryBuilder<
  AverylongmodulenameModule,
  AverylongmodulenameParams,
  QueryOptions,
  {}
> = /* @__PURE__ */ moduleRequests(averylongmodulenameModule, requestRoot);

/** Validates the parameters of `list=averylongmodulename` strictly before they are sent. */
export const validateAverylongmodulename: Validator<AverylongmodulenameParams> =
  /* @__PURE__ */ validator(averylongmodulenameModule, {
    enum: enumCheck,
    timestamp: timestampCheck,
  });

/** Parses the parameters of `list=averylongmodulename` in a request, as the server does. */
export const parseAverylongmodulename: ModuleParser<AverylongmodulenameModule> =
  /* @__PURE__ */ moduleParser(averylongmodulenameModule, { enum: enumeration, timestamp });
