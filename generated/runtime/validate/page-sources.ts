// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { secondSource } from "../model/page-sources.js";
import type { ModuleRule } from "./known-params.js";

/** Refuses two parameters that name pages, in a module that has several. */
export const pageSources: ModuleRule = (known, _module, _checks, values, add) => {
  const second = secondSource(values);
  if (second) add(second.parameter, second.violation);
  return known;
};
