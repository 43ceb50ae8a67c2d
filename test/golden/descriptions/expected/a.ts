// Generated from spec.json (query+a) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  namedByTemplate,
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

/** The descriptor type of `list=a`. */
export interface AModule extends ModuleDescriptor<"a", "list", true, AParams, "prop" | "limit"> {}

/** The descriptor of `list=a`. */
export const aModule: AModule = {
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

/**
 * Lists pages.
 *
 * Requests `list=a`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:A
 */
export const a: QueryBuilder<AModule, AParams, QueryOptions, {}, "1"> =
  /* @__PURE__ */ moduleRequests(aModule, requestRoot, { namedByTemplate });

/** Validates the parameters of `list=a` strictly before they are sent. */
export const validateA: Validator<AParams> = /* @__PURE__ */ validator(
  aModule,
  { enum: enumCheck, limit: limitCheck },
  templateParams,
);

/** Parses the parameters of `list=a` in a request, as the server does. */
export const parseA: ModuleParser<AModule> = /* @__PURE__ */ moduleParser(aModule, {
  enum: enumeration,
  limit,
});
