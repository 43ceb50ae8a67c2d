import type { PlannedDirectory } from "../../plan/planned.js";
import { dataSchema } from "../../stub/data-schema.js";
import type { JsonFragment } from "../../typescript/fragment.js";
import { stubParts } from "../directory/stub-api.js";

/** A JSON Schema of the data for a directory's stub. */
export function stubDataSchemas({ model, names }: PlannedDirectory): readonly JsonFragment[] {
  const { $schema, ...rest } = dataSchema(model, stubParts(model).plan.collections);
  return [
    {
      kind: "json",
      path: `${names.folder}/schemas/data.json`,
      value: {
        $schema,
        $comment: `Generated from ${model.source} by \`paramsmith generate\`. Do not edit.`,
        ...rest,
      },
    },
  ];
}
