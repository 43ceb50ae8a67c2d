/**
 * Answers that were recorded.
 *
 * @module
 */
import { readFileSync } from "node:fs";

/** A request to one module, and what a real wiki answered. */
export interface RecordedAnswer {
  /** The path of the module. */
  readonly module: string;
  readonly request: string;
  readonly response: unknown;
}

/** The file that `test/wiki/recorded-answers.test.ts` records. A new request is a line with any response. */
export const RECORDED_ANSWERS = new URL("answers.jsonl", import.meta.url);

/** Reads the recorded answers. */
export function recordedAnswers(): readonly RecordedAnswer[] {
  return readFileSync(RECORDED_ANSWERS, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): RecordedAnswer => JSON.parse(line));
}
