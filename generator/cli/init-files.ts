import { join, relative, resolve, sep, dirname } from "node:path";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic } from "../base/diagnostic.js";
import { labelOf } from "../project/job.js";
import type { FileChange } from "../project/changes.js";
import { commit } from "../project/commit.js";
import { readFolder } from "../project/output-folder.js";
import type { ImportExtension } from "../emit/output.js";
import type { Config } from "../spec/source/types.js";
import type { PackageManager } from "./project-facts.js";

/** New files by absolute path. */
export type NewFiles = ReadonlyMap<string, string>;

/** Where new files are written. */
export interface NewFilesPlace {
  /** The folder that contains all of them. */
  readonly root: string;
  /** The working folder, for messages. */
  readonly cwd: string;
}

/**
 * The problems that prevent files from being created: existing files, files in the path of a
 * folder, and paths outside the root. Throws the system's error.
 */
export function obstaclesTo(
  paths: readonly string[],
  { root, cwd }: NewFilesPlace,
): readonly Diagnostic[] {
  const outside = paths.filter((path) => relativeTo(root, path) === undefined);
  if (outside.length > 0)
    return outside.map((path) =>
      diagnostic("new-file-outside", { name: labelOf(path, cwd), detail: root }),
    );
  return existingIn(root, paths).map((path) =>
    diagnostic("new-file-exists", { name: labelOf(path, cwd) }),
  );
}

/**
 * Creates the files. Throws the system's error, or an error if one of the files exists
 * meanwhile.
 */
export function writeNewFiles(files: NewFiles, { root, cwd }: NewFilesPlace): void {
  const changes = [...files].map(([path, text]): FileChange => ({
    kind: "create",
    path: relativeTo(root, path) ?? "",
    text,
  }));
  commit(root, changes, () => {
    const [existing] = existingIn(root, [...files.keys()]);
    if (existing !== undefined) throw new Error(`${labelOf(existing, cwd)} has just been created`);
    return changes;
  });
}

/** The absolute paths of existing files, or of files where folders are needed. */
function existingIn(root: string, paths: readonly string[]): readonly string[] {
  const names = paths.map((path) => relativeTo(root, path) ?? "");
  const { texts, obstacles } = readFolder(root, names);
  const existing = names.flatMap((name) => obstacles.get(name) ?? (texts.has(name) ? name : []));
  return [...new Set(existing)].map((name) => join(root, name));
}

/** The path below a folder, with `/`; undefined if it is not below it. */
function relativeTo(root: string, path: string): string | undefined {
  const below = relative(root, path).split(sep).join("/");
  const isBelow = below !== "" && below !== ".." && !below.startsWith("../");
  return isBelow && resolve(root, below) === path ? below : undefined;
}

/** The kinds of code that a program needs to send requests, as the first one does. */
export const CLIENT_TARGETS: NonNullable<Config["targets"]> = [
  "requests",
  "validators",
  "responses",
];

/** Where the first program of a project and the generated code are. */
export interface ProgramPlace {
  /** Absolute. */
  readonly program: string;
  /** The folder of the generated code, absolute. */
  readonly out: string;
  /** The folder of the spec's code in it. */
  readonly name: string;
  readonly importExtension: ImportExtension;
}

/** The parts of a wiki that its first program depends on. */
export interface WikiProgramInput {
  /** The URL of the wiki's API. */
  readonly endpoint: string;
  /** The paths of the catalogue's modules. */
  readonly modules: ReadonlySet<string>;
}

/** A program for a wiki, and its place. */
export interface ProgramInput extends ProgramPlace, WikiProgramInput {}

/**
 * The first program's code, which prints pages if the catalogue contains `list=allpages`, and
 * otherwise a response about one page. It compiles as a module and as a script.
 */
export function programText(input: ProgramInput): string {
  const hasPages = input.modules.has("query+allpages");
  const body = hasPages ? pagesProgram(input) : queryProgram(input);
  return `${body.join("\n")}\n`;
}

function pagesProgram(input: ProgramInput): readonly string[] {
  return [
    `import { allpages } from "${importPath(input, `${input.name}/allpages`)}";`,
    `import { fetchSender, rowsOf } from "${importPath(input, "runtime/client")}";`,
    "",
    ...senderLines(input),
    "",
    "/** Prints ten pages. */",
    "async function printPages(): Promise<void> {",
    "  const request = allpages({ limit: 10 });",
    "  for await (const page of rowsOf(request, send, { maxRows: 10 })) console.log(page);",
    "}",
    "",
    "void printPages();",
  ];
}

function queryProgram(input: ProgramInput): readonly string[] {
  return [
    `import { query } from "${importPath(input, `${input.name}/query`)}";`,
    `import { fetchSender, sendRequest } from "${importPath(input, "runtime/client")}";`,
    "",
    ...senderLines(input),
    "",
    "/** Prints the response about a page. */",
    "async function printPage(): Promise<void> {",
    '  const response = await sendRequest(query([], { titles: "Main Page" }), send);',
    "  console.log(JSON.stringify(response));",
    "}",
    "",
    "void printPage();",
  ];
}

/** Operators of wikis ask for a contact in the user agent. */
function senderLines({ endpoint }: ProgramInput): readonly string[] {
  return [
    `const send = fetchSender(${JSON.stringify(endpoint)}, {`,
    "  // Replace this with the name of your program and a contact, which wikis ask for.",
    '  userAgent: "first-request (you@example.org)",',
    "});",
  ];
}

/** The import path of a file in the output folder, given without its ending. */
export function importPath({ program, out, importExtension }: ProgramPlace, file: string): string {
  const path = relative(dirname(program), out).split(sep).join("/");
  const below = path === "" ? "." : /^\.\.(?:\/|$)/.test(path) ? path : `./${path}`;
  return `${below}/${file}${importExtension}`;
}

interface ManagerSteps {
  /** The steps before the installation. */
  readonly setup: readonly string[];
  readonly install: string;
  /** Runs a command of an installed package. */
  readonly execute: string;
}

const NODE = ["- uses: actions/setup-node@v4", "  with:", "    node-version: 22"];

const STEPS: Readonly<Record<PackageManager, ManagerSteps>> = {
  npm: { setup: NODE, install: "npm ci", execute: "npx" },
  pnpm: {
    setup: [...NODE, "- run: corepack enable"],
    install: "pnpm install --frozen-lockfile",
    execute: "pnpm exec",
  },
  yarn: {
    setup: [...NODE, "- run: corepack enable"],
    install: "yarn install",
    execute: "yarn run",
  },
  bun: {
    setup: [...NODE, "- uses: oven-sh/setup-bun@v2"],
    install: "bun install --frozen-lockfile",
    execute: "bunx",
  },
};

/** The command line that runs `paramsmith` in a project. */
export function paramsmithCommand(manager: PackageManager, args: string): string {
  return `${STEPS[manager].execute} paramsmith ${args}`;
}

/**
 * The code of a GitHub Actions workflow that runs `paramsmith check`.
 *
 * @param folder the project's path in its repository, with `/`; empty if it is the root
 */
export function workflowText(manager: PackageManager, folder: string): string {
  const { setup, install } = STEPS[manager];
  const steps = [
    "- uses: actions/checkout@v4",
    ...setup,
    `- run: ${install}`,
    `- run: ${paramsmithCommand(manager, "check")}`,
  ];
  const inFolder =
    folder === ""
      ? []
      : ["    defaults:", "      run:", `        working-directory: ${JSON.stringify(folder)}`];
  return [
    "# Fails if the generated code is not up to date with its specs.",
    "name: paramsmith",
    "on: [push, pull_request]",
    "permissions:",
    "  contents: read",
    "jobs:",
    "  check:",
    "    runs-on: ubuntu-latest",
    ...inFolder,
    "    steps:",
    ...steps.map((line) => `      ${line}`),
    "",
  ].join("\n");
}
