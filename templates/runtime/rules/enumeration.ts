import type { EnumDescriptor } from "../descriptor.js";
import { unlisted, wrongType } from "../fault.js";
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
    return values.includes(value) ? undefined : unlisted(value, values);
  },
};
