import { describe, expect, it } from "vitest";
import { requestParameters } from "../../../templates/runtime/request-parameters.js";
import { serviceRequestOf } from "../../../templates/runtime/service.js";
import { wireParams } from "../../../templates/runtime/wire-params.js";

const URL_OF_API = "https://wiki.example/api.php?action=query&titles=A";

async function parametersOf(init: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  const request = await serviceRequestOf(new Request(URL_OF_API, { method: "POST", ...init }));
  return Object.fromEntries(wireParams(requestParameters(request)));
}

describe("the parameters of a request", () => {
  it("are those of the address, and those of a form, which win", async () => {
    const body = new URLSearchParams({ titles: "B|C & D", list: "allpages" });
    expect(await parametersOf({ body })).toEqual({
      action: "query",
      titles: "B|C & D",
      list: "allpages",
    });
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
