import type { ExportedNames } from "../../emit/plan/exported-names.js";
import { fileBase } from "./generated-code.js";
import type { UsageSubjects } from "./generated-names.js";

/** Files of generated code that have no operation's name. */
const SHARED: ReadonlySet<string> = new Set(["index", "handlers", "schemas", "options"]);

/** Returns true if an import that the compiler cannot resolve has the path of generated code. */
export function isGeneratedPath(specifier: string, { files }: UsageSubjects): boolean {
  if (specifier === "paramsmith" || specifier.startsWith("paramsmith/")) return true;
  const base = fileBase(specifier);
  return files.has(base) || (specifier.startsWith(".") && SHARED.has(base));
}

/**
 * Declarations of the exports that findings are about. They are used if generated code is missing,
 * for example because the revision no longer has it. Their members have the type `any`.
 */
export function standInText({ names }: UsageSubjects, texts: Iterable<string>): string {
  const exported = [...names.values()].flat();
  const seen = new Set<string>();
  const isNew = (name: string): boolean => !seen.has(name) && seen.add(name).has(name);
  const handlers = [...handlerNames(texts)].filter(
    (name) => !exported.some(({ all }) => all.includes(name)),
  );
  return [
    "// Generated from the base by `paramsmith generate`. Do not edit.",
    ...exported.flatMap((each) => declarationsOf(each, isNew)),
    `interface BaseHandlers { ${exported.flatMap(handlerOf).join(" ")} }`,
    ...handlers.map((name) =>
      name.endsWith("Handlers")
        ? `export interface ${name} extends BaseHandlers {}`
        : `export declare function ${name}(handlers: Partial<BaseHandlers>, options?: any): any;`,
    ),
    "",
  ].join("\n");
}

function declarationsOf(
  { builder, all, requests, takesBody = false }: ExportedNames,
  isNew: (name: string) => boolean,
): readonly string[] {
  const [, params = builder] = requests;
  return all.filter(isNew).map((name) => {
    if (name === builder && requests.length > 0)
      return takesBody
        ? `export declare function ${name}(body?: any, params?: ${params}): any;`
        : `export declare function ${name}(params?: ${params}, options?: any): any;`;
    if (/^[a-z]/.test(name)) return `export declare const ${name}: any;`;
    return `export interface ${name} { [member: string]: any }`;
  });
}

function handlerOf({ builder, requests: [, params] }: ExportedNames): readonly string[] {
  return params === undefined ? [] : [`${builder}: (args: ${params}, ...others: any[]) => any;`];
}

function handlerNames(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [name] of text.matchAll(/\b(?:create[A-Z]\w*Handler|[A-Z]\w*Handlers)\b/g))
      found.add(name);
  return found;
}
