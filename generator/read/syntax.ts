import { createRequire } from "node:module";
import type * as jsonc from "jsonc-parser";
import { errorMessage } from "../text/message.js";

/** What is wrong with a text that is no JSON, and the offset at which it is. */
export interface SyntaxMistake {
  readonly detail: string;
  readonly offset: number;
}

type Parser = typeof jsonc;

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Says what is wrong with a text that the platform's own parser has refused. */
export function syntaxMistake(text: string, refusal: unknown): SyntaxMistake {
  const mistake = firstMistake(text);
  // Of a control character in a string, the parser names the string.
  return mistake && !mistake.detail.includes("invalid character")
    ? mistake
    : platformMessage(refusal);
}

/** After the first mistake the parser guesses; only that one is sure. */
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

/** Loaded where a text is broken: it takes longer than reading a whole spec. */
function parser(): Parser {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- require knows no types
  return createRequire(import.meta.url)("jsonc-parser") as Parser;
}

/** What the platform's own parser says. */
function platformMessage(refusal: unknown): SyntaxMistake {
  const message = errorMessage(refusal);
  const detail = message.replace(/ in JSON at position.*$/s, "").replaceAll(/\s+/g, " ");
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  return { detail: detail.slice(0, 1).toLowerCase() + detail.slice(1), offset };
}
