// Generated from spec/paraminfo/catalogue.json (query+allmessages) by `paramsmith generate`. Do not edit.

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
import { validator } from "../runtime/validate/validator.js";
import type { Validator } from "../runtime/validate/validator-types.js";
import type { QueryOptions } from "./options.js";
import { requestDefaults } from "./options.js";
import type { AllmessagesResult } from "./results/allmessages.js";

/** Parameters of `meta=allmessages`. */
export interface AllmessagesParams {
  /**
   * Up to 50 values (500 with high limits).
   * @default ["*"]
   */
  readonly messages?: OneOrMore<string>;
  /** Up to 50 values (500 with high limits). */
  readonly prop?: OneOrMore<"default">;
  readonly enableparser?: boolean;
  readonly nocontent?: boolean;
  readonly includelocal?: boolean;
  /** Up to 50 values (500 with high limits). */
  readonly args?: OneOrMore<string>;
  readonly filter?: string;
  /** @default "all" */
  readonly customised?: "all" | "modified" | "unmodified";
  readonly lang?: string;
  readonly from?: string;
  readonly to?: string;
  readonly title?: string;
  readonly prefix?: string;
}

/** The defaults of the parameters of `meta=allmessages`. */
export interface AllmessagesDefaults {
  readonly messages: readonly ["*"];
  readonly customised: "all";
}

/** The descriptor of `meta=allmessages`. */
export const allmessagesModule: ModuleDescriptor<
  "allmessages",
  "meta",
  false,
  AllmessagesParams,
  AllmessagesDefaults,
  AllmessagesResult
> = {
  name: "allmessages",
  path: "query+allmessages",
  group: "meta",
  prefix: "am",
  select: { action: "query", meta: "allmessages" },
  generator: false,
  readrights: true,
  params: {
    messages: { type: "string", default: ["*"], multi: { lowlimit: 50, highlimit: 500 } },
    prop: { type: "enum", values: ["default"], multi: { lowlimit: 50, highlimit: 500 } },
    enableparser: { type: "boolean" },
    nocontent: { type: "boolean" },
    includelocal: { type: "boolean" },
    args: { type: "string", multi: { lowlimit: 50, highlimit: 500, allowsduplicates: true } },
    filter: { type: "string" },
    customised: { type: "enum", values: ["all", "modified", "unmodified"], default: "all" },
    lang: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    title: { type: "string" },
    prefix: { type: "string" },
  },
};

const requests = /* @__PURE__ */ moduleRequests(allmessagesModule, requestDefaults);

/** Requests `meta=allmessages`. */
export function allmessages<const P extends AllmessagesParams = {}, V extends string = "2">(
  params?: Exact<P, AllmessagesParams>,
  options?: Versioned<QueryOptions, V>,
): ModuleRequest<typeof allmessagesModule, P, V> {
  return requests(params, options);
}

const checks: Checks = { enum: enumCheck };

/** Checks parameters of `meta=allmessages` strictly, before they are sent. */
export const validateAllmessages: Validator<AllmessagesParams> = /* @__PURE__ */ validator(
  allmessagesModule,
  checks,
);

const rules: Rules = { enum: enumeration };

/** Parses the parameters of `meta=allmessages` in a request as the server does. */
export function readAllmessages(
  wire: WireInput,
  options?: ModuleReadOptions,
): ParsedParams<ArgumentsOf<typeof allmessagesModule>> {
  return readModule(allmessagesModule, rules, wire, options);
}
