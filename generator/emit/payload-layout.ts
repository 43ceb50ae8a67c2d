import { tokenEnd } from "../print/token.js";
import { LINE_WIDTH, stringText } from "./literal.js";

/** A type as json-schema-to-typescript writes it. */
type Type =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "object"; readonly members: readonly Member[] }
  | { readonly kind: "tuple"; readonly items: readonly string[]; readonly types: readonly Type[] }
  | { readonly kind: "array"; readonly item: Type }
  | { readonly kind: "group"; readonly type: Type }
  | { readonly kind: "set"; readonly separator: "|" | "&"; readonly types: readonly Type[] };

interface Member {
  readonly comments: readonly string[];
  /** With what stands in front of the colon. */
  readonly key: string;
  readonly isIndex: boolean;
  readonly type: Type;
}

interface Statement {
  readonly comments: readonly string[];
  readonly kind: "interface" | "type";
  readonly name: string;
  readonly type: Type;
}

/** The text has something that is not read here. */
class OtherForm extends Error {}

/** Signs and words in order, without white space, and how many of them are read. */
interface Tokens {
  readonly texts: readonly string[];
  at: number;
}

/**
 * Lays out the types that json-schema-to-typescript made, from what it writes unformatted: a member a
 * line, nothing else on it. Parentheses around a whole type are left out. Undefined of any form that it
 * does not write for most schemas: a compiler may know that, which takes longer to load than the rest of
 * a run.
 *
 * @param code without notes on the way of working
 * @param names of the types, by what they were called for json-schema-to-typescript
 */
export function laidOutTypes(code: string, names: ReadonlyMap<string, string>): string | undefined {
  try {
    return statementsOf(tokensOf(code), names).map(statementText).join("\n\n");
  } catch (error) {
    if (error instanceof OtherForm) return undefined;
    throw error;
  }
}

function tokensOf(code: string): Tokens {
  const texts: string[] = [];
  let end = 0;
  for (let start = 0; start < code.length; start = end) {
    end = tokenEnd(code, start);
    if (end < 0) throw new OtherForm();
    const token = code.slice(start, end);
    if (token[0] !== " " && token !== "\n") texts.push(token);
  }
  return { texts, at: 0 };
}

function statementsOf(tokens: Tokens, names: ReadonlyMap<string, string>): readonly Statement[] {
  const statements: Statement[] = [];
  while (tokens.at < tokens.texts.length) {
    const comments = commentsAt(tokens);
    take(tokens, "export");
    const kind = next(tokens);
    if (kind !== "interface" && kind !== "type") throw new OtherForm();
    const own = next(tokens);
    if (kind === "type") take(tokens, "=");
    const type = kind === "type" ? readSet(tokens, names) : readObject(tokens, names);
    statements.push({ comments, kind, name: names.get(own) ?? own, type });
  }
  return statements;
}

function readSet(tokens: Tokens, names: ReadonlyMap<string, string>): Type {
  return separated(tokens, "|", () => separated(tokens, "&", () => readArrays(tokens, names)));
}

function separated(tokens: Tokens, separator: "|" | "&", read: () => Type): Type {
  const first = read();
  const types = [first];
  while (isNext(tokens, separator)) {
    tokens.at += 1;
    types.push(read());
  }
  return types.length === 1 ? first : { kind: "set", separator, types };
}

function readArrays(tokens: Tokens, names: ReadonlyMap<string, string>): Type {
  let type = readOne(tokens, names);
  while (isNext(tokens, "[") && tokens.texts[tokens.at + 1] === "]") {
    tokens.at += 2;
    type = { kind: "array", item: type };
  }
  return type;
}

function readOne(tokens: Tokens, names: ReadonlyMap<string, string>): Type {
  const token = tokens.texts[tokens.at] ?? "";
  if (token === "{") return readObject(tokens, names);
  if (token === "[") return readTuple(tokens, names);
  tokens.at += 1;
  if (token === "(") {
    const type = readSet(tokens, names);
    take(tokens, ")");
    return { kind: "group", type };
  }
  if (token.startsWith('"')) return { kind: "text", text: requoted(token) };
  if (/^[A-Za-z_$]\w*$/.test(token)) return { kind: "text", text: names.get(token) ?? token };
  if (/^\d+$/.test(token) && !isNext(tokens, ".")) return { kind: "text", text: token };
  throw new OtherForm();
}

function readObject(tokens: Tokens, names: ReadonlyMap<string, string>): Type {
  take(tokens, "{");
  const members: Member[] = [];
  while (!isNext(tokens, "}")) {
    const comments = commentsAt(tokens);
    const { key, isIndex } = readKey(tokens);
    take(tokens, ":");
    members.push({ comments, key, isIndex, type: readSet(tokens, names) });
  }
  tokens.at += 1;
  // How a formatter leaves an empty object depends on its lines.
  if (members.length === 0) throw new OtherForm();
  return { kind: "object", members };
}

function readKey(tokens: Tokens): Pick<Member, "key" | "isIndex"> {
  const token = next(tokens);
  if (token === "[") {
    for (const expected of ["k", ":", "string", "]"]) take(tokens, expected);
    return { key: "[k: string]", isIndex: true };
  }
  if (!/^(?:"|[A-Za-z_$])/.test(token)) throw new OtherForm();
  const name = token.startsWith('"') ? requoted(token) : token;
  if (!isNext(tokens, "?")) return { key: name, isIndex: false };
  tokens.at += 1;
  return { key: `${name}?`, isIndex: false };
}

function readTuple(tokens: Tokens, names: ReadonlyMap<string, string>): Type {
  take(tokens, "[");
  const items: string[] = [];
  const types: Type[] = [];
  while (!isNext(tokens, "]")) {
    if (types.length > 0) take(tokens, ",");
    const isSpread = isNext(tokens, ".");
    if (isSpread) for (const dot of [".", ".", "."]) take(tokens, dot);
    items.push(isSpread ? "..." : "");
    types.push(readSet(tokens, names));
  }
  tokens.at += 1;
  return { kind: "tuple", items, types };
}

function commentsAt(tokens: Tokens): readonly string[] {
  const comments: string[] = [];
  while (tokens.texts[tokens.at]?.startsWith("/") === true) comments.push(next(tokens));
  return comments;
}

function isNext(tokens: Tokens, token: string): boolean {
  return tokens.texts[tokens.at] === token;
}

function next(tokens: Tokens): string {
  const token = tokens.texts[tokens.at];
  if (token === undefined) throw new OtherForm();
  tokens.at += 1;
  return token;
}

function take(tokens: Tokens, token: string): void {
  if (next(tokens) !== token) throw new OtherForm();
}

/** It writes texts as JSON does. */
function requoted(token: string): string {
  return stringText(String(JSON.parse(token)));
}

function statementText({ comments, kind, name, type }: Statement): string {
  const lead = comments.map((comment) => `${comment}\n`).join("");
  return kind === "interface"
    ? `${lead}export interface ${name} ${typeText(type, "")}`
    : `${lead}${declared(`export type ${name} =`, type, "")}`;
}

function memberText({ comments, key, isIndex, type }: Member, indent: string): string {
  const lead = comments.map((comment) => `${indent}${indented(comment, indent)}\n`).join("");
  return isIndex
    ? `${lead}${indent}${key}: ${typeText(type, indent)};\n`
    : `${lead}${declared(`${indent}${key}:`, type, indent)}\n`;
}

/** What has a name, and its type: a union that makes the line too long has a line for each of its types. */
function declared(head: string, type: Type, indent: string): string {
  const bare = type.kind === "group" ? type.type : type;
  const text = `${head} ${typeText(bare, indent)};`;
  const [line = ""] = text.split("\n", 1);
  if (bare.kind !== "set" || bare.separator !== "|" || line.length <= LINE_WIDTH) return text;
  const lines = bare.types.map((each) => `\n${indent}  | ${typeText(each, indent)}`);
  return `${head}${lines.join("")};`;
}

function typeText(type: Type, indent: string): string {
  switch (type.kind) {
    case "text":
      return type.text;
    case "object": {
      const members = type.members.map((member) => memberText(member, `${indent}  `));
      return `{\n${members.join("")}${indent}}`;
    }
    case "tuple":
      return `[${type.types.map((each, index) => `${type.items[index] ?? ""}${typeText(each, indent)}`).join(", ")}]`;
    case "array":
      return `${typeText(type.item, indent)}[]`;
    case "group":
      return `(${typeText(type.type, indent)})`;
    case "set":
      return type.types.map((each) => typeText(each, indent)).join(` ${type.separator} `);
  }
}

/** The further lines of a comment, under its first. */
function indented(comment: string, indent: string): string {
  return comment.replaceAll("\n", `\n${indent}`);
}
