// Generated from spec/paraminfo/catalogue.json (query+iwlinks) by `paramsmith generate`. Do not edit.

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
import type { IwlinksResult } from "./results/iwlinks.js";

/** Parameters of `prop=iwlinks`. */
export interface IwlinksParams {
  /**
   * Additional properties of each link to return.
   * - url: Full URL of the link.
   *
   * Cannot be used with `url`.
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<"url">;
  /** Interwiki prefix of the links. */
  readonly prefix?: string;
  /**
   * Title of the links' target. Only with `prefix`.
   * Requires `prefix`.
   */
  readonly title?: string;
  /**
   * Order of the links.
   * @default "ascending"
   */
  readonly dir?: "ascending" | "descending";
  /**
   * Maximum number of links to return, over all pages.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Whether to return the full URL of each link. Use `prop=url` instead.
   * Cannot be used with `prop`.
   * @deprecated
   */
  readonly url?: boolean;
}

/** The descriptor type of `prop=iwlinks`. */
export interface IwlinksModule extends ModuleDescriptor<
  "iwlinks",
  "prop",
  false,
  IwlinksParams,
  "dir" | "limit",
  IwlinksResult
> {}

/** The descriptor of `prop=iwlinks`. */
export const iwlinksModule: IwlinksModule = {
  name: "iwlinks",
  path: "query+iwlinks",
  group: "prop",
  prefix: "iw",
  select: { action: "query", prop: "iwlinks" },
  generator: false,
  readrights: true,
  params: {
    prop: { type: "enum", values: ["url"], multi: { lowlimit: 50, highlimit: 500 } },
    prefix: { type: "string" },
    title: { type: "string" },
    dir: { type: "enum", values: ["ascending", "descending"], default: "ascending" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    continue: { type: "string" },
    url: { type: "boolean", deprecated: true },
  },
  rules: [
    { kind: "needs", term: "title", of: ["prefix"] },
    { kind: "exclusive", of: ["url", "prop"] },
  ],
};

/**
 * Lists the interwiki links on pages.
 *
 * Requests `prop=iwlinks`.
 * @see https://www.mediawiki.org/wiki/API:Iwlinks
 */
export const iwlinks: RuledQueryBuilder<
  IwlinksModule,
  IwlinksParams,
  QueryOptions,
  readonly ["needs", "title", "prefix"] | readonly ["exclusive", "url" | "prop"],
  {}
> = /* @__PURE__ */ moduleRequests(iwlinksModule, requestRoot);

/** Validates the parameters of `prop=iwlinks` strictly before they are sent. */
export const validateIwlinks: Validator<IwlinksParams> = /* @__PURE__ */ validator(
  iwlinksModule,
  { enum: enumCheck, limit: limitCheck },
  paramRules,
);

/** Parses the parameters of `prop=iwlinks` in a request, as the server does. */
export const parseIwlinks: ModuleParser<IwlinksModule> = /* @__PURE__ */ moduleParser(
  iwlinksModule,
  { enum: enumeration, limit },
);
