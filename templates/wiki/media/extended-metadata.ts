import type { JsonObject } from "../../runtime/model/json.js";

/** The metadata that the server adds for every file. */
export function extendedMetadata(time: string, name: string): JsonObject {
  const source = "mediawiki-metadata";
  return {
    DateTime: { value: time, source, hidden: "" },
    ObjectName: { value: name, source },
  };
}
