import { isObject } from "../../templates/runtime/model/json.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic } from "../base/diagnostic.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import type { ServedSpec } from "./served-spec.js";

/** Reports data that belongs to no service. */
export function unknownDataDiagnostics(
  data: Document,
  specs: readonly ServedSpec[],
): readonly Diagnostic[] {
  const names = new Set(specs.map(({ name }) => name));
  if (!isObject(data.value)) {
    const detail =
      "the data is not an object; write an object with the data of each service under its name";
    return [diagnostic("data-unusable", { detail }, data.locate(""))];
  }
  const members = Object.keys(data.value);
  return members
    .filter((name) => !names.has(name))
    .map((name) => diagnostic("data-without-spec", { name }, data.locate(below("", name))));
}
