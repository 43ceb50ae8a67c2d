import { describe, expect, it } from "vitest";
import { documents, parsedDocument } from "./documents.ts";
import { operationsOf } from "./operations.ts";

it("has many documents, small and large", () => {
  const counts = documents.map(({ operations }) => operations);
  expect(documents.length).toBeGreaterThanOrEqual(30);
  expect(Math.min(...counts)).toBe(2);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(1000);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

describe.each(documents)("The document $name", (listed) => {
  it("has the operations that the list states", async () => {
    expect(operationsOf(await parsedDocument(listed))).toHaveLength(listed.operations);
  });
});
