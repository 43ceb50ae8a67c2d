import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Site } from "../data/site.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
import { utf8 } from "../values/bytes.js";
import { FILE } from "../data/namespaces.js";
import { FILE_TYPES } from "../media/file-facts.js";

/** The maximum length of a file name in bytes; names of old versions start with a time. */
const MAX_NAME_BYTES = 240;

/** The title for an upload's file name (`UploadBase::getTitle`). */
export interface UploadName {
  readonly title: Outcome<Title>;
  /** Empty if the name does not have an extension. */
  readonly extension: string;
}

/**
 * Parses an upload's file name, and replaces illegal characters.
 *
 * @param mime the file's type, which determines the extension of a name without one
 */
export function uploadName(site: Site, written: string, mime: string): UploadName {
  const prefixed = parseTitle(site, written);
  const sent = prefixed.kind === "title" && prefixed.ns === FILE ? prefixed.key : written;
  if (utf8(sent).length > MAX_NAME_BYTES) return wrong("filename-toolong");
  const legal = sent.replace(/[^ %!"$&'()*,\-.0-9;=?@A-Z\\^_`a-z~\u0080-\u{10FFFF}+]|\\/gu, "-");
  const title = parseTitle(site, `File:${legal}`);
  if (title.kind !== "title" || title.ns !== FILE)
    return wrong("illegal-filename", "", { filename: legal });
  const [, start = title.key, ending = ""] = /^(.*)\.([^.]*)$/.exec(title.key) ?? [];
  const extension = ending || usualExtension(mime);
  if (extension === "") return wrong("filetype-missing");
  const allowed = listOrEmpty(site.facts["fileextensions"]).map((each) =>
    textOrEmpty(objectOrEmpty(each)["ext"]),
  );
  if (!allowed.includes(extension.toLowerCase()))
    return wrong("filetype-banned", extension, { filetype: extension, allowed });
  if (start === "") return wrong("filename-tooshort", extension);
  const key = ending === "" ? `${title.key}.${extension}` : title.key;
  return { title: ok(titleOf(site, FILE, key)), extension };
}

function wrong(code: string, extension = "", data?: JsonObject): UploadName {
  return { title: refused(code, "The file name is not allowed.", data), extension };
}

/** The usual file extension for a type; empty for other types. */
export function usualExtension(mime: string): string {
  return Object.entries(FILE_TYPES).find(([, [type]]) => type === mime)?.[0] ?? "";
}
