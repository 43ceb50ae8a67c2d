import { posix } from "node:path";
import type { DocumentPart } from "./origins.js";

/** Tokens of pointers that name a kind of part and not the part. */
const STRUCTURE: ReadonlySet<string> = new Set([
  "components",
  "schemas",
  "parameters",
  "responses",
  "requestBodies",
  "headers",
  "securitySchemes",
  "paths",
  "properties",
  "content",
  "schema",
  "definitions",
  "$defs",
]);

/**
 * The name of the component that a part becomes: of the names on the way to it, and of its file if it
 * is not among the components of one. Taken names get a number.
 */
export function bundledName(
  { document, pointer }: DocumentPart,
  isMainFile: boolean,
  isTaken: (name: string) => boolean,
): string {
  const tokens = pointer.split("/").filter((token) => token !== "" && !STRUCTURE.has(token));
  const isNamed = isMainFile || /^\/(?:components|definitions|\$defs)\//.test(pointer);
  const file = posix.basename(document.file).replace(/\.[^.]*$/, "");
  const words = isNamed && tokens.length > 0 ? tokens : [file, ...tokens];
  const [first = "", ...others] = words
    .flatMap((word) => word.replaceAll(/~[01]/g, " ").split(/[^\w.-]+/))
    .filter((word) => word !== "");
  const name = [first, ...others.map(capitalised)].join("") || "part";
  for (let number = 2, unique = name; ; number++) {
    if (!isTaken(unique)) return unique;
    unique = `${name}${number}`;
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
