// Generated from spec.yaml (query+flags) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredQueryBuilder,
  Validator,
} from "../runtime/validate.js";
import {
  enumCheck,
  enumeration,
  moduleParser,
  moduleRequests,
  validator,
} from "../runtime/validate.js";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";

/** Parameters of `prop=flags`. */
export interface FlagsParams {
  /**
   * Up to 50 values (500 with high limits).
   * @default ["a", "b"]
   */
  readonly all?: OneOrMore<"a" | "b">;
  readonly tags?: "a";
  /**
   * Up to 50 values (500 with high limits).
   * To select all values, use `"*"`.
   * @default ["a", "b"]
   */
  readonly same?: OneOrMore<"a" | "b"> | "*";
  /**
   * P.
   * Sensitive, so the request is sent as POST.
   * Condition: cannotuse; limited.
   * @deprecated
   */
  readonly one: "a";
}

/** The descriptor type of `prop=flags`. */
export interface FlagsModule extends ModuleDescriptor<
  "flags",
  "prop",
  false,
  FlagsParams,
  "all" | "same"
> {
  readonly mustbeposted: true;
}

/** The descriptor of `prop=flags`. */
export const flagsModule: FlagsModule = {
  name: "flags",
  path: "query+flags",
  group: "prop",
  prefix: "f",
  select: { action: "query", prop: "flags" },
  generator: false,
  readrights: true,
  mustbeposted: true,
  deprecated: true,
  params: {
    all: {
      type: "enum",
      values: ["a", "b"],
      default: ["a", "b"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    tags: { type: "enum", values: ["a"], unlisted: "badtags" },
    same: {
      type: "enum",
      values: ["a", "b"],
      default: ["a", "b"],
      multi: { lowlimit: 50, highlimit: 500, allspecifier: "*", allowsduplicates: true },
    },
    one: {
      type: "enum",
      values: ["a"],
      required: true,
      deprecated: true,
      sensitive: true,
      info: [{ name: "cannotuse" }, { name: "limited" }],
    },
  },
};

/**
 * Text of one wiki.
 *
 * Requests `prop=flags`.
 * @deprecated
 */
export const flags: RequiredQueryBuilder<FlagsModule, FlagsParams, QueryOptions> =
  /* @__PURE__ */ moduleRequests(flagsModule, requestRoot);

/** Validates the parameters of `prop=flags` strictly before they are sent. */
export const validateFlags: Validator<FlagsParams> = /* @__PURE__ */ validator(flagsModule, {
  enum: enumCheck,
});

/** Parses the parameters of `prop=flags` in a request, as the server does. */
export const parseFlags: ModuleParser<FlagsModule> = /* @__PURE__ */ moduleParser(flagsModule, {
  enum: enumeration,
});
