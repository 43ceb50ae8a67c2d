import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Site } from "../data/site.js";
import { listOrEmpty, objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { FileFacts } from "../media/file-facts.js";
import { FILE } from "../data/namespaces.js";

/** The longest name of a file, in bytes: names of old versions have a time before it. */
const MAX_NAME_BYTES = 240;

/** The title that the name of an upload has, or the code of the error (`UploadBase::getTitle`). */
export type UploadName =
  | { readonly kind: "title"; readonly title: Title; readonly extension: string }
  | {
      readonly kind: "wrong";
      readonly code: string;
      readonly extension: string;
      /** The name as far as it was read. */
      readonly name: string;
    };

/** Reads the name of an upload: without illegal characters, and with an ending that fits its bytes. */
export function uploadName(site: Site, written: string, facts: FileFacts | undefined): UploadName {
  const prefixed = parseTitle(site, written);
  const sent = prefixed.kind === "title" && prefixed.ns === FILE ? prefixed.key : written;
  if (new TextEncoder().encode(sent).length > MAX_NAME_BYTES)
    return wrong("filename-toolong", sent);
  const legal = sent.replace(/[^ %!"$&'()*,\-.0-9;=?@A-Z\\^_`a-z~\u0080-\u{10FFFF}+]|\\/gu, "-");
  const title = parseTitle(site, `File:${legal}`);
  if (title.kind !== "title" || title.ns !== FILE) return wrong("illegal-filename", legal);
  const [part = "", ...endings] = title.key.split(".");
  const ending = endings.at(-1)?.trim() ?? "";
  const extension = ending === "" ? (facts ? usualExtension(facts) : "") : ending;
  if (extension === "") return wrong("filetype-missing", title.key);
  const isAllowed = allowedExtensions(site).includes(extension.toLowerCase());
  if (!isAllowed) return wrong("filetype-banned", title.key, extension);
  if ([part, ...endings.slice(0, -1)].join(".") === "")
    return wrong("filename-tooshort", title.key, extension);
  const key = ending === "" ? `${title.key}.${extension}` : title.key;
  return { kind: "title", title: titleOf(site, FILE, key), extension };
}

function wrong(code: string, name: string, extension = ""): UploadName {
  return { kind: "wrong", code, name, extension };
}

/** The endings of names that the wiki allows. */
export function allowedExtensions({ facts }: Site): readonly string[] {
  return listOrEmpty(facts["fileextensions"]).map((each) =>
    textOrEmpty(objectOrEmpty(each)["ext"]),
  );
}

/** The endings that fit types of files, the usual one first. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  "image/png": ["png", "apng"],
  "image/gif": ["gif"],
  "image/jpeg": ["jpg", "jpeg", "jpe"],
  "image/webp": ["webp"],
  "image/svg+xml": ["svg"],
  "text/plain": ["txt"],
  "application/pdf": ["pdf"],
  "application/ogg": ["ogx", "ogg", "ogm", "ogv", "oga", "spx", "opus"],
  "video/webm": ["webm"],
};

/** The usual ending of names of files of a type; empty for other types. */
export function usualExtension({ mime }: FileFacts): string {
  return EXTENSIONS[mime]?.[0] ?? "";
}

/** Whether the ending of a name can be that of a file. */
export function isFitting(extension: string, { mime }: FileFacts): boolean {
  const fitting = EXTENSIONS[mime];
  return fitting === undefined || fitting.includes(extension.toLowerCase());
}
