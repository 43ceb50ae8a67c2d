// Generated from spec.json (query+averylongmodulename) by `paramsmith generate`. Do not edit.

import type {
  ArgumentsOf,
  Checks,
  Exact,
  ModuleDescriptor,
  ModuleReadOptions,
  ModuleRequest,
  OneOrMore,
  OnePageSelector,
  ParsedParams,
  Rules,
  Timestamp,
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleRequests,
  readModule,
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

/** The defaults of the parameters of `list=averylongmodulename`. */
export interface AverylongmodulenameDefaults {
  readonly single: "a-rather-long-value-number-0";
  readonly several: readonly [
    "a-rather-long-value-number-0",
    "a-rather-long-value-number-1",
    "a-rather-long-value-number-2",
    "a-rather-long-value-number-3",
    "a-rather-long-value-number-4",
  ];
}

/** The descriptor of `list=averylongmodulename`. */
export const averylongmodulenameModule: ModuleDescriptor<
  "averylongmodulename",
  "list",
  false,
  AverylongmodulenameParams,
  AverylongmodulenameDefaults
> = {
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

const requests = /* @__PURE__ */ moduleRequests(averylongmodulenameModule, requestRoot);

/** Requests `list=averylongmodulename`. */
export function averylongmodulename<
  const P extends AverylongmodulenameParams = {},
  V extends string = "2",
  const O extends object = {},
>(
  params?: Exact<P, AverylongmodulenameParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof averylongmodulenameModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, timestamp: timestampCheck };

/** Checks parameters of `list=averylongmodulename` strictly, before they are sent. */
export const validateAverylongmodulename: Validator<AverylongmodulenameParams> =
  /* @__PURE__ */ validator(averylongmodulenameModule, checks);

const rules: Rules = { enum: enumeration, timestamp };

/** Parses the parameters of `list=averylongmodulename` in a request as the server does. */
export function readAverylongmodulename(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof averylongmodulenameModule>> {
  return readModule(averylongmodulenameModule, rules, wire, options);
}
