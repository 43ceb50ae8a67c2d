// Generated from spec/actions/catalogue.json (paraminfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=paraminfo` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ParaminfoRowV1 {
  readonly helpformat: "html" | "none" | "raw" | "wikitext";
  readonly modules: readonly ParaminfoRowModuleV1[];
  /** Only with `helpformat=none`. */
  readonly formatmodules?: readonly ParaminfoRowFormatmoduleV1[];
}

/** An item of `modules` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleV1 {
  readonly name: string;
  readonly classname: string;
  readonly path: string;
  readonly prefix: string;
  readonly source: string;
  readonly sourcename: string;
  readonly licensetag: string;
  readonly licenselink: string;
  readonly helpurls: readonly string[];
  readonly parameters: readonly ParaminfoRowModuleParameterV1[];
  readonly templatedparameters: readonly ParaminfoRowModuleTemplatedparameterV1[];
  readonly group?: string;
  readonly readrights?: "";
  readonly writerights?: "";
  readonly mustbeposted?: "";
  readonly generator?: "";
  readonly deprecated?: "";
  readonly dynamicparameters?: "";
  readonly description?: string | readonly ParaminfoRowModuleTemplatedparameterDescriptionV1[];
  readonly examples?: readonly ParaminfoRowModuleExampleV1[];
}

/** An item of `parameters` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleParameterV1 {
  readonly index: number;
  readonly name: string;
  readonly type: string | readonly string[];
  readonly required?: "";
  readonly default?: string | number;
  readonly multi?: "";
  readonly submodules?: OrEmptyList<Readonly<Record<string, string>>>;
  readonly internalvalues?: readonly string[];
  readonly min?: number;
  readonly subtypes?: readonly string[];
  readonly lowlimit?: number;
  readonly highlimit?: number;
  readonly limit?: number;
  readonly deprecatedvalues?: readonly string[];
  readonly submoduleparamprefix?: string;
  readonly deprecated?: "";
  readonly sensitive?: "";
  readonly tokentype?: string;
  readonly mustExist?: "";
  readonly max?: number;
  readonly highmax?: number;
  readonly allspecifier?: string;
  readonly info?: readonly ParaminfoRowModuleParameterInfoV1[];
  readonly extranamespaces?: readonly number[];
  readonly allowsduplicates?: "";
  readonly description?: string | readonly ParaminfoRowModuleParameterDescriptionV1[];
}

/** An item of `info` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleParameterInfoV1 {
  readonly name: string;
  readonly values?: readonly number[];
  readonly text?: string | readonly ParaminfoRowModuleParameterInfoTextV1[];
}

/** An item of `text` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleParameterInfoTextV1 {
  readonly key: string;
  readonly params: readonly (string | ParaminfoRowModuleParameterInfoTextParamV1)[];
}

/** An item of `params` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleParameterInfoTextParamV1 {
  readonly num: number;
}

/** An item of `description` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleParameterDescriptionV1 {
  readonly key: string;
  /** `number` since MediaWiki 1.43. */
  readonly params: readonly (string | number | ParaminfoRowModuleParameterDescriptionParamV1)[];
  readonly forvalue?: string;
}

/** An item of `params` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleParameterDescriptionParamV1 {
  readonly list: readonly string[];
  readonly type: string;
}

/** An item of `templatedparameters` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleTemplatedparameterV1 {
  readonly index: number;
  readonly name: string;
  readonly templatevars: { readonly slot: string };
  readonly type: string | readonly string[];
  readonly required?: "";
  readonly multi?: "";
  readonly description?: string | readonly ParaminfoRowModuleTemplatedparameterDescriptionV1[];
}

/** An item of `description` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleTemplatedparameterDescriptionV1 {
  readonly key: string;
  readonly params: readonly string[];
}

/** An item of `examples` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowModuleExampleV1 {
  readonly query: string;
  readonly description: string | ParaminfoRowModuleTemplatedparameterDescriptionV1;
}

/** An item of `formatmodules` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowFormatmoduleV1 {
  readonly name: string;
  readonly classname: string;
  readonly path: string;
  readonly group: string;
  readonly prefix: string;
  readonly source: string;
  readonly sourcename: string;
  readonly licensetag: string;
  readonly licenselink: string;
  readonly readrights?: "";
  readonly helpurls: readonly string[];
  readonly parameters: readonly ParaminfoRowFormatmoduleParameterV1[];
  readonly templatedparameters: readonly unknown[];
}

/** An item of `parameters` of `action=paraminfo` in format version 1. */
export interface ParaminfoRowFormatmoduleParameterV1 {
  readonly index: number;
  readonly name: string;
  readonly type: string | readonly string[];
  readonly required?: "";
  readonly multi?: "";
  /** Only with some values of `formatmodules`, such as `json`. */
  readonly default?: string;
}

/** Fields that `action=paraminfo` in format version 1 adds to the response. */
export interface ParaminfoResponsePartV1<Row = ParaminfoRowV1> {
  readonly paraminfo: Row;
}

/** The result of `action=paraminfo` in format version 1, for the types of responses. */
export interface ParaminfoResultV1 extends ResultType {
  readonly at: readonly ["paraminfo"];
  readonly kind: "object";
  readonly base: ParaminfoRowV1;
  readonly errors: "badvalue";
  readonly response: ParaminfoResponsePartV1<this["row"]>;
}
