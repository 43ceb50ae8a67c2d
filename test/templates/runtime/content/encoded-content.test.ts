import { expect, it } from "vitest";
import { bodyAs } from "../../../../templates/runtime/content/body-as.js";
import { encodedContent } from "../../../../templates/runtime/content/encoded-content.js";

const BODIES = [
  { mediaType: "application/json" },
  {
    mediaType: "application/x-www-form-urlencoded",
    encoding: { tags: { style: "form", explode: false } },
  },
] as const;

it.each(["application/x-www-form-urlencoded", "Application/X-WWW-Form-Urlencoded"])(
  "a body as %s is a form with the encoding of the operation",
  (mediaType) => {
    const value = { tags: ["a", "b"] };
    expect(encodedContent(BODIES, bodyAs(mediaType, value))).toEqual({
      mediaType,
      body: "tags=a,b",
      value,
    });
  },
);

it("a body as JSON with a parameter is JSON", () => {
  const mediaType = "Application/JSON; charset=utf-8";
  expect(encodedContent(BODIES, bodyAs(mediaType, { a: 1 }))).toMatchObject({ body: '{"a":1}' });
});

it.each([
  ["spaceDelimited", "1 2"],
  ["pipeDelimited", "1|2"],
  ["form", "1,2"],
] as const)("a list in a part is joined by its style: %s", async (style, text) => {
  const encoding = { sizes: { style, explode: false } };
  const bodies = [{ mediaType: "multipart/form-data", encoding }];
  const body = encodedContent(bodies, { sizes: [1, 2] })?.body;
  expect(body instanceof Blob && (await body.text())).toContain(`name="sizes"\r\n\r\n${text}\r\n`);
});
