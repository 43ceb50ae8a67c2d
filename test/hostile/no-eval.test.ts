import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ts } from "ts-morph";
import type { ts as Ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { COMMAND } from "../generator/support/cli.js";
import { writeFiles } from "../generator/support/files.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { catalogue, module } from "../generator/support/specs.js";
import { filesOf } from "./sources.js";

/** What generated code imports: its own files, and the entry points of this package. */
const OF_ITSELF = /^(?:\.|paramsmith\/(?:client|validate|server|wiki)$)/;

/** Where the test of the pages writes the code of its blocks. */
const OF_OTHER_TESTS = "dist/pages-";

/** Everything that runs of what the package ships. */
const SHIPPED = [
  ...filesOf("generator", ".ts", ".js"),
  ...filesOf("templates", ".ts"),
  ...filesOf("generated", ".ts", ".js"),
  ...filesOf("dist", ".js"),
].filter((path) => !path.endsWith(".d.ts") && !path.startsWith(OF_OTHER_TESTS));

function textOf(path: string): string {
  return readFileSync(join(REPOSITORY, path), "utf8");
}

/** Where ajv is: it makes functions of text, and only of schemas that a user brings. */
const WITH_AJV = [
  // What `serve --data` holds, against a user's OpenAPI document; wikis have a validator that is compiled ahead.
  "generator/serve/openapi-data.ts",
  // The values that samples are chosen from, against a user's schema.
  "generator/spec/schema/sample-check.ts",
];

/**
 * The code that is generated from a user's OpenAPI document, for parameters and bodies of requests to
 * `serve` and of `inspect`.
 */
const RUNS_VALIDATORS = /^(?:dist\/)?generator\/emit\/parts\/schema-validators\.[jt]s: Function$/;

/** Node refuses to make code of text, in everything that this process runs. */
const STRICTLY = "--disallow-code-generation-from-strings";

/** In the bundle of the explorer: Preact calls a component. The page's policy refuses code of text, too. */
const CALLS_COMPONENT = /^dist\/generator\/explorer\/page\.js: this\.constructor\(\w+,\w+\)$/;

/** In the bundle of json-schema-to-typescript: how its libraries find the global object. Node does not need it. */
const FINDS_GLOBAL =
  /^(?:dist\/)?generator\/emit\/json-schema-to-typescript\.js: (?:Function|eval)$/;

const MAKERS: ReadonlySet<string> = new Set(["eval", "Function", "AsyncFunction"]);

/** What makes code of text, or could. */
function makers(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return descendants(file)
    .filter((node) => makesCode(node))
    .map((node) => `${path}: ${node.getText(file).slice(0, 80)}`);
}

function makesCode(node: Ts.Node): boolean {
  if (ts.isIdentifier(node)) return MAKERS.has(node.text) && isValue(node);
  if (ts.isImportDeclaration(node)) return importsMaker(node);
  if (ts.isNewExpression(node)) return node.expression.getText() === "Worker" && !isOfFile(node);
  if (!ts.isCallExpression(node)) return false;
  const [first] = node.arguments;
  const { expression: callee } = node;
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return !first || !ts.isStringLiteral(first);
  if (/^set(?:Timeout|Interval|Immediate)$/.test(callee.getText()))
    return first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
  return ts.isPropertyAccessExpression(callee) && callee.name.text === "constructor";
}

/** Workers are found by their name. */
function importsMaker({ moduleSpecifier, importClause }: Ts.ImportDeclaration): boolean {
  const from = moduleSpecifier.getText();
  if (/^["'](?:node:)?worker_threads["']$/.test(from))
    return !/^\{ ?\w+(?:, \w+)* ?\}$/.test(importClause?.getText() ?? "");
  return /^["'](?:node:)?(?:vm|repl|inspector)["']$/.test(from);
}

/** A thread of a file of this package; it may also be of a text. */
function isOfFile({ arguments: [code] = ts.factory.createNodeArray() }: Ts.NewExpression): boolean {
  return /^new URL\("[\w-]+\.js", ?import\.meta\.url\)$/.test(code?.getText() ?? "");
}

/** Not a type, and not a name that a property of anything but the global object has. */
function isValue(name: Ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isTypeReferenceNode(parent) || ts.isPropertyAssignment(parent)) return false;
  // Names within types.
  if (ts.isQualifiedName(parent) || ts.isPropertySignature(parent)) return false;
  return !(
    ts.isPropertyAccessExpression(parent) && parent.expression.getText() === "StructureKind"
  );
}

function descendants(node: Ts.Node): readonly Ts.Node[] {
  const found: Ts.Node[] = [];
  const visit = (each: Ts.Node): void => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

describe("what is shipped", () => {
  it("makes no code of text", () => {
    expect(SHIPPED.length).toBeGreaterThan(800);
    const found = SHIPPED.flatMap((path) => makers(path, textOf(path)));
    const known = [CALLS_COMPONENT, FINDS_GLOBAL, RUNS_VALIDATORS];
    expect(found.filter((each) => !known.some((expected) => expected.test(each)))).toEqual([]);
  });

  it("has ajv only where a user's schema is compiled", () => {
    const found = SHIPPED.filter(
      (path) => path.startsWith("generator/") && /(?:from|import\() ?"ajv["/]/.test(textOf(path)),
    );
    expect(found).toEqual(WITH_AJV);
  });

  it("imports nothing but itself and the runtime where it is generated", () => {
    const generated = SHIPPED.filter((path) => path.startsWith("generated/"));
    expect(generated.length).toBeGreaterThan(200);
    const foreign = generated.flatMap((path) =>
      ts
        .preProcessFile(textOf(path))
        .importedFiles.filter(({ fileName }) => !OF_ITSELF.test(fileName)),
    );
    expect(foreign).toEqual([]);
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
