import { propertyOf } from "../../model/member.js";
import type { OpenApiCall } from "../service.js";
import type { StubRow } from "./store.js";

/**
 * A filter that selects rows in which one of the properties equals the parameter's value, or
 * contains it ignoring case.
 */
export type StubFilter = {
  readonly parameter: string;
  readonly match: "equal" | "part";
  readonly properties: readonly string[];
};

/** Returns whether a row matches all filters of a call. */
export function selects(
  filters: readonly StubFilter[],
  { args }: OpenApiCall,
): (row: StubRow) => boolean {
  const given = filters.filter(({ parameter }) => args[parameter] !== undefined);
  return ({ value }) =>
    given.every(({ parameter, match, properties }) =>
      properties.some((property) => isMatch(propertyOf(value, property), args[parameter], match)),
    );
}

function isMatch(own: unknown, wanted: unknown, match: StubFilter["match"]): boolean {
  if (Array.isArray(wanted)) return wanted.some((each) => isMatch(own, each, match));
  if (Array.isArray(own)) return own.some((each) => isMatch(each, wanted, match));
  if (!isScalar(own) || !isScalar(wanted)) return false;
  const a = String(own);
  const b = String(wanted);
  return match === "equal" ? a === b : a.toLowerCase().includes(b.toLowerCase());
}

/** Whether a parameter can have this value. */
function isScalar(value: unknown): value is string | number | bigint | boolean {
  return (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    typeof value === "boolean"
  );
}
