import type { JsonObject } from "../../../runtime/model/json.js";
import { inAddress } from "../../data/page-address.js";
import { utf8 } from "../../values/bytes.js";
import { md5 } from "../../values/hash.js";
import { textOrEmpty } from "../../values/row.js";

/**
 * The address of a file in the folder that its name has on a server: by the first digits of its MD5.
 *
 * @param archivename of a version that another took the place of
 */
export function fileAddress(general: JsonObject, name: string, archivename?: string): string {
  const hash = md5(utf8(name));
  const folder = `${hash.slice(0, 1)}/${hash.slice(0, 2)}`;
  const path = archivename === undefined ? folder : `archive/${folder}`;
  return `${textOrEmpty(general["server"])}/images/${path}/${inPath(archivename ?? name)}`;
}

function inPath(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The address of the page of a file by its title. */
export function filePageAddress(general: JsonObject, title: string): string {
  const path = textOrEmpty(general["articlepath"]) || "/wiki/$1";
  const page = inAddress(title.replaceAll(" ", "_"));
  return `${textOrEmpty(general["server"])}${path.replace("$1", () => page)}`;
}

/** The short address of a page. */
export function shortAddress(general: JsonObject, pageid: number): string {
  return `${textOrEmpty(general["server"])}${textOrEmpty(general["script"])}?curid=${pageid}`;
}
