import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runCompiler } from "../generator/support/tsc.ts";
import type { AnyModule } from "../../templates/runtime/model/descriptor.ts";
import type { Validated } from "../../templates/runtime/model/issue.ts";
import type {
  ModuleParseOptions,
  ParsedParams,
} from "../../templates/runtime/parse/parsed-params.ts";
import type { ModuleRequest } from "../../templates/runtime/request/request.ts";
import type { ParseOptions } from "../../templates/runtime/rules/rule.ts";

/** A module of generated code, whatever its parameters. */
export interface GeneratedModule {
  /** The name of the builder. */
  readonly name: string;
  readonly module: AnyModule;
  readonly build: (params: object, options?: object) => ModuleRequest<AnyModule, object>;
  readonly validate: (input: unknown, options?: ParseOptions) => Validated<object>;
  readonly read: (
    wire: string,
    options?: ModuleParseOptions,
  ) => ParsedParams<Readonly<Record<string, unknown>>>;
}

const REPOSITORY = fileURLToPath(new URL("../../", import.meta.url));
const COMMAND = join(REPOSITORY, "dist/generator/cli/main.js");

/** Ends a test that cannot go on without the command. */
export function runCommand(
  words: readonly string[],
  { input = "", cwd }: { readonly input?: string; readonly cwd?: string } = {},
): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    encoding: "utf8",
    input,
    cwd,
    maxBuffer: 1 << 30,
  });
  // 1 says that requests are in error.
  if (status !== 0 && status !== 1)
    throw new Error(`paramsmith ${words.join(" ")} ended with ${status}: ${stderr}${stdout}`);
  return stdout;
}

/** Imports the compiled code of a spec in a folder. */
export async function importGenerated(
  folder: string,
  spec: string,
): Promise<ReadonlyMap<string, GeneratedModule>> {
  const index = pathToFileURL(join(folder, `built/code/${spec}/index.js`)).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a module exports has no other type
  const exported = (await import(/* @vite-ignore */ index)) as Readonly<Record<string, unknown>>;
  const modules = Object.entries(exported).flatMap(([key, module]) =>
    key.endsWith("Module") && isModule(module)
      ? [[module.path, generatedModule(exported, key, module)] as const]
      : [],
  );
  return new Map(modules.flatMap(([path, module]) => (module ? [[path, module] as const] : [])));
}

/** Compiles the code of a folder as strictly as can be. */
export function compile(folder: string, include: readonly string[]): void {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "nodenext",
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    isolatedDeclarations: true,
    declaration: true,
    rootDir: ".",
    outDir: "built",
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const project = { compilerOptions, include };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  const output = runCompiler(folder, "-p", folder);
  if (output !== "") throw new Error(`The generated code does not compile:\n${output}`);
}

/** The functions that belong to a descriptor; modules that are not asked for by themselves have none. */
function generatedModule(
  exported: Readonly<Record<string, unknown>>,
  key: string,
  module: AnyModule,
): GeneratedModule | undefined {
  const name = key.slice(0, -"Module".length);
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  const functions = {
    build: exported[name],
    validate: exported[`validate${title}`],
    read: exported[`parse${title}`],
  };
  if (!Object.values(functions).every((each) => typeof each === "function")) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- generated functions differ only in their parameters
  return { name, module, ...functions } as GeneratedModule;
}

/** Whether an export is the descriptor of a module. */
export function isModule(value: unknown): value is AnyModule {
  return typeof value === "object" && value !== null && "path" in value && "params" in value;
}
