import { appendFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { bodyOf } from "../response.js";
import type { ResponseBody } from "../response.js";
import { isObject } from "../../base/json.js";
import { maxFileBytes, readRegularText, statsAt } from "../../base/regular-file.js";

/** The recorded responses of an unfinished run, which the next run reuses. */
export interface ResponseJournal {
  /** The recorded response of a request; undefined if it was not sent yet. */
  find(request: string): ResponseBody | undefined;
  record(request: string, response: ResponseBody): void;
  /** Removes the journal after a complete run. */
  finish(): void;
}

/** A journal that records nothing. */
export const noJournal: ResponseJournal = {
  find: () => undefined,
  record: () => undefined,
  finish: () => undefined,
};

/**
 * A journal in a file with one response per line. An incomplete last line is ignored. If a write
 * fails, or the file would become too large to be read, the run continues without recording. Throws the system's error if the file cannot be
 * opened or removed.
 */
export function fileJournal(file: string): ResponseJournal {
  const lines = existsSync(file) ? readRegularText(file).split("\n") : [];
  const known = new Map(lines.flatMap(entryOf));
  mkdirSync(dirname(file), { recursive: true });
  // Separates new lines from an incomplete last line.
  if (lines.length > 0 && lines.at(-1) !== "") appendFileSync(file, "\n");
  let size = statsAt(file)?.size ?? 0;
  let isKept = true;
  return {
    find: (request) => known.get(request),
    record: (request, response) => {
      known.set(request, response);
      if (!isKept) return;
      try {
        const line = Buffer.from(`${JSON.stringify({ request, response: response.value })}\n`);
        size += line.length;
        // The next run could not read a larger file.
        isKept = size <= maxFileBytes();
        if (isKept) appendFileSync(file, line, { mode: 0o600 });
      } catch {
        // The run continues. After an interruption, later requests are sent again.
        isKept = false;
      }
    },
    finish: () => rmSync(file, { force: true }),
  };
}

function entryOf(line: string): readonly (readonly [string, ResponseBody])[] {
  try {
    const entry: unknown = JSON.parse(line);
    if (!isObject(entry)) return [];
    const { request, response } = entry;
    const body = bodyOf(response);
    return typeof request === "string" && body ? [[request, body]] : [];
  } catch {
    return [];
  }
}
