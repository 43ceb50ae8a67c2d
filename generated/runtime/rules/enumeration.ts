// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { EnumDescriptor } from "../descriptor.js";
import type { ListedRule } from "./rule.js";
import { stringText } from "./rule.js";

/** One of the listed values, in their exact spelling. */
export const enumeration: ListedRule<EnumDescriptor> = {
  kind: "listed",
  expects: "one of the listed values",
  text: stringText,
  values: ({ values }) => values,
  find: (text, { values }) => (values.includes(text) ? text : undefined),
};
