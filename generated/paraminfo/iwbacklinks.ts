// Generated from spec/paraminfo/catalogue.json (query+iwbacklinks) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RuledQueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { IwbacklinksResult } from "./results/iwbacklinks.js";

/** Parameters of `list=iwbacklinks`. */
export interface IwbacklinksParams {
  /** Interwiki prefix of the link. */
  readonly prefix?: string;
  /**
   * Title of the link's target. Only with `prefix`.
   * Requires `prefix`.
   */
  readonly title?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Maximum number of pages to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Additional properties of each page to return.
   * - iwprefix: Interwiki prefix of the link.
   * - iwtitle: Title of the link.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly prop?: OneOrMore<"iwprefix" | "iwtitle">;
  /**
   * Order of the links.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
}

/** The descriptor type of `list=iwbacklinks`. */
export interface IwbacklinksModule extends ModuleDescriptor<
  "iwbacklinks",
  "list",
  true,
  IwbacklinksParams,
  "limit" | "prop" | "dir",
  IwbacklinksResult
> {}

/** The descriptor of `list=iwbacklinks`. */
export const iwbacklinksModule: IwbacklinksModule = {
  name: "iwbacklinks",
  path: "query+iwbacklinks",
  group: "list",
  prefix: "iwbl",
  select: { action: "query", list: "iwbacklinks" },
  generator: true,
  readrights: true,
  params: {
    prefix: { type: "string" },
    title: { type: "string" },
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: {
      type: "enum",
      values: ["iwprefix", "iwtitle"],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
  },
  rules: [{ kind: "needs", term: "title", of: ["prefix"] }],
};

/**
 * Lists the pages that contain a given interwiki link.
 *
 * Requests `list=iwbacklinks`. The module can be a generator.
 * @see https://www.mediawiki.org/wiki/API:Iwbacklinks
 */
export const iwbacklinks: RuledQueryBuilder<
  IwbacklinksModule,
  IwbacklinksParams,
  QueryOptions,
  readonly ["needs", "title", "prefix"],
  {}
> = /* @__PURE__ */ moduleRequests(iwbacklinksModule, requestRoot);

/** Validates the parameters of `list=iwbacklinks` strictly before they are sent. */
export const validateIwbacklinks: Validator<IwbacklinksParams> = /* @__PURE__ */ validator(
  iwbacklinksModule,
  { enum: enumCheck, limit: limitCheck },
  paramRules,
);

/** Parses the parameters of `list=iwbacklinks` in a request, as the server does. */
export const parseIwbacklinks: ModuleParser<IwbacklinksModule> = /* @__PURE__ */ moduleParser(
  iwbacklinksModule,
  { enum: enumeration, limit },
);
