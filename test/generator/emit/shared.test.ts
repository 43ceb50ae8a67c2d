import { describe, expect, it } from "vitest";
import { sharedFiles } from "../../../generator/emit/shared-files.js";
import { TARGETS } from "../../../generator/spec/input.js";
import { analyse } from "../../../generator/pipeline.js";
import type { PlannedSpec } from "../../../generator/emit/plan/planned.js";
import { catalogue, openApiDocument, inputOf, module } from "../support/specs.js";
import type { Json } from "../support/specs.js";

function planned(spec: Json, name: string): PlannedSpec {
  const { value } = analyse({ ...inputOf(spec, name), source: `${name} [1]`, targets: TARGETS });
  if (!value) throw new Error("The spec has errors.");
  return value;
}

const GAP = { about: "/info", unknown: "U", assumed: "A | b", ground: "G" };
const CATALOGUE = planned(catalogue(module("a")), "wiki");
const TOWNS = planned(openApiDocument({}, { "x-undocumented": { "a gap": GAP } }), "towns");

const TEMPLATE = {
  path: "a.ts",
  text: 'import { b } from "./b.js";\nimport type {\n  C,\n} from "../c.js";\nexport * from "./d.js";\nimport e from "e.js";\nconst text = "./f.js";\n// import { g } from "./g.js";\nimport { h } from "./h.js"; // of h\nexport { i } from ".../i.js";\nimport "./j.js";\nimport k from "./k.js.js";\n',
};

/** The texts of the files by path. */
function texts(...given: Parameters<typeof sharedFiles>): Readonly<Record<string, string>> {
  return Object.fromEntries(sharedFiles(...given).map(({ path, text }) => [path, text]));
}

describe("the copied runtime", () => {
  it.each([".js", ".ts", ""] as const)(
    "has a header, and imports with the ending %j",
    (extension) => {
      expect(texts([TEMPLATE], [], { extension, runtime: "copy" })["runtime/a.ts"]).toBe(
        `// Part of the Paramsmith runtime, copied by \`paramsmith generate\`. Do not edit.\n/* eslint-disable */\n// @ts-nocheck -- type-checked in Paramsmith\n\nimport { b } from "./b${extension}";\nimport type {\n  C,\n} from "../c${extension}";\nexport * from "./d${extension}";\nimport e from "e.js";\nconst text = "./f.js";\n// import { g } from "./g.js";\nimport { h } from "./h.js"; // of h\nexport { i } from ".../i.js";\nimport "./j.js";\nimport k from "./k.js${extension}";\n`,
      );
    },
  );
});

describe("the page of assumptions", () => {
  it("lists the specs, the runtime and the gaps of each spec", () => {
    const modules = CATALOGUE.kind === "catalogue" ? CATALOGUE.modules.length : 0;
    const gaps = CATALOGUE.model.gaps.map(({ id }) => id);
    const page = texts([TEMPLATE], [CATALOGUE, TOWNS], { extension: ".js", runtime: "copy" })[
      "ASSUMPTIONS.md"
    ];
    const [head, wiki, towns] = page?.split("## Assumptions of ") ?? [];
    expect(head).toBe(
      [
        "# Contents and assumptions of the generated code",
        "",
        "Written by `paramsmith generate`. Do not edit: change the spec and generate again; `paramsmith check` reports files that differ from the output of the specs.",
        "",
        "| folder | spec | contents |",
        "| --- | --- | --- |",
        `| [wiki/](wiki/) | wiki \\[1\\] | ${modules} modules |`,
        String.raw`| [towns/](towns/) | towns \[1\] | 1 operation |`,
        "| [runtime/](runtime/) | none: the same for every spec | the runtime of the generated code |",
        "",
        "",
      ].join("\n"),
    );
    const rows = wiki?.split("\n").slice(6, -2) ?? [];
    expect(rows.map((row) => row.split(" | ")[0])).toEqual(gaps.map((id) => `| ${id}`));
    expect(towns).toBe(
      String.raw`towns

The source of this spec does not document these facts. The generated code relies on these assumptions.

| id | not documented | assumed |
| --- | --- | --- |
| a gap | U | A \| b |
`,
    );
  });

  it.each([
    [
      "package",
      "| `paramsmith`, a package | none: the same for every spec | the runtime of the generated code |\n",
    ],
    ["copy", ""],
  ] as const)("has the runtime as a %s that nothing was copied of", (runtime, row) => {
    expect(texts([], [], { extension: ".js", runtime })["ASSUMPTIONS.md"]).toBe(
      `# Contents and assumptions of the generated code\n\nWritten by \`paramsmith generate\`. Do not edit: change the spec and generate again; \`paramsmith check\` reports files that differ from the output of the specs.\n\n| folder | spec | contents |\n| --- | --- | --- |\n${row}`,
    );
  });
});
