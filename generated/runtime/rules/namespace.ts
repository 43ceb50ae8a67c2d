// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { NamespaceDescriptor } from "../descriptor.js";
import type { ListedRule, ReadOptions } from "./rule.js";
import { numberText } from "./rule.js";

/** Every wiki has the namespaces 0 to 15; which others it has, a catalogue does not say. */
const COMMON_NAMESPACES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** The number of a namespace; `00` and `+5` are numbers too, names are not. */
export const namespace: ListedRule<NamespaceDescriptor> = {
  kind: "listed",
  expects: "the number of a namespace",
  text: numberText,
  values: knownNamespaces,
  find(text, param, options) {
    if (!/^[+-]?\d+$/.test(text)) return undefined;
    // Plus zero turns -0 into 0.
    const number = Number(text) + 0;
    return knownNamespaces(param, options).includes(number) ? number : undefined;
  },
};

function knownNamespaces(
  { extranamespaces = [] }: NamespaceDescriptor,
  { namespaces = COMMON_NAMESPACES }: ReadOptions,
): readonly number[] {
  return [...extranamespaces, ...namespaces].sort((a, b) => a - b);
}
