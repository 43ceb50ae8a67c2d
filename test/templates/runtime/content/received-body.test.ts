import { describe, expect, it } from "vitest";
import { receivedBody } from "../../../../templates/runtime/content/received-body.js";

function response(
  body: string | Uint8Array<ArrayBuffer> | null,
  type?: string,
  status = 200,
): Response {
  const made = new Response(body, { status });
  made.headers.delete("content-type");
  if (type !== undefined) made.headers.set("content-type", type);
  return made;
}

describe("The body of a response", () => {
  it.each<readonly [label: string, Response, mediaType: string | undefined, value: unknown]>([
    ["JSON", response('{"a":1}', "application/json"), "application/json", { a: 1 }],
    [
      "JSON of another type",
      response("[1]", "Application/HAL+JSON; charset=utf-8"),
      "application/hal+json",
      [1],
    ],
    ["text", response("1", "text/plain; charset=utf-8"), "text/plain", "1"],
    ["JSON without a type", response("[1]"), "application/json", [1]],
    ["text without a type", response("<p>"), "text/plain", "<p>"],
    ["nothing", response("", "application/json"), undefined, undefined],
    ["nothing of a type that is not described", response("", "text/html"), undefined, undefined],
    ["empty text", response("", "text/plain"), "text/plain", ""],
    ["nothing by its status 204", response(null, "application/json", 204), undefined, undefined],
    ["nothing by its status 205", response(null, "application/json", 205), undefined, undefined],
    ["nothing by its status 304", response(null, "image/png", 304), undefined, undefined],
  ])("is %s", async (_, received, mediaType, value) => {
    const described = ["text/plain", "application/json"];
    const body = await receivedBody(received, JSON.parse, {}, described);
    expect(body).toEqual({ mediaType, value });
  });

  it("is bytes of other types", async () => {
    const { mediaType, value } = await receivedBody(response(new Uint8Array([1, 2]), "image/png"));
    expect(mediaType).toBe("image/png");
    expect(value instanceof Blob && [...new Uint8Array(await value.arrayBuffer())]).toEqual([1, 2]);
  });

  it("is read by the given parser", async () => {
    const { value } = await receivedBody(
      response("1", "application/json"),
      (text) => `read ${text}`,
    );
    expect(value).toBe("read 1");
  });

  it("is an error, if it has the type of JSON and is none", async () => {
    await expect(receivedBody(response("<p>", "application/json"))).rejects.toThrow(
      "The response is not JSON",
    );
  });
});
