import type { ServiceRequest, ServiceResponse } from "../../runtime/http/service.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";

/**
 * The bytes of a file at the address that `imageinfo` shows; undefined if the path is not below
 * `/images/`. A thumbnail is the file itself, since the stub does not scale pictures.
 */
export function fileResponse({ url }: ServiceRequest, store: Store): ServiceResponse | undefined {
  // Most requests are for the API.
  if (!url.includes("/images/")) return undefined;
  const [path = ""] = url.split(/[?#]/, 1);
  const [, rest] = /^(?:.*)\/images\/(.+)$/.exec(path) ?? [];
  if (rest === undefined) return undefined;
  const name = decoded(rest.startsWith("thumb/") ? withoutThumb(rest) : rest);
  const file = name === undefined ? undefined : fileAt(name, store);
  const bytes = file && store.content(file["sha1"]);
  if (!file || !bytes) {
    const text = file ? "The wiki has no bytes of this file." : "There is no such file.";
    return { status: 404, headers: { "content-type": "text/plain; charset=utf-8" }, body: text };
  }
  return {
    status: 200,
    headers: { "content-type": textOrEmpty(file["mime"]), "x-content-type-options": "nosniff" },
    body: "",
    bytes,
  };
}

/** `thumb/9/9c/One.png/20px-One.png` is of `9/9c/One.png`. */
function withoutThumb(rest: string): string {
  return rest.slice("thumb/".length, rest.lastIndexOf("/"));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The present version of a file, or an old one, whose address ends with a path. */
function fileAt(path: string, store: Store): TableRow | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const rows = [
    ...store.find("files", "name", name),
    ...store.find("oldfiles", "archivename", name),
  ];
  return rows.find((row) => decoded(textOrEmpty(row["url"]))?.endsWith(`/images/${path}`));
}
