import type { PlannedDirectory } from "../plan/planned.js";

/** A file about the payloads of a directory, without its extension. */
export type PayloadFile = "schemas" | "validators";

/** The files about a directory's payloads. A file that would export nothing is no module. */
export function payloadFiles({
  schemas,
  unnamed,
  parameterSchemas,
}: Pick<PlannedDirectory, "schemas" | "unnamed" | "parameterSchemas">): readonly PayloadFile[] {
  const all = schemas.length + unnamed.length + parameterSchemas.length;
  const inline = parameterSchemas.filter((each) => each.inline !== undefined).length;
  return [
    ...(all > inline ? (["schemas"] as const) : []),
    ...(all > 0 ? (["validators"] as const) : []),
  ];
}
