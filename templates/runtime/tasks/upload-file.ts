import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import type { SendOptions, SendWithTokens } from "../client/send.js";
import type { Exact, FileContent } from "../model/values.js";
import { fileBlob } from "../wire/uploaded-file.js";
import { requestAction } from "./task.js";
import type { ActionRequest, TaskResult } from "./task.js";

/** Options for {@link UploadFile}. */
export interface UploadFileOptions extends SendOptions {
  /**
   * Chunk size in bytes. Larger files are sent in several requests. Wikis reject sizes below 1024.
   * Default: 5 MiB.
   */
  readonly chunkSize?: number | undefined;
  /** Called after each request with the number of bytes uploaded so far. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

/** Uploads files, typed by a wiki's own module. `FileUpload` is the type of allowed parameters. */
export interface UploadFile<Module, FileUpload> {
  /**
   * Uploads a file. Files larger than a chunk are sent in chunks to the account's upload stash and
   * then saved.
   *
   * If the `result` is `Warning`, the file was not saved. To save it anyway, set `ignorewarnings`.
   *
   * @param filename the file's title without the namespace
   * @throws {ApiError} if a response is an error
   */
  <const Given extends FileUpload = FileUpload>(
    send: SendWithTokens,
    filename: string,
    content: FileContent,
    params?: Exact<Given, FileUpload>,
    options?: UploadFileOptions,
  ): Promise<TaskResult<Module>>;
  readonly "~module"?: Module;
}

/** Creates the `uploadFile` task from the module's builder. */
export function fileUploader<Module, FileUpload>(
  upload: ActionRequest,
): UploadFile<Module, FileUpload> {
  return async (send, filename, content, params, options = {}) => {
    const { chunkSize = 5 * 1024 * 1024, onProgress } = options;
    const file = fileBlob(content);
    const post = async (added: object): Promise<TaskResult<Module>> =>
      requestAction<Module>(upload, { ...added, filename }, send, options);
    const source =
      file.size <= chunkSize
        ? { file }
        : { filekey: await stashed(file, chunkSize, post, onProgress) };
    const result = await post({ ...params, ...source });
    if ("file" in source) onProgress?.(file.size);
    return result;
  };
}

/** Sends a file in chunks, one at a time, and returns its key in the stash. */
async function stashed(
  file: Blob,
  chunkSize: number,
  post: (params: object) => Promise<unknown>,
  onProgress: UploadFileOptions["onProgress"],
): Promise<string> {
  // Node 20 terminates the process if a Blob is sliced at a fraction.
  if (!Number.isInteger(chunkSize) || chunkSize < 1)
    throw new RangeError(`A chunk cannot have ${chunkSize} bytes.`);
  let filekey: string | undefined;
  for (let offset = 0; offset < file.size;) {
    const chunk = file.slice(offset, offset + chunkSize);
    const place = { filesize: file.size, offset, filekey };
    // Warnings belong to the request that saves the file.
    // oxlint-disable-next-line no-await-in-loop -- a chunk needs the key of the one before it
    const result = await post({ stash: true, ignorewarnings: true, chunk, ...place });
    const key = propertyOf(result, "filekey");
    if (typeof key !== "string") throw new ResponseError("The wiki returned no file key.");
    filekey = key;
    offset += chunk.size;
    onProgress?.(offset);
  }
  return filekey ?? "";
}
