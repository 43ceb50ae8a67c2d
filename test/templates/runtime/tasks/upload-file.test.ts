import { describe, expect, it } from "vitest";
import { uploadFile } from "../../../../generated/actions/upload.js";
import type { Send } from "../../../../templates/runtime/client/send.js";
import { withTokens } from "../../../../templates/runtime/client/tokens.js";

/** A wiki that keeps what it is sent. */
function stash(result: object = { result: "Success" }) {
  const sent: Readonly<Record<string, string>>[] = [];
  const send: Send = async (parameters, { files = {}, method }) => {
    if (parameters["meta"] === "tokens") return { query: { tokens: { csrftoken: "+" } } };
    const contents = Object.entries(files).map(
      async ([name, file]) => [name, await file.text()] as const,
    );
    const { format: _, formatversion: __, errorformat: ___, ...others } = parameters;
    sent.push({ ...others, ...Object.fromEntries(await Promise.all(contents)), method });
    return "stash" in parameters
      ? { upload: { result: "Continue", filekey: `key${sent.length}` } }
      : { upload: result };
  };
  return { send: withTokens(send), sent };
}

const USUAL = { action: "upload", token: "+", method: "POST" };

describe("uploadFile", () => {
  it("sends a small file in one request", async () => {
    const { send, sent } = stash();
    const progress: number[] = [];
    const result = await uploadFile(
      send,
      "A.txt",
      new Blob(["abc"]),
      { comment: "New", ignorewarnings: true },
      { chunkSize: 3, onProgress: (bytes) => progress.push(bytes) },
    );
    expect(result).toEqual({ result: "Success" });
    expect(sent).toEqual([
      { ...USUAL, filename: "A.txt", comment: "New", ignorewarnings: "", file: "abc" },
    ]);
    expect(progress).toEqual([3]);
  });

  it("sends a larger one in chunks, each with the key of the one before it", async () => {
    const { send, sent } = stash();
    const progress: number[] = [];
    const bytes = new TextEncoder().encode("abcdefgh");
    const options = { chunkSize: 3, onProgress: (done: number) => progress.push(done) };
    await uploadFile(send, "A.txt", bytes, { comment: "New" }, options);
    const chunk = { ...USUAL, filename: "A.txt", filesize: "8", stash: "", ignorewarnings: "" };
    expect(sent).toEqual([
      { ...chunk, offset: "0", chunk: "abc" },
      { ...chunk, offset: "3", chunk: "def", filekey: "key1" },
      { ...chunk, offset: "6", chunk: "gh", filekey: "key2" },
      { ...USUAL, filename: "A.txt", comment: "New", filekey: "key3" },
    ]);
    expect(progress).toEqual([3, 6, 8]);
  });

  it("returns warnings, with which the file is not saved", async () => {
    const warning = { result: "Warning", filekey: "k", warnings: { exists: "A.txt" } };
    const { send } = stash(warning);
    expect(await uploadFile(send, "A.txt", new Blob(["a"]))).toEqual(warning);
  });

  it("refuses a chunk without whole bytes, and a wiki without a stash", async () => {
    const { send, sent } = stash();
    for (const chunkSize of [0, 1.5, Number.NaN])
      // oxlint-disable-next-line no-await-in-loop -- three refusals
      await expect(uploadFile(send, "A.txt", new Blob(["ab"]), {}, { chunkSize })).rejects.toThrow(
        RangeError,
      );
    expect(sent).toEqual([]);
    const without = withTokens(async ({ meta }) =>
      meta === "tokens" ? { query: { tokens: { csrftoken: "+" } } } : { upload: {} },
    );
    await expect(
      uploadFile(without, "A.txt", new Blob(["ab"]), {}, { chunkSize: 1 }),
    ).rejects.toThrow("The wiki returned no key of a file in the stash.");
  });

  it.each([
    ["between chunks", ["abc"]],
    ["within a chunk", ["abc", "def"]],
  ])("stops %s when its signal is aborted", async (place, chunks) => {
    const { send, sent } = stash();
    const controller = new AbortController();
    const stop = (): void => controller.abort(new Error("enough"));
    const slow = withTokens(async (parameters, context) => {
      const response = send(parameters, context);
      if (place !== "within a chunk" || parameters["offset"] !== "3") return response;
      stop();
      expect(context.signal?.aborted).toBe(true);
      return new Promise(() => {});
    });
    const onProgress = place === "between chunks" ? stop : undefined;
    const options = { chunkSize: 3, signal: controller.signal, onProgress };
    const pending = uploadFile(slow, "A.txt", new Blob(["abcdefgh"]), {}, options);
    await expect(pending).rejects.toThrow("enough");
    await Promise.resolve();
    expect(sent.map(({ chunk }) => chunk)).toEqual(chunks);
  });
});
