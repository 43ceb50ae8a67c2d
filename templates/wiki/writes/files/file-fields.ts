import type { JsonObject } from "../../../runtime/model/json.js";
import { generalFacts } from "../../data/site.js";
import type { Site } from "../../data/site.js";
import type { Title } from "../../data/title.js";
import { renderSummary } from "../../render/render-summary.js";
import { stashedFileFields } from "../../store/stashed-file.js";
import type { Store } from "../../store/store.js";
import { fileAddress, filePageAddress, shortAddress } from "./file-address.js";
import type { Changed } from "../effects/changed.js";

/**
 * The fields of a file that was published, as the response of `upload` has them.
 *
 * @param store the wiki before the upload, at the address of the request
 * @param hadPage the response has the short address of pages that existed before only
 */
export function publishedFields(
  { wiki }: Changed,
  title: Title,
  store: Store,
  hadPage: boolean,
): JsonObject {
  const general = generalFacts(store.site);
  const row = wiki.tables.files.find(({ name }) => name === title.key);
  if (!row) throw new RangeError(`There is no file ${title.key}.`);
  return {
    timestamp: row.timestamp,
    user: row.user,
    userid: row.userid,
    size: row.size,
    width: row.width,
    height: row.height,
    ...(row.duration !== undefined && { duration: row.duration }),
    parsedcomment: renderSummary(store, title, row.comment, false),
    comment: row.comment,
    html: "",
    canonicaltitle: row.title,
    url: fileAddress(general, row.name),
    descriptionurl: filePageAddress(general, row.title),
    ...(hadPage && {
      descriptionshorturl: shortAddress(general, Number(row.descriptionshorturl.split("=").at(-1))),
    }),
    sha1: row.sha1,
    metadata: row.metadata,
    commonmetadata: row.commonmetadata,
    extmetadata: row.extmetadata,
    mime: row.mime,
    mediatype: row.mediatype,
    bitdepth: row.bitdepth,
  };
}

/** The fields of a file in the stash, as the response of `upload` has them. */
export function stashedFields({ wiki }: Changed, filekey: string, site: Site): JsonObject {
  const row = wiki.tables.stashedfiles?.find((each) => each.filekey === filekey);
  if (!row) throw new RangeError(`There is no ${filekey} in the stash.`);
  return stashedFileFields(row, site);
}
