import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import type { SendOptions, SendWithTokens } from "../client/send.js";
import type { FileContent } from "../model/values.js";
import { fileBlob } from "../wire/uploaded-file.js";
import { postAction } from "./action-request.js";
import type { ActionParams } from "./action-request.js";

/** The result of an upload. */
export interface UploadResult {
  /**
   * `Success`, or `Warning` if the file was not saved because of {@link warnings}: with `filekey` and
   * `ignorewarnings`, `action=upload` saves it.
   */
  readonly result: string;
  readonly filename?: string;
  readonly filekey?: string;
  /** By code, such as `exists`, `duplicate` and `badfilename`. */
  readonly warnings?: Readonly<Record<string, unknown>>;
  readonly imageinfo?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** How {@link uploadFile} sends a file. */
export interface UploadFileOptions extends SendOptions {
  /** Bytes of a request; a larger file is sent in several. Wikis refuse less than 1024. Default: 5 MiB. */
  readonly chunkSize?: number | undefined;
  /** Called after each request with the number of bytes that the wiki has. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

const UPLOAD = { action: "upload", token: "csrf" };

/**
 * Uploads a file. A file that is larger than a chunk is sent in chunks to the stash of the account,
 * and saved from there.
 *
 * @param filename the title of the file, without namespace
 * @param params of `action=upload`, such as `comment`, `text` and `ignorewarnings`
 * @throws {ApiError} if a response is an error
 */
export async function uploadFile(
  send: SendWithTokens,
  filename: string,
  content: FileContent,
  params: ActionParams = {},
  options: UploadFileOptions = {},
): Promise<UploadResult> {
  const { chunkSize = 5 * 1024 * 1024, onProgress } = options;
  const file = fileBlob(content);
  const source =
    file.size <= chunkSize
      ? { file }
      : { filekey: await stashed(send, filename, file, chunkSize, options) };
  const result = await postAction(send, UPLOAD, { ...params, filename, ...source }, options);
  if ("file" in source) onProgress?.(file.size);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the result of a response that is no error
  return result as UploadResult;
}

/** Sends a file in chunks, each after the one before it, and returns its key in the stash. */
async function stashed(
  send: SendWithTokens,
  filename: string,
  file: Blob,
  chunkSize: number,
  options: UploadFileOptions,
): Promise<string> {
  if (!(chunkSize >= 1)) throw new RangeError(`A chunk cannot have ${chunkSize} bytes.`);
  let filekey: string | undefined;
  for (let offset = 0; offset < file.size;) {
    const chunk = file.slice(offset, offset + chunkSize);
    const place = { filesize: file.size, offset, filekey };
    // Warnings belong to the request that saves the file.
    const params = { stash: true, ignorewarnings: true, filename, chunk, ...place };
    // oxlint-disable-next-line no-await-in-loop -- a chunk needs the key of the one before it
    const result = await postAction(send, UPLOAD, params, options);
    const key = propertyOf(result, "filekey");
    if (typeof key !== "string")
      throw new ResponseError("The wiki returned no key of a file in the stash.");
    filekey = key;
    offset += chunk.size;
    options.onProgress?.(offset);
  }
  return filekey ?? "";
}
