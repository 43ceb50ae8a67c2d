import { replaceHidden } from "./hidden-characters.js";

/** The first line of a file that is generated from one operation. */
export function moduleHeader(source: string, path: string): string {
  return header(`${source} (${path})`);
}

export function endpointHeader(source: string, operationId: string): string {
  return header(`${source} (${operationId})`);
}

/** The first line of a file that is generated from a complete spec. */
export function specHeader(source: string): string {
  return header(source);
}

/**
/**
 * The first lines of a file with code that another tool wrote without types. Compilers and linters do
 * not check it.
 */
export function uncheckedHeader(source: string): string {
  return [header(source), "/* eslint-disable */", "// @ts-nocheck -- compiled by ajv"].join("\n");
}

/**
 * The first lines of a file that is the same for every spec. The compiler and linters of a project
 * with different rules do not check it.
 */
export function runtimeHeader(): string {
  return [
    "// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.",
    "/* eslint-disable */",
    "// @ts-nocheck -- checked where it is written",
  ].join("\n");
}

function header(from: string): string {
  return `// ${replaceHidden(`Generated from ${from} by \`paramsmith generate\`. Do not edit.`, "\uFFFD")}`;
}
