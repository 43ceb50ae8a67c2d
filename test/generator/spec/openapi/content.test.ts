import { expect, it } from "vitest";
import { lowerContents } from "../../../../generator/spec/openapi/content.js";

it.each([
  ["application/json", "application/json", "json"],
  [String.raw`application\/json`, "application/json", "json"],
  ["*/*", "*/*", "json"],
  ["application/*", "application/*", "json"],
  ["text/*", "text/*", "text"],
  ["image/*", "image/*", "binary"],
  ["Text/CSV; header=present", "Text/CSV; header=present", "text"],
])("reads the media type %s", (written, contentType, form) => {
  expect(lowerContents({ [written]: {} })).toMatchObject([{ contentType, form }]);
});

it.each(["*/*", "application/*"])("reads bytes in the range %s", (range) => {
  const schema = { type: "string", format: "binary" } as const;
  expect(lowerContents({ [range]: { schema } })).toMatchObject([
    { mediaType: range, form: "binary" },
  ]);
});

it("puts ranges behind the types with the same form", () => {
  const contents = lowerContents({ "*/*": {}, "image/*": {}, "application/json": {} });
  expect(contents.map(({ mediaType }) => mediaType)).toEqual([
    "application/json",
    "*/*",
    "image/*",
  ]);
});

it("compares the media types of fields without case", () => {
  const schema = {
    type: "object",
    properties: { scan: { type: "string", contentMediaType: "Application/Octet-Stream" } },
  } as const;
  const encoding = { meta: { contentType: "Application/JSON; Profile=A" } };
  expect(lowerContents({ "Multipart/Form-Data": { schema, encoding } })).toMatchObject([
    {
      form: "multipart",
      schema: { properties: { scan: { "x-wire-format": "file" } } },
      encoding: { meta: { contentType: "application/json; Profile=A" } },
    },
  ]);
});
