import { plainEnd, templateEnd, tokenEnd } from "./token.js";

/** The sign that closes what is open, by the sign that opens it. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["{", "}"],
  ["(", ")"],
  ["[", "]"],
  ["<", ">"],
]);
const CLOSERS: ReadonlySet<string> = new Set(CLOSING.values());

/** The codes of all of those, and of the sign that a template begins with. */
const NESTING: ReadonlySet<number> = new Set(Array.from("{}()[]<>`", (sign) => sign.charCodeAt(0)));

/** Stands among closing signs for the brace after which a template goes on. */
const TEMPLATE = "${}";

/** What can begin a statement. */
const BEGINNINGS: ReadonlySet<string> = new Set(["import", "export", "const"]);

/** What can be exported: the brace begins a list of names, the star is all of a file. */
const EXPORTED: ReadonlySet<string> = new Set(["const", "type", "interface", "function", "{", "*"]);

/** What ends with its body rather than with a semicolon. */
const WITH_BODY: ReadonlySet<string> = new Set(["interface", "function"]);

/** In front of a brace that begins a type, and no body. */
const BEFORE_TYPES: ReadonlySet<string> = new Set([":", "|", "&", "=", "=>", "?", ","]);

/**
 * The number of statements of a TypeScript module that is made as generated code is: imports, exports
 * and constants that end in a semicolon, interfaces and functions that end in a brace, and no line
 * break where a statement could end without either. Undefined of any other text: a compiler may know,
 * which takes longer to load than most runs take, and longer to parse than all else does. Of a text
 * that compiles, a number is the right one.
 */
export function statementCount(text: string): number | undefined {
  /** The signs that will close what is open. */
  const open: string[] = [];
  /** What declares the statement that has begun: `export` until the word after that is read. */
  let kind = "";
  let inBody = false;
  let isNewLine = false;
  let last = "";
  let count = 0;
  let end = 0;
  for (let start = 0; start < text.length; start = end) {
    const goesOnTemplate = text[start] === "}" && open.at(-1) === TEMPLATE;
    if (goesOnTemplate) open.pop();
    end = goesOnTemplate ? templateEnd(text, start) : tokenEnd(text, start);
    if (end < 0) return undefined;
    const innermost = open.at(-1);
    const isTop = innermost === undefined;
    // Within brackets, brackets count alone; nearly all of a text is that.
    if (!isTop && innermost !== ">" && !NESTING.has(text.charCodeAt(start))) {
      end = plainEnd(text, end);
      continue;
    }
    const token = text.slice(start, end);
    if (isBlank(token)) {
      // Whatever ends a line may stand in a comment.
      isNewLine ||= token[0] !== " ";
      continue;
    }
    if (isNewLine && kind !== "" && !goesOn(kind, last, token)) return undefined;
    // What looks like a type's arguments may be two comparisons, with statements between them.
    if (innermost === ">" && token === ";") return undefined;
    if (isTop) {
      const next = kindAfter(kind, token);
      // An enumeration ends with its body.
      if (next === undefined || (last === "const" && token === "enum")) return undefined;
      kind = next;
    }
    isNewLine = false;
    // In a body, angles compare.
    const isBracket = !inBody || (token !== "<" && token !== ">");
    const closing = isBracket ? CLOSING.get(token) : undefined;
    if (closing !== undefined) {
      if (open.length === 0 && token === "{" && WITH_BODY.has(kind)) {
        if (BEFORE_TYPES.has(last)) return undefined;
        inBody = true;
      }
      open.push(closing);
    } else if (isBracket && CLOSERS.has(token) && open.pop() !== token) return undefined;
    else if (isTemplatePart(token)) open.push(TEMPLATE);
    if (open.length === 0 && (token === ";" || (token === "}" && inBody))) {
      count += 1;
      kind = "";
      inBody = false;
    }
    last = token;
  }
  return kind === "" && open.length === 0 ? count : undefined;
}

/** White space and comments. */
function isBlank(token: string): boolean {
  return token[0] === " " || token[0] === "\n" || token[0] === "/";
}

/** Whether something is put into a template after it. */
function isTemplatePart(token: string): boolean {
  return token.length > 1 && token.endsWith("{");
}

/** What declares a statement once a word or a sign of it is read; undefined where that is not of generated code. */
function kindAfter(kind: string, token: string): string | undefined {
  if (kind === "") return BEGINNINGS.has(token) ? token : undefined;
  if (kind === "export") return EXPORTED.has(token) ? token : undefined;
  return kind;
}

/** Whether a statement must go on from one line to the next. */
function goesOn(kind: string, last: string, next: string): boolean {
  return (
    last === "=" ||
    last === "," ||
    last === "<" ||
    next === "|" ||
    next === ">" ||
    (kind === "interface" && next === "extends")
  );
}
