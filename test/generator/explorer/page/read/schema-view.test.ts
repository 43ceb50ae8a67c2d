import { join } from "node:path";
import { h } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { SchemaView } from "../../../../../generator/explorer/page/schema-view.js";
import type { DirectorySchema } from "../../../../../generator/model/json-schema.js";
import { directory, directoryModel } from "../../../support/specs.js";
import { expectGolden } from "../../../support/golden-text.js";
import { openView } from "../opened-page.js";
import { storeOf } from "../state/stores.js";

afterEach(() => vi.unstubAllGlobals());

const store = storeOf({ name: "pets", model: directoryModel(directory()), builders: new Map() });

async function shown(schema: DirectorySchema): Promise<string> {
  return (await openView(h(SchemaView, { store, schema }))).html();
}

const Owner: DirectorySchema = { $ref: "#/components/schemas/Owner" };

it("a schema is shown with its type, bounds, values, members and alternatives", async () => {
  const schema: DirectorySchema = {
    type: "object",
    description: "A pet.\n\nOf the town.",
    minProperties: 1,
    required: ["name"],
    properties: {
      name: { type: "string", minLength: 2, description: "What it is called." },
      kind: { enum: ["cat", "\u202Edog", null], deprecated: true },
      owner: { ...Owner, description: "Who feeds it." },
      owners: { type: "array", items: Owner, maxItems: 3 },
      toys: {
        type: "array",
        items: { type: "object", properties: { color: { type: "string" } }, required: ["color"] },
      },
      ages: { type: "array", items: { type: "integer" } },
    },
    patternProperties: { "^x-": { type: "boolean" } },
    additionalProperties: { anyOf: [{ type: "string", format: "uuid" }, Owner] },
    allOf: [{ not: { type: "object", properties: { gone: { type: "boolean" } } } }],
    oneOf: [Owner],
  };
  const html = await shown(schema);
  expectGolden(join(import.meta.dirname, "..", "shown", "schema-parts.html"), html);
});

it("a schema without anything to show has its type only", async () => {
  const type = '<div class="schema">\n  <p class="type">any</p>\n</div>\n';
  for (const schema of [{}, { additionalProperties: {} }, { additionalProperties: false }]) {
    // oxlint-disable-next-line no-await-in-loop -- a test has one page
    expect(await shown(schema)).toBe(type);
  }
});

it.each<DirectorySchema>([
  { properties: { a: {} } },
  { enum: ["a"] },
  { allOf: [Owner] },
  { anyOf: [Owner] },
  { oneOf: [Owner] },
  { items: { type: "string" } },
  { additionalProperties: { type: "string" } },
])("items are shown below their list if they have parts: %j", async (items) => {
  expect(await shown({ type: "array", items })).toContain('<span class="when">Items</span>');
});

it.each<DirectorySchema>([Owner, { type: "string" }, { description: "A text." }])(
  "items are shown in the line of their list if they have no parts: %j",
  async (items) => {
    expect(await shown({ type: "array", items })).not.toContain("Items");
  },
);
