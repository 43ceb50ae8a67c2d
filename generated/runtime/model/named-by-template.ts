// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule, ParamDescriptor } from "./descriptor.js";

/**
 * The parameter that one of a module's open templates makes of a name. For what is sent that is
 * enough; whether other parameters supply the name, readings and validators tell.
 */
export function namedByTemplate(module: AnyModule, name: string): ParamDescriptor | undefined {
  return Object.entries(module.templates ?? {}).find(([pattern]) => fits(name, pattern))?.[1];
}

/** Whether a name is a pattern with something in place of its variables; braces make no name. */
function fits(name: string, pattern: string): boolean {
  return !/[{}]/.test(name) && isMadeOf(name, pattern.split(/\{[^{}]*\}/), 0);
}

/**
 * Whether a text is made of these parts in this order, with at least so many characters between each
 * two. A search from the left, in linear time: a pattern would try every way to split the text.
 */
export function isMadeOf(text: string, parts: readonly string[], least: number): boolean {
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at + least);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + least <= text.length - last.length;
}
