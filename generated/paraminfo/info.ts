// Generated from spec/paraminfo/catalogue.json (query+info) by `paramsmith generate`. Do not edit.

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
  moduleParser,
  moduleRequests,
  title,
  titleCheck,
  validator,
} from "paramsmith/validate";
import type { QueryOptions } from "./options.js";
import { requestRoot } from "./options.js";
import type { InfoResult } from "./results/info.js";

/** Parameters of `prop=info`. */
export interface InfoParams {
  /**
   * Additional properties of each page to return.
   * - associatedpage: Title of the subject page's talk page, or of the talk page's subject page.
   * - displaytitle: Title as displayed on the page.
   * - editintro: Messages to show above the editor, as HTML.
   * - linkclasses: CSS classes for links to the page from the page `linkcontext`, such as a class for redirects.
   * - notificationtimestamp: Time of the first change that the watching user has not seen.
   * - preloadcontent: Initial content of a new page or section.
   * - protection: Protection levels of the page.
   * - subjectid: Subject page id of each talk page.
   * - talkid: Talk page id of each subject page.
   * - url: Full URL, URL for editing, and canonical URL.
   * - varianttitles: Displayed title in all variants of the wiki's language.
   * - visitingwatchers: Number of watchers who have seen recent changes, if the user may see it.
   * - watched: Whether the current user watches the page.
   * - watchers: Number of watchers, if the user may see it.
   * - preload: Text that extensions preload into the editor. Use `preloadcontent` instead.
   * - readable: Whether the user can read the page. Use `testactions=read` instead.
   *
   * Deprecated: `"preload"`, `"readable"`.
   * Up to 50 values (500 with high limits).
   */
  readonly prop?: OneOrMore<
    | "associatedpage"
    | "displaytitle"
    | "editintro"
    | "linkclasses"
    | "notificationtimestamp"
    | "preloadcontent"
    | "protection"
    | "subjectid"
    | "talkid"
    | "url"
    | "varianttitles"
    | "visitingwatchers"
    | "watched"
    | "watchers"
    | "preload"
    | "readable"
  >;
  /**
   * Title of the page that contains the links of `prop=linkclasses`.
   * @default "Main Page"
   */
  readonly linkcontext?: string;
  /**
   * Actions, such as `edit`, for which to check the current user's permission.
   * Up to 50 values (500 with high limits).
   */
  readonly testactions?: OneOrMore<string>;
  /**
   * Level of detail of the `testactions` result.
   * - boolean: Whether each action is allowed.
   * - full: Reasons why an action is not allowed; an empty list if it is allowed.
   * - quick: Full details without expensive checks.
   * @default "boolean"
   */
  readonly testactionsdetail?: "boolean" | "full" | "quick";
  /** Whether to test if the actions would create a temporary account. */
  readonly testactionsautocreate?: boolean;
  /**
   * Title of a page whose content is preloaded.
   * Condition: preloadcontentonly.
   */
  readonly preloadcustom?: string;
  /**
   * Values for the placeholders (`$1`, `$2`, …) of the page `preloadcustom`.
   * Up to 50 values (500 with high limits).
   * Condition: preloadcontentonly.
   */
  readonly preloadparams?: OneOrMore<string>;
  /**
   * Whether the preloaded content is for a new section instead of a new page.
   * Condition: preloadcontentonly.
   */
  readonly preloadnewsection?: boolean;
  /**
   * Whether the messages of `prop=editintro` include optional frames.
   * - lessframes: Without optional frames.
   * - moreframes: With optional frames.
   *
   * Condition: editintroonly.
   * @default "moreframes"
   */
  readonly editintrostyle?: "lessframes" | "moreframes";
  /**
   * Keys of messages to exclude from `prop=editintro`.
   * Up to 50 values (500 with high limits).
   * Condition: editintroonly.
   */
  readonly editintroskip?: OneOrMore<string>;
  /**
   * Title of a page to use as an additional message for `prop=editintro`.
   * Condition: editintroonly.
   */
  readonly editintrocustom?: string;
  /** Value of this parameter in the `continue` object of the previous response. */
  readonly continue?: string;
}

/** The descriptor type of `prop=info`. */
export interface InfoModule extends ModuleDescriptor<
  "info",
  "prop",
  false,
  InfoParams,
  "linkcontext" | "testactionsdetail" | "editintrostyle",
  InfoResult
> {}

/** The descriptor of `prop=info`. */
export const infoModule: InfoModule = {
  name: "info",
  path: "query+info",
  group: "prop",
  prefix: "in",
  select: { action: "query", prop: "info" },
  generator: false,
  readrights: true,
  params: {
    prop: {
      type: "enum",
      values: [
        "associatedpage",
        "displaytitle",
        "editintro",
        "linkclasses",
        "notificationtimestamp",
        "preloadcontent",
        "protection",
        "subjectid",
        "talkid",
        "url",
        "varianttitles",
        "visitingwatchers",
        "watched",
        "watchers",
        "preload",
        "readable",
      ],
      deprecatedvalues: ["preload", "readable"],
      multi: { lowlimit: 50, highlimit: 500 },
    },
    linkcontext: { type: "title", default: "Main Page" },
    testactions: { type: "string", multi: { lowlimit: 50, highlimit: 500 } },
    testactionsdetail: { type: "enum", values: ["boolean", "full", "quick"], default: "boolean" },
    testactionsautocreate: { type: "boolean" },
    preloadcustom: { type: "string", info: [{ name: "preloadcontentonly" }] },
    preloadparams: {
      type: "string",
      multi: { lowlimit: 50, highlimit: 500 },
      info: [{ name: "preloadcontentonly" }],
    },
    preloadnewsection: { type: "boolean", info: [{ name: "preloadcontentonly" }] },
    editintrostyle: {
      type: "enum",
      values: ["lessframes", "moreframes"],
      default: "moreframes",
      info: [{ name: "editintroonly" }],
    },
    editintroskip: {
      type: "string",
      multi: { lowlimit: 50, highlimit: 500 },
      info: [{ name: "editintroonly" }],
    },
    editintrocustom: { type: "string", info: [{ name: "editintroonly" }] },
    continue: { type: "string" },
  },
};

/**
 * Returns basic information about pages: length, latest revision, language, protection and more.
 *
 * Requests `prop=info`.
 * @see https://www.mediawiki.org/wiki/API:Info
 */
export const info: QueryBuilder<InfoModule, InfoParams, QueryOptions, {}> =
  /* @__PURE__ */ moduleRequests(infoModule, requestRoot);

/** Validates the parameters of `prop=info` strictly before they are sent. */
export const validateInfo: Validator<InfoParams> = /* @__PURE__ */ validator(infoModule, {
  enum: enumCheck,
  title: titleCheck,
});

/** Parses the parameters of `prop=info` in a request, as the server does. */
export const parseInfo: ModuleParser<InfoModule> = /* @__PURE__ */ moduleParser(infoModule, {
  enum: enumeration,
  title,
});
