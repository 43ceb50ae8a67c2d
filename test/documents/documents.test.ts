import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "../../generator/spec/load.ts";
import { documents, parsedDocument, pathOf } from "./documents.ts";
import { operationsOf } from "./operations.ts";
import { NO_SHARE, readShares } from "./shares.ts";

it("has many documents, small and large", () => {
  const counts = documents.map(({ operations }) => operations);
  expect(documents.length).toBeGreaterThanOrEqual(85);
  expect(Math.min(...counts)).toBe(2);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(1000);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

it("has documents of all versions that are read", () => {
  const versions = documents.map((listed) => {
    const text = readFileSync(pathOf(listed), "utf8");
    return /(?:^|[{,])\s*"?(?:openapi|swagger)"?\s*:\s*["']?(\d\.\d)/m.exec(text)?.[1];
  });
  expect(new Set(versions)).toEqual(new Set(["2.0", "3.0", "3.1", "3.2"]));
});

it("has at least 99 % of operations that are generated, and of valid responses where one is possible", () => {
  const shares = Object.values(readShares());
  const sum = (count: (share: (typeof shares)[number]) => number): number =>
    shares.reduce((total, share) => total + count(share), 0);
  const all = documents.reduce((total, { operations }) => total + operations, 0);
  expect(sum(({ generated }) => generated) / all).toBeGreaterThan(0.99);
  const possible = sum(({ generated, impossible }) => generated - Object.keys(impossible).length);
  expect(sum(({ valid }) => valid) / possible).toBeGreaterThan(0.99);
});

describe.each(documents.filter(({ sampled }) => sampled))(
  "The sampled document $name",
  (listed) => {
    it("has a model of as many operations as all of its code", () => {
      const { name } = listed;
      const file = { file: listed.file, bytes: readFileSync(pathOf(listed)) };
      const { value } = load({ kind: "openapi", name, source: name, spec: file });
      const { generated } = readShares()[name] ?? NO_SHARE;
      expect(value?.model.operations).toHaveLength(generated);
    });
  },
);

describe.each(documents)("The document $name", (listed) => {
  it("has the operations that the list states", async () => {
    expect(operationsOf(await parsedDocument(listed))).toHaveLength(listed.operations);
  });
});
