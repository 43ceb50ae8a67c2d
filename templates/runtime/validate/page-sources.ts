import { continueViolation } from "../model/continue.js";
import { secondSource } from "../model/page-sources.js";
import type { ModuleRule } from "./known-params.js";

/** Rejects a malformed `continue`, and requests that select pages with two parameters. */
export const pageSources: ModuleRule = (known, _module, _checks, values, add) => {
  const malformed = known.params.has("continue") && continueViolation(values["continue"]);
  if (malformed) add("continue", malformed);
  const second = secondSource(values);
  if (second) add(second.parameter, second.violation);
  return known;
};
