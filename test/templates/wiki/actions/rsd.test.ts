import { expect, it } from "vitest";
import { createParaminfoStub } from "../../../../generated/paraminfo/stub.js";

const stub = createParaminfoStub();

it("action=rsd names the address of the API in XML, in any format", async () => {
  const url = "https://wiki.example/api.php?action=rsd&format=json";
  const response = await stub(new Request(url));
  expect(response.headers.get("content-type")).toBe("application/rsd+xml; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^<\?xml version="1\.0"\?><rsd version="1\.0" xmlns="[^"]+"><service>/);
  expect(text).toContain('apiLink="https://wiki.example/api.php"');
  expect(text).toContain('<setting name="OAuth" xml:space="preserve">false</setting>');
});
