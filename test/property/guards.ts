import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { Project, ts } from "ts-morph";
import { generate } from "../../generator/pipeline.js";
import { readTemplates } from "../../generator/project/inputs.js";
import { writeFiles } from "../generator/support/files.js";
import { goldenInput } from "../generator/support/goldens.js";
import { REPOSITORY } from "../generator/support/places.js";
import { runtimeSources } from "../runtime-sources.mjs";

/** A generated validator of either kind, as a function of one value. */
export interface Guard {
  /** Its name, below the name of its spec. */
  readonly name: string;
  /** The type of the values that it accepts, as its declaration has it. */
  readonly type: ts.Type;
  /** The path of each error in the value; empty if the guard accepts it. */
  readonly errorPaths: (value: unknown) => readonly (readonly string[])[];
}

export interface Guards {
  readonly checker: ts.TypeChecker;
  readonly guards: readonly Guard[];
}

/** A file of generated code, and the one with its types. */
interface GuardFile {
  readonly spec: string;
  readonly code: string;
  readonly types: string;
}

const SHIPPED = ["paraminfo", "actions", "alliance"];

/** Goldens with the kinds of schemas and parameters that the shipped specifications lack. */
const GOLDENS = [
  "openapi-bodies",
  "openapi-int64-json",
  "openapi-parameter-types",
  "openapi-parameter-validators",
  "openapi-read-only",
  "openapi-recursive",
  "openapi-references",
  "openapi-schema-names",
  "number-types",
];

/**
 * Finds the guards of the shipped specifications, and of some goldens.
 *
 * @param folder an empty folder, for the output of the goldens
 */
export async function findGuards(folder: string): Promise<Guards> {
  const files = [...SHIPPED.flatMap(shippedFiles), ...(await goldenFiles(folder))];
  // Unlike a program of the compiler alone, the project has the libraries, without which lists have no items.
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ["lib.es2023.d.ts"],
      types: [],
    },
  });
  project.addSourceFilesAtPaths(files.map(({ types }) => types));
  // The only type of the browser's library in generated code.
  project.createSourceFile(join(folder, "blob.d.ts"), "interface Blob { readonly size: number }");
  const program = project.getProgram().compilerObject;
  const checker = program.getTypeChecker();
  const functions = await bundled(
    folder,
    files.map(({ code }) => code),
  );
  const guards = files.flatMap(({ types, spec }, at) => {
    const source = program.getSourceFile(types);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${types} is no module.`);
    return checker.getExportsOfModule(symbol).flatMap((each): Guard[] => {
      const type = each.name.startsWith("validate")
        ? guardedType(checker, checker.getTypeOfSymbol(each))
        : undefined;
      const call = functions[`file${at}`]?.[each.name];
      if (!type || typeof call !== "function") return [];
      return [{ name: `${spec} ${each.name}`, type, errorPaths: errorPathsOf(call) }];
    });
  });
  return { checker, guards };
}

/** The built declarations have the types of `generated/`, without its code. */
function shippedFiles(spec: string): readonly GuardFile[] {
  const sources = join(REPOSITORY, "generated", spec);
  const declarations = join(REPOSITORY, "dist", "generated", spec);
  return codeIn(sources).map((file) => ({
    spec,
    code: join(sources, file),
    types: join(declarations, file.replace(/(?:\.d)?\.ts$/, ".d.ts")),
  }));
}

async function goldenFiles(folder: string): Promise<readonly GuardFile[]> {
  const specs = GOLDENS.map(goldenInput);
  const { value } = await generate({ specs, templates: readTemplates(), importExtension: ".js" });
  if (!value) throw new Error("The goldens are not generated.");
  writeFiles(folder, value);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  return specs.flatMap(({ name }) =>
    codeIn(join(folder, name)).map((file) => {
      const path = join(folder, name, file);
      return { spec: name, code: path, types: path };
    }),
  );
}

function codeIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((file) => file.endsWith(".ts") && file !== "index.ts");
}

/** The exports of files, which one bundle holds as `file0`, `file1`, and so on. */
async function bundled(
  folder: string,
  files: readonly string[],
): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const exports = files.map((file, at) => {
    const path = JSON.stringify(file.replace(/\.d\.ts$/, ".js"));
    return `export * as file${at} from ${path};`;
  });
  const outfile = join(folder, "guards.mjs");
  await build({
    stdin: { contents: exports.join("\n"), resolveDir: folder },
    bundle: true,
    format: "esm",
    platform: "node",
    alias: runtimeSources,
    outfile,
    logLevel: "silent",
  });
  return import(outfile);
}

/** The type of a type predicate, or of the value in a result; undefined if there is none. */
function guardedType(checker: ts.TypeChecker, guard: ts.Type): ts.Type | undefined {
  const [signature] = guard.getCallSignatures();
  if (!signature) return undefined;
  const predicate = checker.getTypePredicateOfSignature(signature);
  if (predicate) return predicate.type;
  const result = checker.getReturnTypeOfSignature(signature);
  const value = (result.isUnion() ? result.types : [])
    .find((each) => each.getProperty("value"))
    ?.getProperty("value");
  return value && checker.getTypeOfSymbol(value);
}

function errorPathsOf(guard: Function): Guard["errorPaths"] {
  return (value) => {
    const result: unknown = Reflect.apply(guard, undefined, [value]);
    if (result === true) return [];
    if (result === false) return listOf(Reflect.get(guard, "errors")).map(pathOfError);
    if (Reflect.get(Object(result), "ok") === true) return [];
    return listOf(Reflect.get(Object(result), "issues")).map(pathOfIssue);
  };
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value) && value.length > 0) return value;
  throw new Error("The guard refuses a value without a reason.");
}

function pathOfError(error: unknown): readonly string[] {
  const pointer = String(Reflect.get(Object(error), "instancePath"));
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function pathOfIssue(issue: unknown): readonly string[] {
  const parameter = String(Reflect.get(Object(issue), "parameter"));
  return parameter === "" ? [] : [parameter];
}
