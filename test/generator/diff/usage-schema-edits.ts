import type { EditedSpec, Json } from "./specs.js";

function alliance(spec: EditedSpec): Json {
  const found = spec.spec["components"]?.["schemas"]?.["Alliance"];
  if (!found) throw new Error("There is no schema.");
  return found;
}

/**
 * The edits of the OpenAPI document that programs are compiled with, by the rule of the finding.
 */
export const schemaEdits: Readonly<Record<string, (spec: EditedSpec) => void>> = {
  "response-field-removed": (spec) => {
    const schema = alliance(spec);
    Reflect.deleteProperty(schema["properties"] ?? {}, "leaderId");
    const required: unknown = schema["required"];
    if (Array.isArray(required))
      Object.assign(schema, { required: required.filter((name) => name !== "leaderId") });
  },
  "response-type-changed": (spec) => {
    Object.assign(alliance(spec)["properties"] ?? {}, { strength: { type: "string" } });
  },
};
