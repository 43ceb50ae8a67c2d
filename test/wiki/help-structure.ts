import { decodeEntities } from "../../generator/base/html.ts";

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

/** The wordings of notes, those of MediaWiki before those of the stub, with what both say. */
const NOTES: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^(?:One of the following values|Values \([^)]*\)): (?:(Can be empty), or )?(.*)$/,
    /^(?:Value|Values, separated by [^:]*): (?:(empty), )?(.*)$/,
    "values",
  ],
  [/^Must be posted/, /^Type: file/, "upload"],
  [/^Type: (list of [a-z]+|page title|[a-z]+)/, /^Type: (list of [a-z]+|title|[a-z]+)/, "type"],
  [/^The values? must be between (\S+) and (\S+)\.$/, /^From (\S+) to (\S+)$/, "range"],
  [/^The values? must be no less than (\S+)\.$/, /^At least (\S+)$/, "min"],
  [/^The values? must be no greater than (\S+)\.$/, /^At most (\S+)$/, "max"],
  [
    /^Maximum number of values is (\d+)(?: \((\d+) .*\))?\.$/,
    /^At most (\d+) values(?: \((\d+) .*\))?\.$/,
    "count",
  ],
  [/^To specify all values, use (.*)\.$/, /^All values: (.*)$/, "all"],
  [/^Cannot be longer than (\d+ [a-z]+)\.$/, /^At most (\d+ [a-z]+)$/, "length"],
  [/^Default: (.*)$/, /^Default: (.*)$/, "default"],
  [/^This parameter is required/, /^Required/, "required"],
  [/^This is a templated parameter/, /^In this templated parameter/, "templated"],
  [/^Deprecated/, /^Deprecated/, "deprecated"],
  [/^Separate/, /^Separator/, "separator"],
];

/** Facts of MediaWiki that the stub writes differently. */
const SAME: Readonly<Record<string, string>> = {
  "Can be empty": "empty",
  "(empty)": "empty",
  "page title": "title",
};

/** A note without its wording: its kind, and the values and numbers that it names. */
function kindOfNote(html: string): string {
  const text = decodeEntities(html.replaceAll(/<[^>]*>/g, "")).replaceAll(/(\d),(?=\d{3})/g, "$1");
  for (const [server, stub, kind] of NOTES) {
    const found = server.exec(text) ?? stub.exec(text);
    if (!found) continue;
    const groups: readonly (string | undefined)[] = found.slice(1);
    const facts = groups.map((fact = "") => SAME[fact] ?? fact);
    return `${kind} ${facts.map((fact) => sortedValues(kind, fact)).join(" ")}`;
  }
  return "condition";
}

/** The stub lists values in the order of the catalogue. */
function sortedValues(kind: string, fact: string): string {
  return kind === "values"
    ? fact
        .split(/, (?:or )?/)
        .toSorted()
        .join(" ")
    : fact;
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => groups.join("|"));
}
