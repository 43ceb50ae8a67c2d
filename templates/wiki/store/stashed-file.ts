import type { JsonObject } from "../../runtime/model/json.js";
import { extendedMetadata } from "../media/file-facts.js";
import { generalFacts } from "../data/site.js";
import type { Site } from "../data/site.js";
import { digitsOf } from "../values/moment.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** The fields of a file in a stash, as `prop=stashimageinfo` has them. */
export function stashedFileFields(row: TableRow, site: Site): JsonObject {
  const general = generalFacts(site);
  const { timestamp, size, sha1, filekey } = row;
  const { width, height, mime, bitdepth } = objectOrEmpty(row["facts"]);
  const path = textOrEmpty(general["articlepath"]) || "/wiki/$1";
  const page = `Special:UploadStash/file/${textOrEmpty(filekey)}`;
  const url = `${textOrEmpty(general["server"])}${path.replace("$1", () => page)}`;
  // The name of the temporary file on the server.
  const name = `${digitsOf(textOrEmpty(timestamp))}!php${textOrEmpty(sha1).slice(0, 6)}`;
  return {
    timestamp,
    size,
    width,
    height,
    canonicaltitle: `File:${name}.${textOrEmpty(filekey).split(".").at(-1)}`,
    url,
    descriptionurl: url,
    sha1,
    metadata: null,
    commonmetadata: [],
    extmetadata: extendedMetadata(textOrEmpty(timestamp), name),
    mime,
    bitdepth,
  };
}
