/**
 * Types as json-schema-to-typescript prints them, in the style of templates/: properties and lists are
 * readonly, any value is any JSON, and objects are type aliases, since those fit where a record is asked for
 * and interfaces do not.
 */
export function readonlyTypes(printed: string): string {
  return printed
    .trimStart()
    .replaceAll(
      /^( +)(\$?\w+\??|\[k: string\]): (.*)$/gm,
      (_line, indent: string, name: string, type: string) =>
        `${indent}readonly ${name}: ${type.endsWith("[];") ? `readonly ${type}` : type}`,
    )
    .replaceAll(/^( +readonly \[k: string\]): unknown;$/gm, "$1: Json | undefined;")
    .replaceAll(/: unknown;$/gm, ": Json;")
    .replaceAll(/^export interface (\w+) \{$/gm, "export type $1 = {")
    .replaceAll(/^\}$/gm, "};");
}
