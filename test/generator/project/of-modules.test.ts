import { describe, expect, it } from "vitest";
import {
  withoutOtherCorrections,
  withoutOtherDescriptions,
} from "../../../generator/project/of-modules.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const isA = (path: string): boolean => path === "query+a";

function corrections(text: string): string {
  return new TextDecoder().decode(withoutOtherCorrections(bytes(text), isA));
}

function descriptions(text: string): string {
  return new TextDecoder().decode(withoutOtherDescriptions(bytes(text), isA));
}

describe("a file about all modules, for some of them", () => {
  it("has the corrections of those, and what is no correction", () => {
    const all = [{ module: "query+a" }, { module: "query+b" }, { at: [] }, 1];
    expect(JSON.parse(corrections(JSON.stringify({ $schema: "s", corrections: all })))).toEqual({
      $schema: "s",
      corrections: [{ module: "query+a" }, { at: [] }, 1],
    });
  });

  it("has the descriptions of those", () => {
    const modules = { "query+a": { description: "A." }, "query+b": { description: "B." } };
    expect(JSON.parse(descriptions(JSON.stringify({ modules })))).toEqual({
      modules: { "query+a": { description: "A." } },
    });
  });

  it.each(["{", "1", "null", '{"modules":[1]}', '{"corrections":{}}', "{}"])(
    "stays as it is if it is something else: %s",
    (text) => {
      expect(corrections(text)).toBe(text);
      expect(descriptions(text)).toBe(text);
    },
  );
});
