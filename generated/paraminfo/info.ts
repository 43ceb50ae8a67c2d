// Generated from spec/paraminfo/catalogue.json (query+info) by `paramsmith generate`. Do not edit.

import type { ModuleDescriptor } from "../runtime/model/descriptor.js";
import type { Exact, OneOrMore } from "../runtime/model/values.js";
import type {
  ArgumentsOf,
  ModuleReadOptions,
  ParsedParams,
  WireInput,
} from "../runtime/read/parsed-params.js";
import { readModule } from "../runtime/read/parsed-params.js";
import type { ModuleRequest, Versioned } from "../runtime/request/request.js";
import { moduleRequests } from "../runtime/request/request.js";
import type { Checks } from "../runtime/rules/check.js";
import { enumCheck, enumeration } from "../runtime/rules/enumeration.js";
import type { Rules } from "../runtime/rules/rule.js";
import { title, titleCheck } from "../runtime/rules/title.js";
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { InfoResult } from "./results/info.js";

/** Parameters of `prop=info`. */
export interface InfoParams {
  /**
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
  /** @default "Main Page" */
  readonly linkcontext?: string;
  /** Up to 50 values (500 with high limits). */
  readonly testactions?: OneOrMore<string>;
  /** @default "boolean" */
  readonly testactionsdetail?: "boolean" | "full" | "quick";
  readonly testactionsautocreate?: boolean;
  /** Condition: preloadcontentonly. */
  readonly preloadcustom?: string;
  /**
   * Up to 50 values (500 with high limits).
   * Condition: preloadcontentonly.
   */
  readonly preloadparams?: OneOrMore<string>;
  /** Condition: preloadcontentonly. */
  readonly preloadnewsection?: boolean;
  /**
   * Condition: editintroonly.
   * @default "moreframes"
   */
  readonly editintrostyle?: "lessframes" | "moreframes";
  /**
   * Up to 50 values (500 with high limits).
   * Condition: editintroonly.
   */
  readonly editintroskip?: OneOrMore<string>;
  /** Condition: editintroonly. */
  readonly editintrocustom?: string;
  readonly continue?: string;
}

/** The defaults of the parameters of `prop=info`. */
export interface InfoDefaults {
  readonly linkcontext: "Main Page";
  readonly testactionsdetail: "boolean";
  readonly editintrostyle: "moreframes";
}

/** The descriptor of `prop=info`. */
export const infoModule: ModuleDescriptor<
  "info",
  "prop",
  false,
  InfoParams,
  InfoDefaults,
  InfoResult
> = {
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

const requests = /* @__PURE__ */ moduleRequests(infoModule, requestDefaults);

/** Requests `prop=info`. */
export function info<const P extends InfoParams = {}, V extends string = "2">(
  params?: Exact<P, InfoParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof infoModule, P, V> {
  return requests(params, options);
}

const checks: Checks = { enum: enumCheck, title: titleCheck };

/** Checks parameters of `prop=info` strictly, before they are sent. */
export const validateInfo: Validator<InfoParams> = /* @__PURE__ */ validator(infoModule, checks);

const rules: Rules = { enum: enumeration, title };

/** Parses the parameters of `prop=info` in a request as the server does. */
export function readInfo(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof infoModule>> {
  return readModule(infoModule, rules, wire, options);
}
