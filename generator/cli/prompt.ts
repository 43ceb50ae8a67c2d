import { createInterface } from "node:readline";
import { escapeHidden } from "../base/hidden-characters.js";

/** Asks the user. */
export interface Prompt {
  /**
   * Returns the answer, or the default if it is empty. Rejects with {@link PromptClosedError} if the
   * input ends.
   */
  readonly ask: (question: string, fallback: string) => Promise<string>;
  readonly close: () => void;
}

/** The input ended before the answer: Ctrl-C or Ctrl-D. */
export class PromptClosedError extends Error {
  override readonly name = "PromptClosedError";
}

/**
 * Asks on the terminal; undefined if standard input or standard error is none. Questions go to
 * standard error, because standard output has the result.
 */
export function terminalPrompt(): Prompt | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // Unlike `question`, the iterator keeps lines that were typed before they are asked for.
  const answers = lines[Symbol.asyncIterator]();
  return {
    async ask(question, fallback) {
      const shown = fallback === "" ? "" : ` [${escapeHidden(fallback)}]`;
      lines.setPrompt(`${question}${shown}: `);
      lines.prompt();
      const answer = await answers.next();
      if (answer.done !== true) return answer.value.trim() || fallback;
      process.stderr.write("\n");
      throw new PromptClosedError("The input ended.");
    },
    close: () => lines.close(),
  };
}
