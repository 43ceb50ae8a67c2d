import type { PlannedSpec } from "../../plan/planned.js";
import { dataSchema } from "../../stub/data-schema.js";
import type { JsonFragment } from "../fragment.js";
import { stubParts } from "../stub-api.js";

/** A JSON Schema of the data that a directory's stub can be given, for editors and other tools. */
export function stubDataSchemas(spec: PlannedSpec): readonly JsonFragment[] {
  if (spec.kind !== "directory") return [];
  const { $schema, ...rest } = dataSchema(spec.model, stubParts(spec.model).plan.collections);
  return [
    {
      kind: "json",
      path: `${spec.names.folder}/schemas/data.json`,
      value: {
        $schema,
        $comment: `Generated from ${spec.model.source} by \`paramsmith generate\`. Do not edit.`,
        ...rest,
      },
    },
  ];
}
