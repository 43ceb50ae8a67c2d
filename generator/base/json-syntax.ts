import { createRequire } from "node:module";
import type * as jsonc from "jsonc-parser";
import { errorMessage } from "./counted.js";

/** The syntax error of an invalid JSON text, with its offset. */
export interface SyntaxMistake {
  readonly detail: string;
  readonly offset: number;
}

type Parser = typeof jsonc;

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Describes the syntax error of a text that JSON.parse has rejected. */
export function syntaxMistake(text: string, refusal: unknown): SyntaxMistake {
  const mistake = firstMistake(text);
  // For a control character in a string, the parser reports the string.
  return mistake && !mistake.detail.includes("invalid character")
    ? mistake
    : platformMessage(refusal);
}

/** The first error only; the parser guesses after it. */
function firstMistake(text: string): SyntaxMistake | undefined {
  const { printParseErrorCode, visit } = parser();
  let first: SyntaxMistake | undefined;
  visit(
    text,
    {
      onError: (code, offset) => {
        const detail = printParseErrorCode(code)
          .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
          .toLowerCase();
        first ??= { detail, offset };
      },
    },
    STRICT,
  );
  return first;
}

/** Loaded on demand, because loading takes longer than reading a spec. */
function parser(): Parser {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- require knows no types
  return createRequire(import.meta.url)("jsonc-parser") as Parser;
}

/** The message of JSON.parse. */
function platformMessage(refusal: unknown): SyntaxMistake {
  const message = errorMessage(refusal);
  const detail = message.replace(/ in JSON at position.*$/s, "").replaceAll(/\s+/g, " ");
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  return { detail: detail.slice(0, 1).toLowerCase() + detail.slice(1), offset };
}
