import { describe, expect, it } from "vitest";
import { upload, validateUpload } from "../../../../generated/actions/upload.js";
import { edit } from "../../../../generated/actions/edit.js";
import { fetchWith } from "../../../../templates/runtime/client/fetch-with.js";
import type { RequestMessage } from "../../../../templates/runtime/client/fetch-with.js";
import { sendRequest } from "../../../../templates/runtime/client/send.js";
import {
  fetchSender,
  m3apiSender,
  mwnSender,
} from "../../../../templates/runtime/client/senders.js";
import { toRequest } from "../../../../templates/runtime/request/to-request.js";

const ENDPOINT = "https://wiki.example/w/api.php";
const BYTES = new Uint8Array([0, 255, 13, 10]);
/** What a file holds. */
async function bytesOf(file: unknown): Promise<readonly number[]> {
  return file instanceof Blob ? [...new Uint8Array(await file.arrayBuffer())] : [];
}

describe("a request with a file", () => {
  it.each([
    ["bytes", BYTES],
    ["a part of bytes", new Uint8Array([1, ...BYTES, 1]).subarray(1, 5)],
    ["a buffer", BYTES.slice().buffer],
    ["a Blob", new Blob([BYTES])],
    ["a File", new File([BYTES], "a.png")],
  ])("has it from %s, beside its texts", async (_, file) => {
    const request = upload({ filename: "A.png", file, token: "t" });
    expect(request.method).toBe("POST");
    expect(request.toRecord()).toMatchObject({ action: "upload", filename: "A.png" });
    expect(request.toRecord()).not.toHaveProperty("file");
    expect(Object.keys(request.files)).toEqual(["file"]);
    expect(await bytesOf(request.files["file"])).toEqual([...BYTES]);
    const sent = toRequest(request, ENDPOINT);
    expect([sent.url, sent.headers.get("content-type")]).toEqual([
      ENDPOINT,
      expect.stringMatching(/^multipart\/form-data; boundary=/),
    ]);
    const form = await sent.formData();
    expect(form.get("filename")).toBe("A.png");
    expect(await bytesOf(form.get("file"))).toEqual([...BYTES]);
    expect(form.get("file")).toHaveProperty("name", file instanceof File ? "a.png" : "blob");
  });

  it("is checked to have one", () => {
    expect(validateUpload({ filename: "A.png", token: "t", file: BYTES }).issues).toEqual([]);
    expect(validateUpload({ filename: "A.png", token: "t", chunk: new Blob([]) }).ok).toBe(true);
    expect(validateUpload({ filename: "A.png", token: "t", file: "a.png" }).issues).toMatchObject([
      {
        code: "badvalue",
        parameter: "file",
        message: expect.stringContaining('must be a Blob, a File, or bytes, not "a.png"'),
      },
    ]);
  });

  it("is a usual form if it has none", () => {
    const sent = toRequest(edit({ title: "A", text: "B", token: "t" }), ENDPOINT);
    expect(sent.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
  });
});

describe("the sender", () => {
  it("of another client's fetch hands the form on as bytes", async () => {
    const messages: RequestMessage[] = [];
    const fetch = fetchWith(async (message) => {
      messages.push(message);
      return { status: 200, headers: {}, body: "{}" };
    });
    await sendRequest(
      upload({ filename: "A.png", file: BYTES, token: "t" }),
      fetchSender(ENDPOINT, { fetch }),
    );
    const [{ body, headers } = { body: null, headers: {} }] = messages;
    const form = await new Response(body, { headers }).formData();
    expect(await bytesOf(form.get("file"))).toEqual([...BYTES]);
  });

  it("of m3api passes the file", async () => {
    const sent: unknown[] = [];
    const send = m3apiSender({
      request: async (params, { method }) => {
        sent.push([method, params["filename"], await bytesOf(params["file"])]);
        return {};
      },
    });
    await sendRequest(upload({ filename: "A.png", file: BYTES, token: "t" }), send);
    expect(sent).toEqual([["POST", "A.png", [...BYTES]]]);
  });

  it("of mwn passes a buffer with a name, and selects the form", async () => {
    const sent: unknown[] = [];
    const send = mwnSender({
      request: async (params, options) => {
        sent.push(params["file"], options);
        return {};
      },
    });
    await sendRequest(
      upload({ filename: "A.png", file: new File([BYTES], "a.png"), token: "t" }),
      send,
    );
    expect(sent).toEqual([
      { stream: Buffer.from(BYTES), name: "a.png" },
      { method: "post", headers: { "Content-Type": "multipart/form-data" } },
    ]);
  });
});
