import { decodeEntities } from "../../generator/text/html.ts";

/** What pages of help have in common whatever the wording of their notes. */
export interface HelpStructure {
  readonly contents: readonly string[];
  readonly headings: readonly string[];
  readonly trails: readonly string[];
  readonly flags: readonly (readonly string[])[];
  readonly parameters: readonly string[];
}

/**
 * The structure of a page of help: the table of contents, headings with anchors, the way to a module,
 * flags, and parameters with their notes. The stub has no authors.
 */
export function structureOf(page: string): HelpStructure {
  return {
    contents: all(
      page,
      /<li class="(toclevel-\d)"><a href="([^"]*)"><span class="tocnumber">([\d.]+)<\/span> <span class="toctext">(.*?)<\/span>/g,
    ).filter((line) => !line.includes("main/credits")),
    headings: all(
      page,
      /<(h\d) class="(apihelp-header[^"]*)"([^>]*)>(?:<span id="main\.[^"]*"><\/span>)?((?:<span class="mw-headline"[^>]*>)?[^<]*)/g,
    )
      // Until 1.40, the headings of the root's sections have their anchors within them.
      .map((line) =>
        line
          .replace(/\| \|<span class="mw-headline"( id="[^"]*")>/, "|$1|")
          .replace(/\|\|<span class="mw-headline"( id="[^"]*")>/, "|$1|"),
      )
      .filter((line) => !line.includes("main/credits")),
    trails: all(page, /<div class="apihelp-linktrail">(.*?)<\/div>/g),
    flags: [...page.matchAll(/<div class="apihelp-block apihelp-flags">(.*?)<\/div>/g)].map(
      // The catalogue does not say that a module is internal.
      ([, block = ""]) => all(block, /<span class="(apihelp-(?!flag-internal)[^"]*)"/g),
    ),
    parameters: [
      ...page.matchAll(
        /<dt>(<span dir="ltr" lang="en"[^>]*>[^<]*<\/span>)<\/dt>(?=<dd class="(?:info|description)">)([^]*?)(?=<dt><span[^>]*>[^<]*<\/span><\/dt><dd class|<\/dl><\/div>\n)/g,
      ),
    ]
      .map(([, name = "", block = ""]) =>
        [
          name,
          // The catalogue does not say whether a page must exist.
          ...all(block, /<dd class="info">(?!Accepts|Only accepts)(.*?)<\/dd>/g).map(kindOfNote),
        ].join("\n  "),
      )
      // In place of a templated parameter, the stub has each that it stands for, after the others.
      .filter((line) => !/\{slot\}|-main</.test(line)),
  };
}

/** A note without its wording: its kind, and the values and numbers that it names. */
function kindOfNote(html: string): string {
  const text = decodeEntities(html.replaceAll(/<[^>]*>/g, "")).replaceAll(/(\d),(?=\d{3})/g, "$1");
  const [, values] = /^(?:One of the following values|Values \([^)]*\)): (.*)$/.exec(text) ?? [];
  if (values !== undefined)
    return `values ${values
      .split(/, (?:or )?/)
      .toSorted()
      .join(" ")}`;
  const [type] = /^Type: [a-z]+(?: of [a-z]+)?/.exec(text) ?? [];
  if (type !== undefined) return type;
  if (/^(?:Default:|The values? must|Maximum number|To specify|Cannot be longer)/.test(text))
    return text;
  const [known] =
    /^(?:This parameter is required|This is a templated parameter|Deprecated|Separate|Must be posted)/.exec(
      text,
    ) ?? [];
  return known ?? "condition";
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => groups.join("|"));
}
