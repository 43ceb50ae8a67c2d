// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.

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
  Validator,
  WireInput,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleRequests,
  namedByTemplate,
  readModule,
  templateParams,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `list=a`. */
export interface AParams {
  /** Title to start at (inclusive). */
  readonly from?: string;
  /**
   * Properties of each page to return.
   * - "": Nothing.
   * - ids: Page id.
   *
   * Up to 50 values (500 with high limits).
   * Condition: singlepageonly.
   * @default ["title"]
   */
  readonly prop?: OneOrMore<"" | "ids" | "title">;
  /**
   * A text of the wiki.
   * 1 to 500, or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Slots to return data of.
   * Up to 50 values (500 with high limits).
   */
  readonly slots?: OneOrMore<string>;
  /**
   * Text of the slot.
   * Condition: oneonly.
   */
  readonly [name: `text-${string}`]: string;
}

/** The defaults of the parameters of `list=a`. */
export interface ADefaults {
  readonly prop: readonly ["title"];
  readonly limit: 10;
}

/** The descriptor of `list=a`. */
export const aModule: ModuleDescriptor<"a", "list", true, AParams, ADefaults> = {
  name: "a",
  path: "query+a",
  group: "list",
  prefix: "a",
  select: { action: "query", list: "a" },
  generator: true,
  params: {
    from: { type: "string" },
    prop: {
      type: "enum",
      values: ["", "ids", "title"],
      default: ["title"],
      multi: { lowlimit: 50, highlimit: 500 },
      info: [{ name: "singlepageonly" }],
    },
    limit: { type: "limit", min: 1, max: 500, default: 10 },
    slots: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
  },
  templates: {
    "text-{slot}": { type: "string", info: [{ name: "oneonly" }], templatevars: { slot: "slots" } },
  },
  rows: false,
};

const requests = /* @__PURE__ */ moduleRequests(aModule, requestRoot, { namedByTemplate });

/**
 * Lists pages.
 *
 * Requests `list=a`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:A
 */
export function a<
  const P extends AParams = {},
  V extends string = "1",
  const O extends object = {},
>(
  params?: Exact<P, AParams>,
  options?: OnePageSelector<O, QueryOptions, V>,
): ModuleRequest<typeof aModule, P, V> {
  return requests<P, V>(params, options);
}

const checks: Checks = { enum: enumCheck, limit: limitCheck };

/** Checks parameters of `list=a` strictly, before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(
  aModule,
  checks,
  templateParams,
);

const rules: Rules = { enum: enumeration, limit };

/** Parses the parameters of `list=a` in a request as the server does. */
export function readA(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof aModule>> {
  return readModule(aModule, rules, wire, options);
}
