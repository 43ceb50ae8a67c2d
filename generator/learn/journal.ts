import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { isObject } from "../json/object.js";
import type { JsonObject } from "../json/object.js";

/** Answers of an unfinished run, so that the next one goes on where it was. */
export interface Journal {
  /** The answer that a request got; undefined where it was not sent yet. */
  find(request: string): JsonObject | undefined;
  keep(request: string, answer: JsonObject): void;
  /** There is nothing to go on with any more. */
  finish(): void;
}

/** Nothing is kept: for runs without a place for it. */
export const noJournal: Journal = {
  find: () => undefined,
  keep: () => undefined,
  finish: () => undefined,
};

/**
 * Keeps answers in a file, a line each; what an interrupted run left of its last line is ignored, and where no more can be
 * kept the run goes on without. Throws what the system says against
 * opening it, and against removing it in the end.
 */
export function fileJournal(file: string): Journal {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const known = new Map(lines.flatMap(entryOf));
  mkdirSync(dirname(file), { recursive: true });
  // The next line must not be joined to a broken one.
  if (lines.length > 0 && lines.at(-1) !== "") appendFileSync(file, "\n");
  let isKept = true;
  return {
    find: (request) => known.get(request),
    keep: (request, answer) => {
      known.set(request, answer);
      if (!isKept) return;
      try {
        appendFileSync(file, `${JSON.stringify({ request, answer })}\n`, { mode: 0o600 });
      } catch {
        // The run goes on; interrupted, it would have to ask again from here.
        isKept = false;
      }
    },
    finish: () => rmSync(file, { force: true }),
  };
}

function entryOf(line: string): readonly (readonly [string, JsonObject])[] {
  try {
    const entry: unknown = JSON.parse(line);
    if (!isObject(entry)) return [];
    const { request, answer } = entry;
    return typeof request === "string" && isObject(answer) ? [[request, answer]] : [];
  } catch {
    return [];
  }
}
