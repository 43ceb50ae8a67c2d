import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { docComment } from "../../../generator/base/doc-comment.js";
import { parameterDoc } from "../../../generator/emit/parts/parameter-doc.js";
import { lowered, module, parameter } from "../support/specs.js";
import type { Json } from "../support/specs.js";

/** What a comment says, line by line. */
function lines(doc: ReturnType<typeof docComment>): readonly string[] {
  const text = doc.join("");
  return text === "" ? [] : text.replace(/^\n/, "").split("\n");
}

/** The tags that the compiler sees. */
function tagsOf(doc: ReturnType<typeof docComment>): readonly string[] {
  const comment = lines(doc).map((line) => ` * ${line}\n`);
  const text = `/**\n${comment.join("")} */\nexport type X = 1;`;
  const file = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((node) =>
    ts.getJSDocTags(node).map(({ tagName }) => tagName.text),
  );
}

function about(type: unknown, more: Json = {}): readonly string[] {
  const [found] = lowered(module("a", [parameter("p", type, more)])).parameters;
  return found ? lines(parameterDoc(found)) : [];
}

describe("a comment", () => {
  it("is none where there is nothing to say", () => {
    expect(docComment([])).toEqual([]);
  });

  it("cannot be ended by its text", () => {
    expect(lines(docComment(["a */ b **/ c"]))).toEqual(["a *\\/ b **\\/ c"]);
  });

  it("holds no tag but its own", () => {
    expect(
      lines(docComment(["@deprecated\n  @see x", "mail@example.org"], ["@default 1"])),
    ).toEqual(["\\@deprecated", "\\@see x", "mail@example.org", "@default 1"]);
  });

  it.each([
    "old @deprecated",
    "`code` @deprecated",
    "` @deprecated",
    "- @deprecated",
    "*@deprecated",
    "{@link x} @deprecated",
    "a\u00A0@deprecated",
    "see {@link x",
  ])("has no tag to the compiler but its own, whatever stands in a line: %s", (text) => {
    const tag = `@default ${JSON.stringify(text)}`;
    expect(tagsOf(docComment([text], []))).toEqual([]);
    expect(tagsOf(docComment([text], [tag, "@deprecated"]))).toEqual(["default", "deprecated"]);
    expect(tagsOf(docComment([], [tag]))).toEqual(["default"]);
  });

  it("shows what would hide as its code", () => {
    expect(lines(docComment(["\u202Ea\u2028b\u0000\uD800"]))).toEqual([
      String.raw`\u202ea\u2028b\u0000\ud800`,
    ]);
  });

  it("breaks lines where its text does", () => {
    expect(lines(docComment(["a\r\nb\nc"]))).toEqual(["a", "b", "c"]);
  });
});

describe("the comment of a parameter", () => {
  it.each<[string, unknown, Json, readonly string[]]>([
    ["nothing of a plain text", "string", {}, []],
    ["bounds", "integer", { min: 0, max: 9 }, ["0 to 9."]],
    [
      "bounds with high limits",
      "limit",
      { min: 1, max: 5, highmax: 50 },
      ['1 to 5 (50 with high limits), or `"max"`.'],
    ],
    [
      "high limits only where they differ",
      "limit",
      { max: 5, highmax: 5 },
      ['0 to 5, or `"max"`.'],
    ],
    ["a limit without bounds, of which 0 is the least", "limit", {}, ['At least 0, or `"max"`.']],
    ["only a minimum", "float", { min: -0.5 }, ["At least -0.5."]],
    [
      "lengths",
      "string",
      { maxbytes: 1, maxchars: 2 },
      ["At most 1 bytes.", "At most 2 characters."],
    ],
    [
      "how many values",
      "string",
      { multi: "", lowlimit: 2, highlimit: 3 },
      ["Up to 2 values (3 with high limits)."],
    ],
    [
      "what stands for all values",
      ["x"],
      { multi: "", lowlimit: 1, highlimit: 1, allspecifier: "*" },
      ["Up to 1 values.", '`"*"` as the only value selects all values.'],
    ],
    ["deprecated values", ["x", "y"], { deprecatedvalues: ["y"] }, ['Deprecated: `"y"`.']],
    ["the kinds of users", "user", { subtypes: ["name", "id"] }, ["Takes a user by name, id."]],
    [
      "further namespaces",
      "namespace",
      { extranamespaces: [-1] },
      ["Takes -1 besides the wiki's namespaces."],
    ],
    [
      "a token",
      "string",
      { tokentype: "csrf" },
      ['Requires a token of type `"csrf"`; `withTokens` adds it.'],
    ],
    ["that it is sensitive", "password", {}, ["Sensitive: the request is sent by POST."]],
    [
      "conditions",
      "string",
      { info: [{ name: "x", values: [1] }, { name: "y" }] },
      ["Condition: x 1; y."],
    ],
    [
      "the default and the deprecation, last",
      ["x"],
      { default: "x", deprecated: "" },
      ['@default "x"', "@deprecated"],
    ],
    [
      "a default of several values",
      "integer",
      { default: "1|2", multi: "", lowlimit: 9, highlimit: 9 },
      ["Up to 9 values.", "@default [1, 2]"],
    ],
  ])("says %s", (_, type, more, expected) => {
    expect(about(type, more)).toEqual(expected);
  });
});
