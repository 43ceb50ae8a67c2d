// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { EnumDescriptor, ParamDescriptor } from "../descriptor.js";
import type { ListedRule } from "./rule.js";
import { stringText } from "./rule.js";

/** One of the listed values, in their exact spelling. */
export const enumeration: ListedRule = {
  kind: "listed",
  expects: "one of the listed values",
  text: stringText,
  values: listedValues,
  find: (text, param) => (listedValues(param).includes(text) ? text : undefined),
};

function listedValues(param: ParamDescriptor): readonly string[] {
  return (param as EnumDescriptor).values;
}
