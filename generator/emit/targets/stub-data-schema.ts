import type { PlannedDirectory } from "../plan/planned.js";
import { dataSchema } from "../stub/data-schema.js";
import type { StubPlan } from "../stub/operations.js";
import type { JsonFragment } from "../../base/fragment.js";

/** The file with the JSON Schema of the data for a directory's stub. */
export function stubDataSchema(
  { model, names }: PlannedDirectory,
  { collections }: StubPlan,
): JsonFragment {
  const { $schema, ...rest } = dataSchema(model, collections);
  return {
    kind: "json",
    path: `${names.folder}/schemas/data.json`,
    value: {
      $schema,
      $comment: `Generated from ${model.source} by \`paramsmith generate\`. Do not edit.`,
      ...rest,
    },
  };
}
