import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rolledUp, rolledUpWithout } from "../../../generator/scripts/roll-up.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-roll-up-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes declarations and returns the path of `api/index`. */
function written(files: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, "api", "results"), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.d.ts`), text);
  return join(folder, "api", "index.d.ts");
}

/** Writes declarations and rolls up `api/index`. */
function rolled(files: Readonly<Record<string, string>>): string {
  return rolledUp(written(files));
}

function isResult(path: string): boolean {
  return path.startsWith("results/");
}

describe("Rolling declarations up without some files", () => {
  const index = 'export * from "./a.js";\nexport * from "./results/a.js";\n';

  it("leaves their declarations out, and last type arguments that name them", () => {
    const files = {
      "api/index": index,
      "api/a":
        'import type { M } from "../runtime/m.js";\nimport type { R, S } from "./results/a.js";\n/** Keeps R in texts. */\nexport declare const a: M<"a", R>, b: M<M<"b", S>, R>;\n',
      "api/results/a": "export type R = 1;\nexport type S = 2;\n",
    };
    expect(rolledUpWithout(written(files), isResult)).toBe(
      'import type { M } from "../runtime/m.js";\n/** Keeps R in texts. */\nexport declare const a: M<"a">, b: M<M<"b">>;\nexport {};\n',
    );
  });

  it.each([
    ["as a type", "export declare const a: R;\n"],
    ["as the only type argument", "export declare const a: M<R>;\n"],
    ["as the first type argument", 'export declare const a: M<R, "a">;\n'],
  ])("refuses one that is named %s", (_, text) => {
    const files = {
      "api/index": index,
      "api/a": `import type { M } from "../runtime/m.js";\nimport type { R } from "./results/a.js";\n${text}`,
      "api/results/a": "export type R = 1;\n",
    };
    expect(() => rolledUpWithout(written(files), isResult)).toThrow(/^R is left out/);
  });
});

describe("Rolling declarations up", () => {
  it("takes in what the index leads to, and imports the rest once", () => {
    const text = rolled({
      "api/index": 'export * from "./a.js";\nexport * from "./b.js";\n',
      "api/a":
        'import type { Text } from "../runtime/text.js";\n/** An A. */\nexport interface A {\n    readonly text: Text;\n}\n',
      "api/b":
        'import type { Text } from "../runtime/text.js";\nimport type { A } from "./a.js";\ndeclare const own: A;\nexport declare function b(text: Text): typeof own;\nexport { made } from "../runtime/made.js";\nexport {};\n',
    });
    expect(text).toBe(
      'import type { Text } from "../runtime/text.js";\n/** An A. */\nexport interface A {\n    readonly text: Text;\n}\ndeclare const own: A;\nexport declare function b(text: Text): typeof own;\nexport { made } from "../runtime/made.js";\nexport {};\n',
    );
  });

  it("refuses two things of one name", () => {
    const files = {
      "api/index": 'export * from "./a.js";\nexport * from "./b.js";\n',
      "api/a": "type Own = 1;\nexport declare const a: Own;\nexport {};\n",
      "api/b": "type Own = 2;\nexport declare const b: Own;\nexport {};\n",
    };
    expect(() => rolled(files)).toThrow(/^Own is declared in both .*a\.d\.ts and .*b\.d\.ts\.$/);
  });

  it("refuses a name that one file declares and another imports", () => {
    const files = {
      "api/index": 'export * from "./a.js";\nexport * from "./b.js";\n',
      "api/a": "export type Text = 1;\n",
      "api/b":
        'import type { Text } from "../runtime/text.js";\nexport declare const b: Text;\nexport {};\n',
    };
    expect(() => rolled(files)).toThrow(/^Text is declared in both/);
  });

  it.each([
    ["a type that is imported in place", 'export declare const a: import("./b.js").B;\n'],
    ["a name that is exported alone", 'export { b } from "./b.js";\n'],
    ["a name that is imported as another", 'import type { B as C } from "../b.js";\n'],
    ["a module that is imported whole", 'import type * as b from "../b.js";\n'],
    ["a package", 'import type { B } from "b";\n'],
  ])("refuses %s, which it has no form for", (_, text) => {
    expect(() => rolled({ "api/index": text })).toThrow(/index\.d\.ts: /);
  });
});
