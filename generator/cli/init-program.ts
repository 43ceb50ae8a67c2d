import { dirname, relative, sep } from "node:path";
import type { ImportExtension } from "../emit/output.js";

/** The parts of a project that its first program depends on. */
export interface ProgramInput {
  /** Absolute. */
  readonly program: string;
  /** The folder of the generated code, absolute. */
  readonly out: string;
  /** The folder of the spec's code in it. */
  readonly name: string;
  readonly importExtension: ImportExtension;
  /** The URL of the wiki's API. */
  readonly endpoint: string;
  /** The paths of the catalogue's modules. */
  readonly modules: ReadonlySet<string>;
}

/**
 * The text of a first program, which prints pages if the catalogue has `list=allpages`, or else the
 * response about one page. It compiles as a module and as a script.
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

function importPath({ program, out, importExtension }: ProgramInput, file: string): string {
  const path = relative(dirname(program), out).split(sep).join("/");
  const below = path === "" ? "." : path.startsWith("..") ? path : `./${path}`;
  return `${below}/${file}${importExtension}`;
}
