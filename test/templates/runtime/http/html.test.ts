import { expect, it } from "vitest";
import {
  escapeAttribute,
  escapeHtml,
  textOfHtml,
} from "../../../../templates/runtime/http/html.js";

const TEXT = `&amp; <a> <b> "c" 'd' & >`;

it("a text has references to the characters of markup, in attributes also to quotes", () => {
  expect(escapeHtml(TEXT)).toBe(`&amp;amp; &lt;a&gt; &lt;b&gt; "c" 'd' &amp; &gt;`);
  expect(escapeAttribute(TEXT)).toBe("&amp;amp; &lt;a&gt; &lt;b&gt; &quot;c&quot; 'd' &amp; &gt;");
});

it("the text of HTML has no elements and no references", () => {
  expect(
    textOfHtml(`<p class="x">a <b>b</b></p> &lt;c&gt; &quot;d&quot; &#39;e&#039; &amp;lt; <`),
  ).toBe(`a b <c> "d" 'e' &lt; <`);
  expect(textOfHtml(escapeAttribute(TEXT))).toBe(TEXT);
});
