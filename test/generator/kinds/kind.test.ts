import { describe, expect, it } from "vitest";
import { locator, locatorIn } from "../../../generator/spec/kind.js";
import type { SpecDocuments } from "../../../generator/spec/kind.js";
import { isCatalogue, isCorrections, isDirectory } from "../../../generator/spec/recognition.js";
import { documentOf } from "../check/document/documents.js";

/** The documents of a spec, whose member `a` is in the second line. */
function documents(name: string): SpecDocuments {
  return {
    name,
    source: name,
    document: documentOf({ a: `spec ${name}` }, `${name}.json`),
    protocol: documentOf({ a: `protocol ${name}` }, `${name}-protocol.json`),
  };
}

function place(locate: ReturnType<typeof locator>, file: string): unknown {
  const position = locate({ file, pointer: "/a" });
  return [position.file, position.line, position.lineText?.trim()];
}

describe("the position of an origin", () => {
  it("is in the document, or in the protocol", () => {
    const locate = locator(documents("x"));
    expect(place(locate, "x.json")).toEqual(["x.json", 2, '"a": "spec x"']);
    expect(place(locate, "x-protocol.json")).toEqual(["x-protocol.json", 2, '"a": "protocol x"']);
  });

  it("is in one of the specs of a combination, or at the start of another file", () => {
    const locate = locatorIn([documents("x"), documents("y")]);
    expect(place(locate, "x.json")).toEqual(["x.json", 2, '"a": "spec x"']);
    expect(place(locate, "y.json")).toEqual(["y.json", 2, '"a": "spec y"']);
    expect(place(locate, "y-protocol.json")).toEqual(["y-protocol.json", 2, '"a": "protocol y"']);
    expect(locate({ file: "z.json", pointer: "/a" })).toEqual({
      file: "z.json",
      line: 1,
      column: 1,
    });
  });
});

describe("the kind of a document", () => {
  it.each<readonly [unknown, readonly boolean[]]>([
    [{ paraminfo: {} }, [true, false, false]],
    [{ openapi: "3.1.0" }, [false, true, false]],
    [{ swagger: "2.0" }, [false, true, false]],
    [{ corrections: [] }, [false, false, true]],
    [{ other: 1 }, [false, false, false]],
    [null, [false, false, false]],
    ["paraminfo", [false, false, false]],
    [undefined, [false, false, false]],
  ])("%j is told by its key", (value, expected) => {
    expect([isCatalogue(value), isDirectory(value), isCorrections(value)]).toEqual(expected);
  });
});
