// Generated from spec/actions/catalogue.json (paraminfo) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=paraminfo`. */
export interface ParaminfoRow {
  readonly helpformat: "html" | "none" | "raw" | "wikitext";
  readonly modules: readonly ParaminfoRowModule[];
  /** Only with `helpformat=none`. */
  readonly formatmodules?: readonly ParaminfoRowFormatmodule[];
}

/** An item in the `modules` field of `action=paraminfo`. */
export interface ParaminfoRowModule {
  readonly name: string;
  readonly classname: string;
  readonly path: string;
  readonly prefix: string;
  readonly source: string;
  readonly sourcename: string;
  readonly licensetag: string;
  readonly licenselink: string;
  readonly helpurls: readonly string[];
  readonly parameters: readonly ParaminfoRowModuleParameter[];
  readonly templatedparameters: readonly ParaminfoRowModuleTemplatedparameter[];
  readonly group?: string;
  readonly readrights?: boolean;
  readonly writerights?: boolean;
  readonly mustbeposted?: boolean;
  readonly generator?: boolean;
  readonly deprecated?: boolean;
  readonly dynamicparameters?: boolean;
  readonly description?: string | readonly ParaminfoRowModuleTemplatedparameterDescription[];
  readonly examples?: readonly ParaminfoRowModuleExample[];
}

/** An item in the `parameters` field of `action=paraminfo`. */
export interface ParaminfoRowModuleParameter {
  readonly index: number;
  readonly name: string;
  readonly type: string | readonly string[];
  readonly required: boolean;
  readonly default?: string | number;
  readonly multi: boolean;
  readonly submodules?: Readonly<Record<string, string>>;
  readonly internalvalues?: readonly string[];
  readonly min?: number;
  readonly subtypes?: readonly string[];
  readonly lowlimit?: number;
  readonly highlimit?: number;
  readonly limit?: number;
  readonly deprecatedvalues?: readonly string[];
  readonly submoduleparamprefix?: string;
  readonly deprecated?: boolean;
  readonly sensitive?: boolean;
  readonly tokentype?: string;
  readonly mustExist?: boolean;
  readonly max?: number;
  readonly highmax?: number;
  readonly allspecifier?: string;
  readonly info?: readonly ParaminfoRowModuleParameterInfo[];
  readonly extranamespaces?: readonly number[];
  readonly allowsduplicates?: boolean;
  readonly description?: string | readonly ParaminfoRowModuleParameterDescription[];
}

/** An item in the `info` field of `action=paraminfo`. */
export interface ParaminfoRowModuleParameterInfo {
  readonly name: string;
  readonly values?: readonly number[];
  readonly text?: string | readonly ParaminfoRowModuleParameterInfoText[];
}

/** An item in the `text` field of `action=paraminfo`. */
export interface ParaminfoRowModuleParameterInfoText {
  readonly key: string;
  readonly params: readonly (string | ParaminfoRowModuleParameterInfoTextParam)[];
}

/** An item in the `params` field of `action=paraminfo`. */
export interface ParaminfoRowModuleParameterInfoTextParam {
  readonly num: number;
}

/** An item in the `description` field of `action=paraminfo`. */
export interface ParaminfoRowModuleParameterDescription {
  readonly key: string;
  /** `number` since MediaWiki 1.43. */
  readonly params: readonly (string | number | ParaminfoRowModuleParameterDescriptionParam)[];
  readonly forvalue?: string;
}

/** An item in the `params` field of `action=paraminfo`. */
export interface ParaminfoRowModuleParameterDescriptionParam {
  readonly list: readonly string[];
  readonly type: string;
}

/** An item in the `templatedparameters` field of `action=paraminfo`. */
export interface ParaminfoRowModuleTemplatedparameter {
  readonly index: number;
  readonly name: string;
  readonly templatevars: { readonly slot: string };
  readonly type: string | readonly string[];
  readonly required: boolean;
  readonly multi: boolean;
  readonly description?: string | readonly ParaminfoRowModuleTemplatedparameterDescription[];
}

/** An item in the `description` field of `action=paraminfo`. */
export interface ParaminfoRowModuleTemplatedparameterDescription {
  readonly key: string;
  readonly params: readonly string[];
}

/** An item in the `examples` field of `action=paraminfo`. */
export interface ParaminfoRowModuleExample {
  readonly query: string;
  readonly description: string | ParaminfoRowModuleTemplatedparameterDescription;
}

/** An item in the `formatmodules` field of `action=paraminfo`. */
export interface ParaminfoRowFormatmodule {
  readonly name: string;
  readonly classname: string;
  readonly path: string;
  readonly group: string;
  readonly prefix: string;
  readonly source: string;
  readonly sourcename: string;
  readonly licensetag: string;
  readonly licenselink: string;
  readonly readrights: boolean;
  readonly helpurls: readonly string[];
  readonly parameters: readonly ParaminfoRowFormatmoduleParameter[];
  readonly templatedparameters: readonly unknown[];
}

/** An item in the `parameters` field of `action=paraminfo`. */
export interface ParaminfoRowFormatmoduleParameter {
  readonly index: number;
  readonly name: string;
  readonly type: string | readonly string[];
  readonly required: boolean;
  readonly multi: boolean;
  /** Only with some values of `formatmodules`, such as `json`. */
  readonly default?: string;
}

/** Fields that `action=paraminfo` adds to the response. */
export interface ParaminfoResponsePart<Row = ParaminfoRow> {
  readonly paraminfo: Row;
}

/**
 * The result of `action=paraminfo`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ParaminfoResult extends ResultType {
  readonly at: readonly ["paraminfo"];
  readonly kind: "object";
  readonly base: ParaminfoRow;
  readonly errors: "badvalue";
  readonly response: ParaminfoResponsePart<this["row"]>;
}

/** The result of `action=paraminfo` as data, for `validateResponse`. */
export const paraminfoResult: ResultDescriptor = {
  module: "paraminfo",
  rows: { at: ["paraminfo"], kind: "object" },
  response: {
    paraminfo: {
      is: {
        record: {
          helpformat: { is: { enumOf: "helpformat" } },
          modules: {
            is: {
              list: {
                record: {
                  name: { is: "string" },
                  classname: { is: "string" },
                  path: { is: "string" },
                  prefix: { is: "string" },
                  source: { is: "string" },
                  sourcename: { is: "string" },
                  licensetag: { is: "string" },
                  licenselink: { is: "string" },
                  helpurls: { is: { list: "string" } },
                  parameters: {
                    is: {
                      list: {
                        record: {
                          index: { is: "integer" },
                          name: { is: "string" },
                          type: { is: { anyOf: ["string", { list: "string" }] } },
                          required: { is: "boolean", formatversion1: { as: "flag" } },
                          default: { is: { anyOf: ["string", "integer"] }, optional: true },
                          multi: { is: "boolean", formatversion1: { as: "flag" } },
                          submodules: { is: { map: "string" }, optional: true },
                          internalvalues: { is: { list: "string" }, optional: true },
                          min: { is: "integer", optional: true },
                          subtypes: { is: { list: "string" }, optional: true },
                          lowlimit: {
                            is: "integer",
                            optional: true,
                            presentIf: [{ multi: [true] }],
                          },
                          highlimit: {
                            is: "integer",
                            optional: true,
                            presentIf: [{ multi: [true] }],
                          },
                          limit: { is: "integer", optional: true, presentIf: [{ multi: [true] }] },
                          deprecatedvalues: { is: { list: "string" }, optional: true },
                          submoduleparamprefix: { is: "string", optional: true },
                          deprecated: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          sensitive: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          tokentype: { is: "string", optional: true },
                          mustExist: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          max: { is: "integer", optional: true },
                          highmax: { is: "integer", optional: true },
                          allspecifier: { is: "string", optional: true },
                          info: {
                            is: {
                              list: {
                                record: {
                                  name: { is: "string" },
                                  values: {
                                    is: { list: "integer" },
                                    optional: true,
                                    presentIf: [{ name: ["modes"] }],
                                  },
                                  text: {
                                    is: {
                                      anyOf: [
                                        "string",
                                        {
                                          list: {
                                            record: {
                                              key: { is: "string" },
                                              params: {
                                                is: {
                                                  list: {
                                                    anyOf: [
                                                      "string",
                                                      { record: { num: { is: "integer" } } },
                                                    ],
                                                  },
                                                },
                                              },
                                            },
                                          },
                                        },
                                      ],
                                    },
                                    optional: true,
                                  },
                                },
                              },
                            },
                            optional: true,
                          },
                          extranamespaces: { is: { list: "integer" }, optional: true },
                          allowsduplicates: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                          description: {
                            is: {
                              anyOf: [
                                "string",
                                {
                                  list: {
                                    record: {
                                      key: { is: "string" },
                                      params: {
                                        is: {
                                          list: {
                                            anyOf: [
                                              "string",
                                              "integer",
                                              {
                                                record: {
                                                  list: { is: { list: "string" } },
                                                  type: { is: "string" },
                                                },
                                              },
                                            ],
                                          },
                                        },
                                      },
                                      forvalue: { is: "string", optional: true },
                                    },
                                  },
                                },
                              ],
                            },
                            optional: true,
                          },
                        },
                      },
                    },
                  },
                  templatedparameters: {
                    is: {
                      list: {
                        record: {
                          index: { is: "integer" },
                          name: { is: "string" },
                          templatevars: { is: { record: { slot: { is: "string" } } } },
                          type: { is: { anyOf: ["string", { list: "string" }] } },
                          required: { is: "boolean", formatversion1: { as: "flag" } },
                          multi: { is: "boolean", formatversion1: { as: "flag" } },
                          description: {
                            is: {
                              anyOf: [
                                "string",
                                {
                                  list: {
                                    record: {
                                      key: { is: "string" },
                                      params: { is: { list: "string" } },
                                    },
                                  },
                                },
                              ],
                            },
                            optional: true,
                          },
                        },
                      },
                    },
                  },
                  group: { is: "string", optional: true },
                  readrights: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  writerights: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  mustbeposted: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  generator: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  deprecated: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  dynamicparameters: {
                    is: "boolean",
                    optional: true,
                    formatversion1: { as: "flag" },
                  },
                  description: {
                    is: {
                      anyOf: [
                        "string",
                        {
                          list: {
                            record: { key: { is: "string" }, params: { is: { list: "string" } } },
                          },
                        },
                      ],
                    },
                    optional: true,
                  },
                  examples: {
                    is: {
                      list: {
                        record: {
                          query: { is: "string" },
                          description: {
                            is: {
                              anyOf: [
                                "string",
                                {
                                  record: {
                                    key: { is: "string" },
                                    params: { is: { list: "string" } },
                                  },
                                },
                              ],
                            },
                          },
                        },
                      },
                    },
                    optional: true,
                  },
                },
              },
            },
          },
          formatmodules: {
            is: {
              list: {
                record: {
                  name: { is: "string" },
                  classname: { is: "string" },
                  path: { is: "string" },
                  group: { is: "string" },
                  prefix: { is: "string" },
                  source: { is: "string" },
                  sourcename: { is: "string" },
                  licensetag: { is: "string" },
                  licenselink: { is: "string" },
                  readrights: { is: "boolean", formatversion1: { as: "flag" } },
                  helpurls: { is: { list: "string" } },
                  parameters: {
                    is: {
                      list: {
                        record: {
                          index: { is: "integer" },
                          name: { is: "string" },
                          type: { is: { anyOf: ["string", { list: "string" }] } },
                          required: { is: "boolean", formatversion1: { as: "flag" } },
                          multi: { is: "boolean", formatversion1: { as: "flag" } },
                          default: {
                            is: "string",
                            optional: true,
                            when: { formatmodules: ["json", "jsonfm", "php", "phpfm"] },
                            presentIf: [{ name: ["formatversion"] }],
                          },
                        },
                      },
                    },
                  },
                  templatedparameters: { is: { list: "unknown" } },
                },
              },
            },
            optional: true,
            when: { helpformat: ["none"] },
          },
        },
      },
    },
  },
};
