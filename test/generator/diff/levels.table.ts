/**
 * The level of each rule for wire, types, validators and handlers: B breaking, R risky, i information.
 *
 * @module
 */

/** As agreed on before anything was written; what the proof contradicted is in {@link CHANGED_BY_PROOF}. */
export const AGREED: Readonly<Record<string, string>> = {
  "module-removed": "B B B B",
  "module-removed-deprecated": "B B B B",
  "module-renamed": "B B B B",
  "generator-added": "i - - R",
  "readrights-added": "R - - i",
  "readrights-removed": "i - - -",
  "module-deprecated": "i R - -",
  "module-undeprecated": "i - - -",
  "param-added-optional": "i - - i",
  "param-added-required": "B B B -",
  "param-removed": "R B B B",
  "param-removed-deprecated": "R B B B",
  "param-renamed": "R B B B",
  "param-deprecated": "i R - -",
  "param-undeprecated": "i - - -",
  "param-became-required": "B B B -",
  "default-invalid": "R - R -",
  "type-narrowed": "B B B B",
  "limit-to-integer": "B B B -",
  "integer-to-limit": "i - - -",
  "boolean-to-other": "B B B B",
  "other-to-boolean": "B B B B",
  "enum-value-removed": "B B B B",
  "enum-value-removed-multi": "R B B B",
  "deprecated-value-added": "i R - -",
  "deprecated-value-removed": "i - - -",
  "max-lowered": "R - B -",
  "max-added": "R - B -",
  "min-raised": "R - B -",
  "min-added": "R - B -",
  "max-raised": "i - i R",
  "max-removed": "i - i R",
  "min-lowered": "i - i R",
  "min-removed": "i - i R",
  "highmax-lowered": "R - R -",
  "highmax-removed": "R - R -",
  "highmax-raised": "i - - -",
  "lowlimit-lowered": "B - B -",
  "lowlimit-raised": "i - - -",
  "highlimit-lowered": "R - R -",
  "highlimit-raised": "i - - -",
  "allows-duplicates-removed": "R - - R",
  "allspecifier-removed": "R B B R",
  "allspecifier-changed": "R B B R",
  "allspecifier-added": "i - - R",
  "user-subtype-removed": "B - B -",
  "user-subtype-added": "i - - R",
  "extranamespace-removed": "R - B -",
  "extranamespace-added": "i - - -",
  "sensitive-added": "R - - i",
  "sensitive-removed": "i - - -",
  "templated-param-added": "i - - i",
  "templated-param-removed": "R B B B",
  "info-condition-added": "R - - -",
  "info-condition-changed": "R - - -",
  "info-condition-removed": "i - - -",
  "unknown-key-added": "R - - -",
  "unknown-key-removed": "R - - -",
  "operation-removed": "B B B B",
  "operation-removed-deprecated": "B B B B",
  "method-changed": "B - B B",
  "operation-id-changed": "- B - B",
  "query-param-added-optional": "i - - i",
  "query-param-added-required": "B B B -",
  "query-param-removed": "R B B B",
  "query-param-renamed": "R B B B",
  "query-param-became-required": "B B B -",
  "query-param-type-narrowed": "B B B B",
  "query-param-bound-tightened": "B - B -",
  "query-param-bound-loosened": "i - i R",
  "response-field-removed": "B B B R",
  "response-field-added-required": "i - i B",
  "response-field-added-optional": "i - i -",
  "response-field-became-optional": "B B B -",
  "response-field-became-required": "- - - B",
  "response-field-became-nullable": "B B B -",
  "response-field-became-non-null": "- - - B",
  "response-type-widened": "B B B R",
  "response-type-narrowed": "i - - B",
  "response-bound-loosened": "R - B -",
  "embedded-key-renamed": "B B B B",
  "page-block-changed": "B B B B",
  "security-added": "B - - -",
  "server-changed": "R - - -",
  "undocumented-settled": "R - - R",
  "assumption-changed": "R - - R",
};

/** For what a spec can say and nobody had thought of. */
export const ADDED: Readonly<Record<string, string>> = {
  "result-added": "- i i -",
  "result-removed": "- B B -",
  "result-rows-moved": "B B B B",
  "result-selector-changed": "- B - -",
  "result-field-removed": "B B B R",
  "result-field-added-required": "i - R B",
  "result-field-added-optional": "i - R -",
  "result-field-became-optional": "B B B -",
  "result-field-became-required": "- - - B",
  "result-condition-narrowed": "B B B -",
  "result-condition-widened": "i - R B",
  "result-condition-changed": "B B B B",
  "result-field-became-nullable": "B B B -",
  "result-field-became-non-null": "- - - B",
  "result-type-widened": "B B B R",
  "result-type-changed": "B B B B",
  "result-type-narrowed": "i - - B",
  "result-format-changed": "R - B R",
  "result-enum-value-added": "R B B -",
  "result-enum-value-removed": "i B - B",
  "result-version-1-changed": "R - R -",
  "writerights-added": "R - - i",
  "writerights-removed": "i - - -",
  "mustbeposted-added": "B i - R",
  "mustbeposted-removed": "i - - i",
  "module-internal-changed": "i - - -",
  "dynamic-parameters-changed": "R - - R",
  "request-default-changed": "R i - R",
  "text-kind-changed": "i - - i",
  "internal-value-added": "i - - -",
  "internal-value-removed": "i - - -",
  "submodule-changed": "R - - R",
  "highmax-added": "i - - -",
  "enforcerange-added": "B - - -",
  "enforcerange-removed": "i - - -",
  "length-tightened": "B - B -",
  "length-loosened": "i - i R",
  "must-exist-added": "B - - -",
  "must-exist-removed": "i - - R",
  "operation-deprecated": "i R - -",
  "operation-undeprecated": "i - - -",
  "query-param-format-changed": "R - - R",
  "query-param-deprecated": "i R - -",
  "query-param-undeprecated": "i - - -",
  "security-removed": "i - - -",
  "security-scheme-changed": "R - - R",
  "response-bound-tightened": "i - - R",
  "response-field-deprecated": "i R - -",
  "response-field-undeprecated": "i - - -",
  "other-schema-changed": "R R - i",
  "schema-added": "i - - -",
  "unknown-key-changed": "R - - -",
  "undocumented-added": "R - - R",
  "docs-changed": "- i - -",
  "stale-ignore": "i i i i",
};

/** A level that the proof contradicted: as it was set first, as it is proven, and why. */
export interface ChangedByProof {
  readonly agreed: string;
  readonly proven: string;
  readonly reason: string;
}

/**
 * Where compiler, validators and reading said otherwise. These are the usual levels; what depends on
 * circumstances is in the rules themselves, and proven with them.
 */
export const CHANGED_BY_PROOF: Readonly<Record<string, ChangedByProof>> = {
  "module-added": {
    agreed: "i - i R",
    proven: "i - i B",
    reason: "A total map of handlers lacks one for it.",
  },
  "operation-added": {
    agreed: "i - - R",
    proven: "i - - B",
    reason: "A total map of handlers lacks one for it.",
  },
  "module-group-changed": {
    agreed: "B B - B",
    proven: "B B - R",
    reason:
      "A handler compiles in any group; that its answer goes to another place is not in its type.",
  },
  "module-prefix-changed": {
    agreed: "B i B B",
    proven: "B i - R",
    reason:
      "Structured parameters have no prefix, so that validators take the same; handlers get the same arguments, and only the names that they continue with are others.",
  },
  "generator-removed": {
    agreed: "B B B B",
    proven: "B B - i",
    reason:
      "Parameters are validated the same with and without a generator, and a handler that is no longer asked for pages compiles.",
  },
  "param-became-optional": {
    agreed: "i R - B",
    proven: "i B - B",
    reason: "Code that reads a required parameter, or an argument, meets undefined.",
  },
  "default-added": {
    agreed: "R - - i",
    proven: "R B - i",
    reason: "The exported type of the defaults has one more member, unless there was no such type.",
  },
  "default-changed": {
    agreed: "R - - R",
    proven: "R B - R",
    reason: "The exported types of defaults are literal types: a variable of it has the old value.",
  },
  "limit-default-changed": {
    agreed: "R - - R",
    proven: "R B - R",
    reason: "The exported types of defaults are literal types: a variable of it has the old value.",
  },
  "default-removed": {
    agreed: "R - - B",
    proven: "R B - B",
    reason:
      "An argument that was always there may be undefined, and the exported type of the defaults has no such member.",
  },
  "type-widened": {
    agreed: "i B i B",
    proven: "i B B B",
    reason:
      "The strict validator is given a number, or a Date, and takes text. Where the type in code stays, callers and handlers compile.",
  },
  "enum-to-string": {
    agreed: "i - i B",
    proven: "i B i B",
    reason: "An exhaustive switch over the values has a rest now.",
  },
  "type-unknown": {
    agreed: "R - R R",
    proven: "R - - R",
    reason:
      "The strict validator takes any text. Where the type in code was another, callers, validators and handlers break.",
  },
  "enum-value-added": {
    agreed: "i R i B",
    proven: "i B i B",
    reason: "Exhaustive switches and total records over the values do not compile.",
  },
  "multi-added": {
    agreed: "R - i B",
    proven: "R B i B",
    reason: "Whoever reads the argument gets a list instead of a value.",
  },
  "multi-removed": {
    agreed: "B B B R",
    proven: "B B B B",
    reason: "A handler gets a value instead of a list.",
  },
  "allows-duplicates-added": {
    agreed: "i - - -",
    proven: "R - - -",
    reason:
      "Repeated values, which the server dropped silently, count: the request means something else.",
  },
  "templatevars-changed": {
    agreed: "B B B B",
    proven: "R B B B",
    reason: "The old names are ignored with a warning, as those of any parameter that is gone.",
  },
  "path-changed": {
    agreed: "B - B B",
    proven: "B - - R",
    reason:
      "Validators look at parameters, and handlers are not told the path: both compile and take the same.",
  },
  "query-param-became-optional": {
    agreed: "i - - B",
    proven: "i B - B",
    reason: "Code that reads a required parameter, or an argument, meets undefined.",
  },
  "query-param-type-widened": {
    agreed: "i B i B",
    proven: "i B B B",
    reason:
      "The strict validator is given a number and takes text. A value that joins an enum breaks exhaustive switches alone.",
  },
  "query-param-default-changed": {
    agreed: "R - - R",
    proven: "R B - R",
    reason: "The exported types of defaults are literal types: a variable of it has the old value.",
  },
  "response-type-changed": {
    agreed: "B B B R",
    proven: "B B B B",
    reason: "A handler that answers with the old type does not compile.",
  },
  "response-enum-value-added": {
    agreed: "R R B -",
    proven: "R B B -",
    reason: "A reader that takes the field for one of the old values does not compile.",
  },
  "response-enum-value-removed": {
    agreed: "i R - B",
    proven: "i B - B",
    reason: "A comparison with the value that left does not compile.",
  },
  "response-format-changed": {
    agreed: "R - R R",
    proven: "R - - R",
    reason: "Validators do not check formats.",
  },
  "success-status-removed": {
    agreed: "B B B B",
    proven: "B - - R",
    reason:
      "The generated code knows no statuses: the same answers are typed, validated and written.",
  },
  "success-status-added": {
    agreed: "R R B R",
    proven: "R R - R",
    reason: "The generated code knows no statuses, and validators see only answers with a body.",
  },
  "error-status-changed": {
    agreed: "i R R i",
    proven: "i R - i",
    reason: "The generated validators are of successful answers.",
  },
  "media-type-changed": {
    agreed: "B - B B",
    proven: "B - - R",
    reason: "The generated code knows no media types: the same answers are validated and written.",
  },
  "embedded-key-removed": {
    agreed: "B B B B",
    proven: "B B B R",
    reason: "A handler that answers with it compiles: more members than described are no error.",
  },
  "link-relation-removed": {
    agreed: "B B B B",
    proven: "B B B R",
    reason:
      "A handler that answers with it compiles. Where it could be absent, readers and validators already cope.",
  },
  "envelope-changed": {
    agreed: "B B B B",
    proven: "B R B B",
    reason: "What is answered has no type at a caller; readers choose a schema, and these stay.",
  },
  "token-changed": {
    agreed: "B - - B",
    proven: "B - - R",
    reason: "A handler gets any text as the token.",
  },
  "submodule-prefix-changed": {
    agreed: "B - - B",
    proven: "B - - R",
    reason: "A handler is not told under which names its arguments came.",
  },
  "schema-renamed": { agreed: "- B - B", proven: "- B - -", reason: "A handler names no schemas." },
  "schema-removed": {
    agreed: "- B - B",
    proven: "- B B -",
    reason: "A handler names no schemas; the validator is gone with its schema.",
  },
};
