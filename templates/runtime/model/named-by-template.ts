import type { AnyModule, ParamDescriptor } from "./descriptor.js";

/**
 * The parameter for a name that matches one of a module's open templates. That is sufficient for
 * sending; whether other parameters supply the name is checked by parsers and validators.
 */
export function namedByTemplate(module: AnyModule, name: string): ParamDescriptor | undefined {
  return Object.entries(module.templates ?? {}).find(([pattern]) => fits(name, pattern))?.[1];
}

/**
 * Whether a name matches a pattern with a value for each variable. A name with braces never
 * matches.
 */
function fits(name: string, pattern: string): boolean {
  return !/[{}]/.test(name) && isMadeOf(name, pattern.split(/\{[^{}]*\}/), 0);
}

/**
 * Whether a text consists of these parts in this order, with at least `least` characters between
 * each two. A search from the left takes linear time; a regular expression would try every split of
 * the text.
 */
export function isMadeOf(text: string, parts: readonly string[], minimum: number): boolean {
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at + minimum);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + minimum <= text.length - last.length;
}
