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
