import type { HelpPart } from "./help-part.js";

/** The text of a section, and its anchor. */
interface RootSection {
  readonly anchor: string;
  readonly line: string;
  readonly html: string;
}

/**
 * The sections about all modules, which follow the root module and to which the notes on parameters
 * link. MediaWiki also has the permissions of the API and its authors.
 *
 * @param level the level of their headings
 * @param above the numbers of the headings above
 * @param before the number of headings before them on the same level
 */
export function rootSections(level: number, above: readonly number[], before: number): HelpPart {
  const headings = SECTIONS.map(({ anchor, line }, index) => ({
    anchor,
    line,
    level,
    number: [...above, before + index + 1].join("."),
  }));
  const name = `h${Math.min(6, level)}`;
  const html = SECTIONS.map(
    (section) =>
      `<${name} class="apihelp-header" id="${section.anchor}">${section.line}</${name}>${section.html}`,
  );
  return { html: html.join("\n"), headings };
}

const SECTIONS: readonly RootSection[] = [
  {
    anchor: "main/datatypes",
    line: "Data types",
    html: `<p>Texts are UTF-8 in the normalization form NFC.
</p><p>Several values are separated by the pipe character, as in <kbd>a|b</kbd>. If a value contains it, write U+001F before each value instead, as in <kbd>%1Fa%1Fb</kbd>.
</p><dl><dt id="main/datatype/boolean">boolean</dt><dd><p>True if the parameter is present, with any value. Omit it for false.
</p></dd><dt id="main/datatype/expiry">expiry</dt><dd><p>A period such as <kbd>2 weeks</kbd>, a timestamp, or <kbd>infinite</kbd>.
</p></dd><dt id="main/datatype/timestamp">timestamp</dt><dd><p>A time in ISO 8601 such as <kbd>2001-01-15T14:56:00Z</kbd>, or <kbd>now</kbd>.
</p></dd></dl>`,
  },
  {
    anchor: "main/templatedparams",
    line: "Templated parameters",
    html: `<p>A templated parameter exists once for each value of another parameter: with <kbd>slots=main</kbd>, <kbd>text-{slot}</kbd> is <kbd>text-main</kbd>.
</p>`,
  },
];
