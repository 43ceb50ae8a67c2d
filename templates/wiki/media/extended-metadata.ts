// What the bytes of files show: types, sizes and metadata.

import { isJsonArray, isJsonObject } from "../../runtime/model/json.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { isSince } from "../data/wiki-version.js";

/** The metadata that the server adds for every file. Since 1.43, the name is not hidden. */
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

/** The metadata of a file with the names that files of all types have (`getCommonMetaArray`). */
export function commonMetadata(metadata: Json): Json {
  if (!isJsonArray(metadata)) return [];
  return metadata.filter(isJsonObject).flatMap(({ name, value }) => {
    const common = typeof name === "string" ? COMMON_NAMES[name] : undefined;
    return common === undefined || value === undefined ? [] : [{ name: common, value }];
  });
}

/** The names by those of an SVG. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  title: "ObjectName",
  description: "ImageDescription",
};
