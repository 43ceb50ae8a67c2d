/**
 * What the proof cannot tell: cells of the levels that a person has judged. An entry that is not needed fails
 * the test.
 *
 * @module
 */
import type { ConsumerClass, Level } from "../../../generator/diff/level.js";
import type { RuleId } from "../../../generator/diff/rules.js";
import type { CompilerFate } from "./proof-proven.js";
import type { ValidatorFate, WireFate } from "./proof-verdict.js";

/** A level that the machine does not see, or sees as less. */
export interface Judged {
  readonly rules: readonly RuleId[];
  /** Default: the wire. */
  readonly of?: ConsumerClass;
  readonly level: Level;
  /** What the reading, the validators or the compiler see. */
  readonly seen: CompilerFate | ValidatorFate | WireFate;
  readonly reason: string;
}

/** Levels that go beyond what is seen. Most are on the wire: the others are proven, but for parts without generated code. */
export const JUDGED: readonly Judged[] = [
  {
    rules: ["readrights-added", "writerights-added"],
    level: "risky",
    seen: "same",
    reason: "Rights are not part of a request; who asks, only the wiki knows.",
  },
  {
    rules: ["webhook-removed", "callback-removed"],
    level: "breaking",
    seen: "same",
    reason: "Requests that the API sends are not read.",
  },
  {
    rules: ["webhook-removed", "callback-removed"],
    of: "handlers",
    level: "breaking",
    seen: "compiles",
    reason:
      "No code is generated for receivers of requests that the API sends; the proof compares it.",
  },
  {
    rules: ["link-removed", "link-changed", "body-default-changed"],
    level: "risky",
    seen: "same",
    reason:
      "No code reads links and the defaults of fields: they tell what a client or a server does.",
  },
  {
    rules: ["token-changed"],
    level: "breaking",
    seen: "same",
    reason: "Whether a token is of the right type, only the wiki knows.",
  },
  {
    rules: ["must-exist-added"],
    level: "breaking",
    seen: "same",
    reason: "Which pages exist, only the wiki knows.",
  },
  {
    rules: ["sensitive-added"],
    level: "risky",
    seen: "same",
    reason: "Where in a request a parameter stands is not read.",
  },
  {
    rules: ["info-condition-added", "info-condition-changed"],
    level: "risky",
    seen: "same",
    reason: "A catalogue names conditions without their rules.",
  },
  {
    rules: ["type-unknown"],
    level: "risky",
    seen: "same",
    reason: "Values of an unknown type are read as text, whatever the server does with them.",
  },
  {
    rules: ["request-default-changed"],
    level: "risky",
    seen: "same",
    reason: "The same request is read the same; the requests that builders make change.",
  },
  {
    rules: ["dynamic-parameters-changed"],
    level: "risky",
    seen: "same",
    reason: "The parameters that a module makes itself are not in the catalogue.",
  },
  {
    rules: ["param-rules-changed"],
    level: "risky",
    seen: "same",
    reason: "The requests here do not combine parameters.",
  },
  {
    rules: ["param-rules-changed"],
    of: "validators",
    level: "breaking",
    seen: "accepted",
    reason: "The requests here do not combine parameters.",
  },
  {
    rules: ["undocumented-settled", "undocumented-added", "assumption-changed"],
    level: "risky",
    seen: "same",
    reason: "What is not documented is not read.",
  },
  {
    rules: ["submodule-changed"],
    level: "risky",
    seen: "same",
    reason:
      "The reading selects modules by their paths, not by what a parameter says of its values.",
  },
  {
    rules: ["submodule-prefix-changed"],
    level: "breaking",
    seen: "same",
    reason: "The reading knows one prefix for what is chosen: the `g` of generators.",
  },
  {
    rules: ["module-prefix-changed"],
    level: "breaking",
    seen: "other",
    reason: "Each lost parameter is a warning; that all of them are lost at once is more.",
  },
  {
    rules: ["boolean-to-other"],
    level: "breaking",
    seen: "other",
    reason: "To be present stood for true, and is now an empty value, without a warning.",
  },
  {
    rules: ["other-to-boolean"],
    level: "breaking",
    seen: "other",
    reason: "Any value, `no` too, is read as true without a warning.",
  },
  {
    rules: ["security-added", "security-scheme-changed"],
    level: "breaking",
    seen: "same",
    reason: "Credentials are not part of what generated code sends or reads.",
  },
  {
    rules: ["unknown-key-added", "unknown-key-removed", "unknown-key-changed"],
    level: "risky",
    seen: "same",
    reason: "Nothing reads a key that is not known; only its wiki knows what it means.",
  },
  {
    rules: ["security-flow-changed", "server-changed"],
    level: "risky",
    seen: "same",
    reason: "Addresses and credentials are not part of what generated code reads.",
  },
  {
    rules: ["response-type-widened"],
    level: "risky",
    seen: "same",
    reason: "Generated code still expects the type; the server may send values of another one.",
  },
  {
    rules: ["response-overlap-changed"],
    level: "risky",
    seen: "same",
    reason: "The overlap of alternatives is not tried: values that fit two are rare.",
  },
  {
    rules: ["query-param-format-changed", "response-format-changed"],
    level: "risky",
    seen: "same",
    reason: "The reading does not check these formats: a service may, or writes in another way.",
  },
  {
    rules: ["query-param-style-changed"],
    level: "breaking",
    seen: "same",
    reason: "The parameters here are single values, which most styles write the same.",
  },
  {
    rules: ["query-param-reserved-disallowed"],
    level: "risky",
    seen: "same",
    reason: "The reading decodes reserved characters whether they are encoded or not.",
  },
  {
    rules: ["body-field-removed", "field-became-read-only"],
    level: "risky",
    seen: "same",
    reason: "A field that is not described is accepted; that nothing reads it is not seen.",
  },
  {
    rules: ["body-encoding-changed"],
    level: "breaking",
    seen: "same",
    reason: "Bodies are validated as values, not as the texts of their fields.",
  },
  {
    rules: ["body-format-changed"],
    level: "risky",
    seen: "same",
    reason: "A format that is gone is not checked: a service may write or read in another way.",
  },
  {
    rules: ["query-param-location-changed"],
    level: "risky",
    seen: "same",
    reason:
      "The reading ignores headers and cookies that it does not know, and nothing reads the value.",
  },
  {
    rules: ["default-changed"],
    level: "risky",
    seen: "same",
    reason: "A default of all values that are not listed is no value in the reading.",
  },
  {
    rules: ["response-header-removed"],
    level: "breaking",
    seen: "same",
    reason: "Headers are not part of the answers that are read.",
  },
  {
    rules: ["response-header-removed", "response-header-changed"],
    level: "risky",
    seen: "same",
    reason: "Headers are not part of the answers that are read.",
  },
  {
    rules: ["other-schema-changed"],
    level: "risky",
    seen: "same",
    reason: "Only successful answers are read.",
  },
];

/** Rules that no pair proves. */
export const UNPROVEN: Readonly<Partial<Record<RuleId, string>>> = {
  "docs-changed": "Texts change nothing but texts.",
  "code-error": "It is found in code, not in specs.",
  "code-untyped": "It is found in code, not in specs.",
  "code-unresolved": "It is found in code, not in specs.",
  "accepted-unused": "It is about the review itself.",
  "accepted-expired": "It is about the review itself.",
  "default-invalid": "A default that its own parameter rejects is an error of the spec.",
  "operation-skipped": "A strict run rejects the spec.",
  "operation-unskipped": "A strict run rejects the spec.",
  "skipped-part-changed": "A strict run rejects both specs.",
};

/** Circumstances of rules that no two specs with generated code can show, or that another test shows. */
export const UNREACHED: Readonly<Record<string, string>> = {
  "module-added first": "From a catalogue without modules nothing is generated.",
  "operation-added first": "From an OpenAPI document without operations nothing is generated.",
  "operation-skipped not-compared": "A strict run rejects the spec.",
  "operation-unskipped not-compared": "A strict run rejects the spec.",
  "operation-added skipped": "A strict run rejects the spec.",
  "operation-removed skipped": "A strict run rejects the spec.",
  "operation-removed-deprecated skipped": "A strict run rejects the spec.",
  "request-default-changed typed-responses": "format-version.compile.test.ts has the proof.",
};
