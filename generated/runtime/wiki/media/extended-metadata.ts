// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// What the bytes of files show: types, sizes and metadata.

import type { JsonObject } from "../../model/json.js";
import type { Site } from "../data/site.js";
import { isSince } from "../data/wiki-version.js";

/** What the server adds to the metadata of every file. Since 1.43, the name is not hidden. */
export function extendedMetadata(
  site: Pick<Site, "minorVersion">,
  time: string,
  name: string,
): JsonObject {
  const source = "mediawiki-metadata";
  return {
    DateTime: { value: time, source, hidden: "" },
    ObjectName: { value: name, source, ...(!isSince(site, "1.43") && { hidden: "" }) },
  };
}
