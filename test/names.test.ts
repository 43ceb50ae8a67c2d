import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { REPOSITORY } from "./generator/support/places.js";
import { filesOf } from "./hostile/sources.js";

/** Written from schemas, which have the names of the documents they describe. */
const FROM_SCHEMAS = /^(?:generator\/spec\/|templates\/runtime\/wiki\/data\/wiki-data\.ts$)/;

const DECLARATION = /^export (?:async )?(?:interface|type|function|const|class) ([A-Za-z0-9_$]+)/gm;

/** The files that declare an exported name. */
function declarations(): ReadonlyMap<string, readonly string[]> {
  const files = [...filesOf("generator", ".ts"), ...filesOf("templates", ".ts")];
  const found = new Map<string, readonly string[]>();
  for (const path of files.filter((each) => !FROM_SCHEMAS.test(each))) {
    const names = readFileSync(join(REPOSITORY, path), "utf8").matchAll(DECLARATION);
    for (const [, name = ""] of names) {
      const others = found.get(name) ?? [];
      // The signatures of an overloaded function are one declaration.
      if (!others.includes(path)) found.set(name, [...others, path]);
    }
  }
  return found;
}

describe("the exported names of the generator and the runtime", () => {
  it("are declared in one file each", () => {
    const all = declarations();
    expect(all.size).toBeGreaterThan(1000);
    expect([...all].filter(([, files]) => files.length > 1)).toEqual([]);
  });
});
