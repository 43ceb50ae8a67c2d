import { expect, it } from "vitest";
import {
  requestFiles,
  requestParameters,
} from "../../../../templates/runtime/http/request-parameters.js";
import { serviceRequestOf } from "../../../../templates/runtime/http/service.js";
import { wireParams } from "../../../../templates/runtime/wire/wire-params.js";
import { MULTIPART_BODIES } from "./multipart-bodies.js";

const BYTES = Uint8Array.from({ length: 512 }, (_, index) => index % 256);

it("files and texts of one form are read apart, byte by byte", async () => {
  const form = new FormData();
  form.append("a", "ä\r\n--x&=");
  form.append("file", new Blob([BYTES]), "ä.png");
  form.append("b", "");
  const request = await serviceRequestOf(
    new Request("http://a.example/api.php?c=1", { method: "POST", body: form }),
  );
  expect(requestParameters(request)).toBe("c=1&a=%C3%A4%0D%0A--x%26%3D&b=");
  expect(requestFiles(request)).toEqual(new Map([["file", BYTES]]));
});

it("bytes of a text that are no UTF-8 stay apart from characters", () => {
  const head = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n';
  const bytes = Uint8Array.from([
    ...new TextEncoder().encode(head),
    0xff,
    ...new TextEncoder().encode("\r\n--x--\r\n"),
  ]);
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const request = { method: "POST", url: "/api.php", headers, body: "", bytes };
  expect(requestParameters(request)).toBe("a=%ff");
});

const FORM = { "content-type": "multipart/form-data; boundary=b" };

it.each(MULTIPART_BODIES)("a body with $what is read as PHP reads it", ({ body, requestid }) => {
  const request = { method: "POST", url: "/api.php", headers: FORM, body } as const;
  expect(wireParams(requestParameters(request)).get("requestid")).toBe(requestid);
});

/** The bytes of the file of a form. */
function fileOf(body: string): unknown {
  return requestFiles({ method: "POST", url: "/api.php", headers: FORM, body }).get("file");
}

it("the bytes of a file end before the line break of the boundary", () => {
  const head = 'Content-Disposition: form-data; name="file"; filename="a.png"';
  expect(fileOf(`--b\n${head}\n\n\0\r\n\n--b--\n`)).toEqual(Uint8Array.of(0, 13, 10));
  expect(fileOf(`--b\r\n${head}\r\n\r\n\r\n\r\n--b--\r\n`)).toEqual(Uint8Array.of(13, 10));
  expect(fileOf(`--b\n${head}\n\n\0\n`)).toBeUndefined();
});
