// Generated from spec/paraminfo/catalogue.json (query+tags) by `paramsmith generate`. Do not edit.

import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  QueryBuilder,
  Validator,
} from "paramsmith/validate";
import {
  enumCheck,
  enumeration,
  limit,
  limitCheck,
  moduleParser,
  moduleRequests,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { TagsResult } from "./results/tags.js";

/** Parameters of `list=tags`. */
export interface TagsParams {
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
  /**
   * Maximum number of tags to return.
   * 1 to 500 (5000 with high limits), or `"max"`.
   * @default 10
   */
  readonly limit?: number | "max";
  /**
   * Additional properties of each tag to return.
   * - active: Whether the tag is in use for new changes.
   * - defined: Whether the wiki or an extension defines the tag.
   * - description: Description of the tag.
   * - displayname: Display name of the tag.
   * - hitcount: Number of revisions and log entries with the tag.
   * - source: Where the tag is defined: `extension`, `software` or `manual`.
   *
   * Up to 50 values (500 with high limits).
   * @default []
   */
  readonly prop?: OneOrMore<
    "active" | "defined" | "description" | "displayname" | "hitcount" | "source"
  >;
}

/** The descriptor type of `list=tags`. */
export interface TagsModule extends ModuleDescriptor<
  "tags",
  "list",
  false,
  TagsParams,
  "limit" | "prop",
  TagsResult
> {}

/** The descriptor of `list=tags`. */
export const tagsModule: TagsModule = {
  name: "tags",
  path: "query+tags",
  group: "list",
  prefix: "tg",
  select: { action: "query", list: "tags" },
  generator: false,
  readrights: true,
  params: {
    continue: { type: "string" },
    limit: { type: "limit", min: 1, max: 500, highmax: 5000, default: 10 },
    prop: {
      type: "enum",
      values: ["active", "defined", "description", "displayname", "hitcount", "source"],
      default: [],
      multi: { lowlimit: 50, highlimit: 500 },
    },
  },
};

/**
 * Lists change tags.
 *
 * Requests `list=tags`.
 * @see https://www.mediawiki.org/wiki/API:Tags
 */
export const tags: QueryBuilder<TagsModule, TagsParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(tagsModule, requestRoot);

/** Validates the parameters of `list=tags` strictly before they are sent. */
export const validateTags: Validator<TagsParams> = /* @__PURE__ */ validator(tagsModule, {
  enum: enumCheck,
  limit: limitCheck,
});

/** Parses the parameters of `list=tags` in a request, as the server does. */
export const parseTags: ModuleParser<TagsModule> = /* @__PURE__ */ moduleParser(tagsModule, {
  enum: enumeration,
  limit,
});
