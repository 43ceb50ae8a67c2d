import type { AnyModule, ParamDescriptor } from "./descriptor.js";

/**
 * Returns the parameter for a name that matches one of a module's templated names. That is enough
 * for sending. Parsers and validators also check that other parameters supply the name.
 */
export function namedByTemplate(module: AnyModule, name: string): ParamDescriptor | undefined {
  return Object.entries(module.templates ?? {}).find(([pattern]) => fits(name, pattern))?.[1];
}

/** Whether a name matches a pattern with a value for each variable. Names with braces do not. */
function fits(name: string, pattern: string): boolean {
  return !/[{}]/.test(name) && isMadeOf(name, pattern.split(/\{[^{}]*\}/), 0);
}

/**
 * Whether a string consists of these parts in this order, with at least `minimum` characters
 * between them. Searching from the left takes linear time; a regular expression would try every
 * split.
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
