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
  it.each([
    ["GET", "/api.php?a=1", "b=2", "a=1"],
    ["GET", "/api.php", "b=2", ""],
    ["PUT", "/api.php?a=1#c=3", "b=2", "a=1"],
    ["POST", "/api.php?a=1", "b=2", "a=1&b=2"],
    ["POST", "/api.php", "b=2", "b=2"],
    ["POST", "/api.php?a=1", "", "a=1"],
  ])("of %s %s with the body %j are %j", (method, url, body, expected) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(requestParameters({ method, url, headers, body })).toBe(expected);
  });

  it("are those of the address, and those of a form, which win", async () => {
    const body = new URLSearchParams({ titles: "B|C & D", list: "allpages" });
    expect(await parametersOf({ body })).toEqual({
      action: "query",
      titles: "B|C & D",
      list: "allpages",
    });
  });

  it("are those of a form by its media type in any case", async () => {
    const headers = { "content-type": "Application/X-WWW-FORM-urlencoded; charset=UTF-8" };
    expect(await parametersOf({ headers, body: "titles=B" })).toMatchObject({ titles: "B" });
  });

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

  it("end where the fragment of the address begins", () => {
    const request = { method: "GET", url: "/api.php?a=1#b=2#c=3", headers: {}, body: "" } as const;
    expect(requestParameters(request)).toBe("a=1");
    expect(requestParameters({ ...request, url: "/api.php" })).toBe("");
  });

  it("are not looked for in a body without a type", () => {
    const request = { method: "POST", url: "/api.php?a=1", headers: {}, body: "b=2" } as const;
    expect(requestParameters(request)).toBe("a=1");
  });

  it("are not looked for in a body of another type", async () => {
    const headers = { "content-type": "application/json" };
    expect(await parametersOf({ body: '{"titles":"B"}', headers })).toEqual({
      action: "query",
      titles: "A",
    });
  });

  it("are a thousand at most, as PHP hands them over", () => {
    const text = Array.from({ length: 150_000 }, (_, index) => `x${index}=1`).join("&");
    expect(wireParams(text).size).toBe(1000);
  });
});
