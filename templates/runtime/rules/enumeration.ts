import type { EnumDescriptor } from "../model/descriptor.js";
import { valueText, UNLISTED, wrongType } from "../model/violation.js";
import type { Check } from "./check.js";
import type { ListedRule } from "./rule.js";

/** A listed value in its exact spelling. */
export const enumeration: ListedRule<EnumDescriptor> = {
  kind: "listed",
  values: ({ values }) => values,
  find: (text, { values }) => (values.includes(text) ? text : undefined),
};

/** A listed value. */
export const enumCheck: Check<EnumDescriptor> = {
  run(value, { values, deprecatedvalues }) {
    if (typeof value !== "string") return wrongType("badvalue", "one of the listed values", value);
    if (!values.includes(value)) return UNLISTED;
    return deprecatedvalues?.includes(value)
      ? { code: "deprecation", text: `${valueText(value)} is a deprecated value` }
      : undefined;
  },
  values: ({ values }) => values,
};
