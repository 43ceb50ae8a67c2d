import { Name, _ } from "ajv/dist/2020.js";
import type { Code } from "ajv/dist/2020.js";

/** Code with exactly this text. */
export function rawCode(text: string): Code {
  return _(Object.assign([text], { raw: [text] }));
}

/** The negation of a condition. */
export function not(condition: Code): Code {
  return _`!${inParentheses(condition)}`;
}

/** A condition that all conditions fulfil. */
export function and(first: Code, ...others: readonly Code[]): Code {
  return others.reduce((a, b) => _`${inParentheses(a)} && ${inParentheses(b)}`, first);
}

/** A condition that one of the conditions fulfils. */
export function or(first: Code, ...others: readonly Code[]): Code {
  return others.reduce((a, b) => _`${inParentheses(a)} || ${inParentheses(b)}`, first);
}

function inParentheses(code: Code): Code {
  return code instanceof Name ? code : _`(${code})`;
}
