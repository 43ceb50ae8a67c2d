import { SANDBOX_POLICY } from "../../runtime/http/page-origin.js";
import type { ServiceResponse } from "../../runtime/http/service.js";
import { decoded } from "../../runtime/styles/wire-request.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";
import { plainText } from "./plain-text.js";

/**
 * The bytes of a file at the URL in `imageinfo`; undefined if the path is not below `/images/`.
 * Thumbnails contain the original file, because the stub does not scale images.
 */
export function fileResponse(path: string, store: Store): ServiceResponse | undefined {
  if (!path.includes("/images/")) return undefined;
  // `thumb/9/9c/One.png/20px-One.png` is a thumbnail of `9/9c/One.png`.
  const name = decoded(path.split("/").at(path.includes("/images/thumb/") ? -2 : -1) ?? "");
  const [file] = [
    ...store.find("files", "name", name),
    ...store.find("oldfiles", "archivename", name),
  ];
  const bytes = file && store.content(file["sha1"]);
  if (!bytes)
    return plainText(
      404,
      file
        ? "The wiki's data does not contain the bytes of this file."
        : "The file does not exist.",
    );
  return {
    status: 200,
    headers: {
      "content-type": textOrEmpty(file["mime"]),
      "x-content-type-options": "nosniff",
      "content-security-policy": SANDBOX_POLICY,
    },
    body: "",
    bytes,
  };
}
