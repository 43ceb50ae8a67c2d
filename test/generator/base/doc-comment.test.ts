import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { docComment } from "../../../generator/base/doc-comment.js";

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
