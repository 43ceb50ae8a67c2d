import type { JsonObject } from "../../runtime/model/json.js";
import { extendedMetadata } from "../media/file-facts.js";
import { SPECIAL } from "../data/namespaces.js";
import { pageAddress } from "../data/page-address.js";
import type { Site } from "../data/site.js";
import { digitsOf } from "../values/moment.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/** The fields of a stashed file, as in `prop=stashimageinfo`. */
export function stashedFileFields(row: TableRow, site: Site): JsonObject {
  const { width, height, mime, bitdepth } = objectOrEmpty(row["facts"]);
  const [filekey, sha1] = [textOrEmpty(row["filekey"]), textOrEmpty(row["sha1"])];
  const timestamp = textOrEmpty(row["timestamp"]);
  const url = pageAddress(site, SPECIAL, `UploadStash/file/${filekey}`).full;
  // The temporary file's name on the server.
  const name = `${digitsOf(timestamp)}!php${sha1.slice(0, 6)}`;
  return {
    timestamp,
    size: row["size"],
    width,
    height,
    canonicaltitle: `File:${name}.${filekey.split(".").at(-1)}`,
    url,
    descriptionurl: url,
    sha1,
    metadata: null,
    commonmetadata: [],
    extmetadata: extendedMetadata(timestamp, name),
    mime,
    bitdepth,
  };
}
