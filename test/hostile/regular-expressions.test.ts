import { join } from "node:path";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import type { AST } from "@eslint-community/regexpp";
import { analyse } from "scslre";
import { Node, SyntaxKind } from "ts-morph";
import type { SourceFile } from "ts-morph";
import { afterAll, describe, expect, it, vi } from "vitest";
import { REPOSITORY } from "../generator/support/places.js";
import { filesOf, parsed, placeIn } from "./sources.js";

/** A regular expression and where it stands. */
interface Expression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Bundles of libraries, whose expressions run on schemas and code of the generator alone. */
const LIBRARIES = new Set([
  "generator/emit/json-schema-to-typescript.js",
  "generator/emit/oxfmt.js",
]);

/** Sources that are run, those that run in a wiki's client or a browser included. */
const FILES = [...filesOf("generator", ".ts", ".js"), ...filesOf("templates", ".ts")].filter(
  (path) => !LIBRARIES.has(path),
);

/** Where an expression is made of what a spec says: compiled to see whether it can be, and never run. */
const NOT_RUN = new Set([
  "generator/spec/schema/pattern.ts",
  // A user's own pattern, which names of members are tried with if they have few ways to match.
  "generator/spec/schema/merge.ts",
  // The classes of a user's pattern, which single characters are tried with.
  "generator/spec/schema/backtracking.ts",
  "generator/spec/schema/pattern-test.ts",
  // A class of a wiki's configuration, which single characters are tried with.
  "templates/runtime/title/title-text.ts",
  // A document's patterns of member names, which its validators also run; slow ones have a warning.
  "templates/runtime/model/json.ts",
]);

const sources = parsed(FILES);

/** Expressions that are written as such, or made of one text. */
const written: readonly Expression[] = sources.flatMap((file) => [
  ...file.getDescendantsOfKind(SyntaxKind.RegularExpressionLiteral).map((literal) => {
    const text = literal.getText();
    const end = text.lastIndexOf("/");
    return {
      place: placeIn(file, literal.getStartLineNumber()),
      source: text.slice(1, end),
      flags: text.slice(end + 1),
    };
  }),
  ...constructions(file).flatMap((made) => {
    const [source, flags] = made.getArguments();
    return Node.isStringLiteral(source)
      ? [
          {
            place: placeIn(file, made.getStartLineNumber()),
            source: source.getLiteralValue(),
            flags: Node.isStringLiteral(flags) ? flags.getLiteralValue() : "",
          },
        ]
      : [];
  }),
]);

/** Files with expressions that are put together when they are loaded. */
const filesWithBuiltExpressions = sources.filter((file) =>
  constructions(file).some((made) => !Node.isStringLiteral(made.getArguments()[0])),
);

function constructions(file: SourceFile) {
  return [
    ...file.getDescendantsOfKind(SyntaxKind.NewExpression),
    ...file.getDescendantsOfKind(SyntaxKind.CallExpression),
  ].filter((made) => made.getExpression().getText() === "RegExp");
}

/** The expressions that a file puts together while it is loaded. */
async function putTogether(path: string): Promise<readonly Expression[]> {
  const found: Expression[] = [];
  class Recorded extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags);
      found.push({ place: path, source: this.source, flags: this.flags });
    }
  }
  vi.resetModules();
  vi.stubGlobal("RegExp", Recorded);
  try {
    await import(/* @vite-ignore */ join(REPOSITORY, path));
  } finally {
    vi.unstubAllGlobals();
  }
  return found;
}

/** How an attacker makes the expression slow; none where its time grows with the text and no faster. */
function attacksOn({ source, flags }: Expression): readonly string[] {
  return analyse({ source, flags }).reports.map(
    ({ type, exponential, character }) =>
      `${exponential ? "exponential" : "polynomial"} (${type}) with many ${character.pick}`,
  );
}

/**
 * What is repeated without end and is more than one character: what the analysis cannot see through,
 * as alternatives that begin alike.
 */
function repeatedGroups({ source, flags }: Expression): readonly string[] {
  const found: string[] = [];
  const unicode = flags.includes("u");
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode });
  visitRegExpAST(pattern, {
    onQuantifierEnter({ max, element, raw }) {
      if (max === Infinity && !isOneCharacter(element)) found.push(raw);
    },
  });
  return found;
}

/** A character, also after a look at what follows. */
function isOneCharacter(element: AST.Element): boolean {
  if (element.type !== "Group") return ONE_CHARACTER.has(element.type);
  const [alternative, another] = element.alternatives;
  const last = alternative?.elements.at(-1);
  const looks = alternative?.elements.slice(0, -1) ?? [];
  return (
    another === undefined &&
    last !== undefined &&
    ONE_CHARACTER.has(last.type) &&
    looks.every(({ type }) => type === "Assertion")
  );
}

const ONE_CHARACTER: ReadonlySet<string> = new Set(["Character", "CharacterClass", "CharacterSet"]);

/** One way to read it each: everything in them has its length and its first character. */
const REPEATED_GROUPS = new Set([
  String.raw`(?:\/(?:(?:allOf|anyOf|oneOf)\/\d+|not|if|then|else|dependentSchemas\/[^/]*))*`,
  String.raw`(?:\/allOf\/\d+)+`,
  "(?:%[0-9A-Fa-f]{2})+",
  String.raw`(?:[^"\\]|\\.)*`,
  '(?:[^,"]|"[^"]*(?:"|$))+',
  String.raw`(?:[^'\\\n]|\\.)*`,
  String.raw`(?:\+"(?:[^"\\]|\\.)*")+`,
  // Of the test wiki: each repetition begins with its own signs.
  String.raw`(?:\[\[)*`,
  String.raw`(?:<[?!][^>]*>\s*)*`,
  // Of patterns of documents.
  String.raw`(?:[^*+{]|\{\d+(?:,\d+)?\})*`,
  // Of ajv's code.
  String.raw`(?:.|\n {4})*`,
  String.raw`(?:\+"(?:[^"\\]|\\.)*")*`,
  String.raw`(?:, \w+(?:=data)?)+`,
  // Of formats.
  String.raw`(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})|[/?])*`,
  String.raw`(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*`,
  String.raw`(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+`,
  String.raw`(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*`,
  String.raw`(?:[a-z0-9\-._~!$&'()*+,;=@]|%[0-9a-f]{2})+`,
  String.raw`(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*`,
  String.raw`(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*`,
  String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+`,
  String.raw`(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*`,
  "(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*",
  "(?:[^~/]|~0|~1)*",
  String.raw`(?:\/(?:[^~/]|~0|~1)*)*`,
  "(?:[a-z0-9+/]{4})*",
]);

afterAll(() => vi.unstubAllGlobals());

describe("a regular expression of generator/ or templates/", () => {
  const unique = new Map(written.map((each) => [`/${each.source}/${each.flags}`, each]));

  it.each([...unique])("takes time in proportion to the text: %s", (_, expression) => {
    expect(attacksOn(expression)).toEqual([]);
    const groups = repeatedGroups(expression);
    expect(groups.filter((group) => !REPEATED_GROUPS.has(group))).toEqual([]);
  });

  it.each(
    filesWithBuiltExpressions
      .map((file) => placeIn(file, 0).replace(/:0$/, ""))
      .filter((path) => !NOT_RUN.has(path)),
  )("does so too where it is put together, when the file is loaded: %s", async (path) => {
    const found = await putTogether(path);
    const file = filesWithBuiltExpressions.find((each) => each.getFilePath().endsWith(path));
    const nested = (file ? constructions(file) : []).filter((made) =>
      made.getAncestors().some((node) => Node.isFunctionLikeDeclaration(node)),
    );
    expect(nested.map((made) => made.getText())).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap(attacksOn)).toEqual([]);
    const groups = found.flatMap(repeatedGroups);
    expect(groups.filter((group) => !REPEATED_GROUPS.has(group))).toEqual([]);
  });
});
