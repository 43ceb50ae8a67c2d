import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { COMMAND } from "../generator/support/cli.js";
import { writeFiles } from "../generator/support/files.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { catalogue, module } from "../generator/support/specs.js";
import { filesOf } from "./sources.js";

/** The text and path of everything that runs of what the package ships; the linter finds `eval` in the sources. */
const SHIPPED = [
  ...filesOf("generator", ".ts", ".js"),
  ...filesOf("templates", ".ts"),
  ...filesOf("generated", ".ts", ".js"),
].map((path) => ({ path, text: readFileSync(join(REPOSITORY, path), "utf8") }));

/** Where modules that make functions of text are imported: ajv, and only for schemas that a user brings. */
const MAKERS = /(?:from|import\() ?["'](?:node:)?(?:ajv|vm|repl|inspector)["'/]/;
const WITH_MAKERS = [
  // What `serve --data` holds, against a user's OpenAPI document; wikis have a validator that is compiled ahead.
  "generator/serve/openapi-data.ts",
  // The values that samples are chosen from, against a user's schema.
  "generator/spec/schema/sample-check.ts",
];

/** Imports that generated code does not have: neither its own files, nor the entry points of this package. */
const FOREIGN = /(?:from|import) "(?!\.|paramsmith\/(?:client|validate|server|wiki)").*;$/gm;

/** Node refuses to make code of text, in everything that this process runs. */
const STRICTLY = "--disallow-code-generation-from-strings";

describe("what is shipped", () => {
  it("imports what makes code of text only where a user's schema is compiled", () => {
    expect(SHIPPED.length).toBeGreaterThan(500);
    const found = SHIPPED.filter(({ text }) => MAKERS.test(text)).map(({ path }) => path);
    expect(found).toEqual(WITH_MAKERS);
  });

  it("imports nothing but itself and the runtime where it is generated", () => {
    const generated = SHIPPED.filter(({ path }) => path.startsWith("generated/"));
    expect(generated.length).toBeGreaterThan(200);
    expect(generated.flatMap(({ text }) => text.match(FOREIGN) ?? [])).toEqual([]);
  });
});

/** A folder with two catalogues and an OpenAPI document. */
function folder(): string {
  const made = scratchFolder();
  const spec = JSON.stringify(catalogue(module("a", [{ name: "b", type: ["c"] }])));
  writeFiles(made, [
    { path: "wiki.json", text: spec },
    { path: "next.json", text: spec.replace('"c"', '"d"') },
  ]);
  cpSync(join(REPOSITORY, "spec", "alliance", "openapi.json"), join(made, "openapi.json"));
  return made;
}

/** A generated file as code names it. */
function address(name: string): string {
  return JSON.stringify(pathToFileURL(join(REPOSITORY, "dist", "generated", name)).href);
}

describe("where Node refuses to make code of text", () => {
  it.each([
    ["generate", ["generate", "--spec", "wiki.json", "--out", "out"]],
    ["validate", ["validate", "wiki.json", "openapi.json"]],
    ["inspect", ["inspect", "--spec", "wiki.json", "action=query&list=a&ab=c"]],
    ["diff", ["diff", "wiki.json", "next.json", "--fail-on", "none"]],
  ])("the command works: %s", (_, words) => {
    const out = execFileSync(process.execPath, [STRICTLY, COMMAND, ...words], { cwd: folder() });
    expect(out.length).toBeGreaterThan(0);
  });

  it("generated code works, its validators of payloads too", () => {
    const code = `
      const { allpages, validateAllpages } = await import(${address("paraminfo/index.js")});
      const { validateAllianceArray } = await import(${address("alliance/validators.js")});
      console.log(allpages({ limit: 5 }).toRecord().aplimit, validateAllpages({ limit: 0 }).ok, validateAllianceArray([{}]));
    `;
    const out = execFileSync(process.execPath, [STRICTLY, "--input-type=module", "--eval", code], {
      encoding: "utf8",
    });
    expect(out).toBe("5 false false\n");
  });
});
