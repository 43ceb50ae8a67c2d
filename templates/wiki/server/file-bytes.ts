import { SANDBOX_POLICY } from "../../runtime/http/page-origin.js";
import type { ServiceResponse } from "../../runtime/http/service.js";
import { decoded } from "../../runtime/styles/wire-request.js";
import type { Store } from "../store/store.js";
import { textOrEmpty } from "../values/row.js";
import { plainText } from "./plain-text.js";

/**
 * The bytes of a file at the address that `imageinfo` shows; undefined if the path is not below
 * `/images/`. A thumbnail is the file itself, since the stub does not scale pictures.
 */
export function fileResponse(path: string, store: Store): ServiceResponse | undefined {
  if (!path.includes("/images/")) return undefined;
  // `thumb/9/9c/One.png/20px-One.png` is of `9/9c/One.png`.
  const name = decoded(path.split("/").at(path.includes("/images/thumb/") ? -2 : -1) ?? "");
  const [file] = [
    ...store.find("files", "name", name),
    ...store.find("oldfiles", "archivename", name),
  ];
  const bytes = file && store.content(file["sha1"]);
  if (!bytes)
    return plainText(404, file ? "The wiki has no bytes of this file." : "There is no such file.");
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
