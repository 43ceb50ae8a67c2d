import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { generate as Generate } from "../../generator/index.js";
import { json, startServer } from "../generator/support/http.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { openApiDocument, inputOf } from "../generator/support/specs.js";
import type { Json } from "../generator/support/specs.js";

/** What looks like a reference, in each place of a schema. */
const PLACES: Readonly<Record<string, (reference: Json) => Json>> = {
  "a schema": (reference) => reference,
  "an extension": (reference) => ({ "x-a": reference }),
  "an example": (reference) => ({ example: reference }),
  examples: (reference) => ({ examples: [reference] }),
  "a default": (reference) => ({ default: { a: [reference] } }),
  "a constant": (reference) => ({ const: { a: [reference] } }),
  "an enumeration": (reference) => ({ enum: [reference] }),
  "a property": (reference) => ({ properties: reference }),
};

/** As it is shipped. */
const { generate }: { readonly generate: typeof Generate } = await import(
  join(REPOSITORY, "dist", "generator", "index.js")
);

const SECRET = "the content of a file";

async function outputOf(schema: Json): Promise<string> {
  const answer = { description: "", content: { "application/json": { schema } } };
  const { value, diagnostics } = await generate({
    specs: [inputOf(openApiDocument({ responses: { 200: answer } }))],
    templates: [],
    importExtension: ".js",
  });
  return JSON.stringify([value, diagnostics.map(({ message }) => message)]);
}

describe("an OpenAPI document whose schemas refer to something outside", () => {
  it.each(Object.entries(PLACES))("makes generate ask no server: %s", async (_, place) => {
    const { origin, received } = await startServer(() => json({ type: "string" }));
    await outputOf({ type: "object", properties: { a: place({ $ref: `${origin}/schema.json` }) } });
    expect(received).toEqual([]);
  });

  it.each(Object.entries(PLACES))("makes generate read no file: %s", async (_, place) => {
    const file = join(scratchFolder(), "secret.json");
    writeFileSync(file, JSON.stringify({ const: SECRET, description: SECRET }));
    for (const reference of [file, pathToFileURL(file).href, `${file}#/const`]) {
      // oxlint-disable-next-line no-await-in-loop -- one file, one reference after the other
      const output = await outputOf({
        type: "object",
        properties: { a: place({ $ref: reference }) },
      });
      expect(output).not.toContain(SECRET);
    }
  });

  it.each(Object.entries(PLACES))(
    "does not stumble where it leads nowhere: %s",
    async (_, place) => {
      const schema = { type: "object", properties: { a: place({ $ref: "#/nowhere" }) } };
      expect(await outputOf(schema)).not.toBe("");
    },
  );
});
