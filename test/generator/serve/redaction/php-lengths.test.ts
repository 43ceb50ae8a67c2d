import { describe, expect, it } from "vitest";
import { isPhp, replaceInPhp } from "../../../../generator/serve/php-lengths.js";
import type { TextRange } from "../../../../generator/serve/secret-index.js";

/** The ranges of a text's parts, in the order of the parts. */
function rangesOf(text: string, ...parts: readonly string[]): readonly TextRange[] {
  return parts.map((part) => {
    const start = text.indexOf(part);
    return { start, end: start + part.length };
  });
}

describe("PHP's serialization", () => {
  it.each([
    "a:0:{}",
    "a:12:{i:0;i:1;}",
    's:1:"x";',
    's:10:"0123456789";',
    'O:8:"stdClass":0:{}',
    'O:12:"MyClassNames":0:{}',
  ])("is recognized in %s", (text) => {
    expect(isPhp(text)).toBe(true);
  });

  it.each([
    "",
    "a:{}",
    "a:1:",
    "a:x:{",
    's::"x"',
    "s:1:x",
    "O:1:{",
    "i:1;",
    "b:1;",
    ' s:1:"x";',
    " a:0:{}",
    ' O:1:"x":0:{}',
    "{}",
  ])("is not recognized in %j", (text) => {
    expect(isPhp(text)).toBe(false);
  });
});

describe("a part that is replaced in PHP's serialization", () => {
  it.each<readonly [string, readonly string[], string]>([
    ['s:6:"secret";', ["secret"], 's:3:"***";'],
    ['s:8:"a secret";', ["secret"], 's:5:"a ***";'],
    ['s:8:"secret a";', ["secret"], 's:5:"*** a";'],
    ['s:11:"first, two.";', ["first", "two"], 's:9:"***, ***.";'],
    ['a:2:{i:0;s:0:"";i:1;s:5:"first";}', ["first"], 'a:2:{i:0;s:0:"";i:1;s:3:"***";}'],
    [
      's:19:"\u007F\u0080\u07FF\u0800\uFFFF\u{10000}wxyz";',
      ["wxyz"],
      's:18:"\u007F\u0080\u07FF\u0800\uFFFF\u{10000}***";',
    ],
    ["a:1:{i:0;i:123456;}", ["123456"], "a:1:{i:0;i:***;}"],
    ['s:1:"a";s:1:"b";', ['a";s:1:"b'], 's:3:"***";'],
    ['O:5:"first":1:{s:6:"second";i:1;}', ["first", "second"], 'O:3:"***":1:{s:3:"***";i:1;}'],
    ['s:9:"a";s:1:"b";s:5:"first";', ["b", "first"], 's:11:"a";s:1:"***";s:3:"***";'],
    ['s:2:"one";s:5:"first";', ["first"], 's:2:"one";s:5:"***";'],
    ['s:1:"ä";s:5:"first";', ["first"], 's:1:"ä";s:5:"***";'],
    ['s:6:"second', ["second"], 's:6:"***'],
    ['s:3:"one";', ['s:3:"o'], '***ne";'],
    ['i:1;s:3:"one";s:5:"first";', ['1;s:3:"one"', "first"], 'i:***;s:3:"***";'],
    ['s:3:"one";', [], 's:3:"one";'],
  ])("changes the lengths of the strings around it: in %j", (text, parts, expected) => {
    expect(replaceInPhp(text, rangesOf(text, ...parts), () => "***")).toBe(expected);
  });

  it("may be replaced by what depends on its range", () => {
    const text = 's:7:"one two";';
    expect(
      replaceInPhp(text, rangesOf(text, "one", "two"), ({ start, end }) => `<${start}-${end}>`),
    ).toBe('s:12:"<5-8> <9-12>";');
  });
});
