import { REDACTED } from "../secret-names.js";
import type { RecordedRequest } from "./exchange.js";

/** Returns true if a part of a recorded request was redacted. */
export function isRedacted({ path, params }: RecordedRequest): boolean {
  return [path, ...Object.values(params).flat()].some((text) => text.includes(REDACTED));
}

/** Returns true if a request is equal to a recorded one, whose redacted parts match any text. */
export function matchesRedacted(recorded: RecordedRequest, given: RecordedRequest): boolean {
  const names = Object.keys(recorded.params);
  return (
    names.length === Object.keys(given.params).length &&
    matchesText(recorded.path, given.path) &&
    names.every(
      (name) =>
        Object.hasOwn(given.params, name) &&
        matchesValue(recorded.params[name] ?? "", given.params[name] ?? ""),
    )
  );
}

function matchesValue(
  recorded: string | readonly string[],
  given: string | readonly string[],
): boolean {
  if (typeof recorded === "string")
    return typeof given === "string" && matchesText(recorded, given);
  return (
    typeof given !== "string" &&
    recorded.length === given.length &&
    recorded.every((each, index) => matchesText(each, given[index] ?? ""))
  );
}

function matchesText(recorded: string, given: string): boolean {
  const [first = "", ...others] = recorded.split(REDACTED);
  const last = others.pop();
  if (last === undefined) return recorded === given;
  if (!given.startsWith(first) || !given.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = given.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= given.length;
}
