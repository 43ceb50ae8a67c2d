import { describe, expect, it } from "vitest";
import { requestParameters } from "../../../../templates/runtime/http/request-parameters.js";
import { serviceRequestOf } from "../../../../templates/runtime/http/service.js";
import { wireParams } from "../../../../templates/runtime/wire/wire-params.js";

const URL_OF_API = "https://wiki.example/api.php?action=query&titles=A";

async function parametersOf(init: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  const request = await serviceRequestOf(new Request(URL_OF_API, { method: "POST", ...init }));
  return Object.fromEntries(wireParams(requestParameters(request)));
}

describe("the parameters of a request", () => {
  it("may come as a multipart form, whose files are passed over", async () => {
    const body = new FormData();
    body.set("titles", "Ünïcode|two\r\nlines & more");
    body.set("file", new Blob(["bytes"]), "a.png");
    expect(await parametersOf({ body })).toEqual({
      action: "query",
      titles: "Ünïcode|two\r\nlines & more",
    });
  });

  it("are none of the parts of a multipart form that have no name", async () => {
    const parts = [
      'content-disposition: form-data; name="titles"\r\n\r\nB',
      "content-type: text/plain\r\n\r\nnameless",
      "content-disposition: form-data\r\n\r\nnameless",
      'content-disposition: form-data; name="list"',
    ];
    const body = `${parts.map((part) => `--x\r\n${part}\r\n`).join("")}--x--\r\n`;
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect(await parametersOf({ body, headers })).toEqual({ action: "query", titles: "B" });
  });

  it("are a thousand at most, as PHP hands them over", () => {
    const text = Array.from({ length: 150_000 }, (_, index) => `x${index}=1`).join("&");
    expect(wireParams(text).size).toBe(1000);
  });
});
