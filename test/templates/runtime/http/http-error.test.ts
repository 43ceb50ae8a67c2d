import { expect, it } from "vitest";
import { httpError } from "../../../../templates/runtime/http/http-error.js";

function failed(body: string, headers: Readonly<Record<string, string>> = {}) {
  return httpError("It failed", { ok: false, status: 503, headers: new Headers(headers) }, body);
}

it.each([
  ["", "It failed (status 503); it is empty."],
  [" \n ", "It failed (status 503); it is empty."],
  [' a\n\t"b" ', 'It failed (status 503); it begins with "a \\"b\\"".'],
  ["a".repeat(201), `It failed (status 503); it begins with "${"a".repeat(200)}".`],
])("the error of a response with the text %j is %s", (body, message) => {
  const { name, status, body: text, retryAfter, message: said } = failed(body);
  expect({ name, status, body: text, retryAfter, message: said }).toEqual({
    name: "HttpError",
    status: 503,
    body,
    retryAfter: undefined,
    message,
  });
});

it("the error of a response has the wait that the server asks for", () => {
  expect(failed("", { "retry-after": "2" }).retryAfter).toBe(2000);
});
