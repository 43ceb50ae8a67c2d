// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { EnumDescriptor } from "../descriptor.js";
import { UNLISTED, wrongType } from "../fault.js";
import { isPlain } from "../plain-text.js";
import type { Check } from "./check.js";
import type { ListedRule } from "./rule.js";

/** One of the listed values, in their exact spelling. */
export const enumeration: ListedRule<EnumDescriptor> = {
  kind: "listed",
  values: ({ values }) => values,
  find: (text, { values }) => (values.includes(text) ? text : undefined),
};

/** One of the listed values. */
export const enumCheck: Check<EnumDescriptor> = {
  fault(value, { values }) {
    if (typeof value !== "string") return wrongType("badvalue", "one of the listed values", value);
    return values.includes(value) ? undefined : UNLISTED;
  },
  values: ({ values }) => values,
  usual({ values, deprecatedvalues = [] }) {
    const usual = new Set<unknown>(
      values.filter((value) => isPlain(value) && !deprecatedvalues.includes(value)),
    );
    return (value) => usual.has(value);
  },
};
