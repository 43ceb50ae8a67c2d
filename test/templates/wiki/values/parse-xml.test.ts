import { describe, expect, it } from "vitest";
import { parseXml } from "../../../../templates/wiki/values/parse-xml.js";

describe("parseXml", () => {
  it("reads elements, attributes, references, comments and sections of characters", () => {
    const document = `<?xml version="1.0"?><a b='1 &lt; "2"'><!-- <x> --><c/>t &amp; &#228;<![CDATA[<y>]]></a>`;
    expect(parseXml(document)).toEqual({
      name: "a",
      attributes: { b: '1 < "2"' },
      children: [{ name: "c", attributes: {}, children: [], text: "" }],
      text: "t & ä<y>",
    });
  });

  it.each([
    "",
    "text",
    "<a>",
    "</a>",
    "<a></b>",
    "<a/><b/>",
    "<a",
    "<a><!-- </a>",
    "<a/>text",
    "<>",
  ])("finds that %j is not well-formed", (document) => {
    expect(parseXml(document)).toBeUndefined();
  });
});
