import type { FieldDescriptors, ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ParsedRequest } from "../../runtime/parse/parsed-request.js";
import type { StubAction } from "../call/stub-action.js";

/**
 * A response's fields, if the selected modules' results are known.
 *
 * @param actions by name; their custom fields take precedence over the fields in a result
 */
export function learnedFields(
  { selected }: ParsedRequest,
  results: ReadonlyMap<string, ResultDescriptor>,
  actions: ReadonlyMap<string, StubAction>,
): FieldDescriptors {
  const parts = selected.flatMap(({ module, args, asGenerator }): readonly FieldDescriptors[] => {
    const result = results.get(module.path);
    const own = actions.get(module.path)?.fields?.(args) ?? {};
    if (!result) return [own];
    return asGenerator ? [onPages(result.generator ?? {})] : [result.response, own];
  });
  const root = results.get("query")?.response;
  return mergedFields([...(root ? [root] : []), ...parts]);
}

function onPages(record: FieldDescriptors): FieldDescriptors {
  return { query: { is: { record: { pages: { is: { list: { record } } } } } } };
}

/** Objects that several modules share contain the fields of all these modules. */
function mergedFields(all: readonly FieldDescriptors[]): FieldDescriptors {
  const merged: Record<string, FieldDescriptors[string]> = {};
  for (const fields of all)
    for (const [name, field] of Object.entries(fields)) {
      const before = merged[name];
      merged[name] = before ? { ...field, is: mergedShape(before.is, field.is) } : field;
    }
  return merged;
}

type Shape = FieldDescriptors[string]["is"];

function mergedShape(a: Shape, b: Shape): Shape {
  if (typeof a !== "object" || typeof b !== "object") return b;
  if ("record" in a && "record" in b) return { record: mergedFields([a.record, b.record]) };
  return "list" in a && "list" in b ? { list: mergedShape(a.list, b.list) } : b;
}
