import { createHash } from "node:crypto";
import { escapeHtml } from "../../templates/runtime/http/html.ts";
import type { ExportedPage, ExportedRevision } from "../../templates/wiki/export/exported-pages.ts";
import { GIF, JPEG, pngOf } from "./sample-images.ts";
import type { FileStep } from "./write-comparison.ts";

/** An image that is sent in parts. */
const LONG = pngOf(90, 90, 0, 3000);

/** The effects of a step besides those of all steps. */
export function effectsOf(action: string, params: FileStep["params"]): readonly string[] {
  switch (action) {
    case "upload":
      return [
        `titles=File:${params["filename"] ?? "X.png"}&prop=imageinfo|revisions|info|duplicatefiles&iilimit=5&rvslots=main&iiprop=timestamp|user|userid|comment|url|size|dimensions|sha1|mime|mediatype|bitdepth|archivename|metadata|commonmetadata|canonicaltitle|extmetadata&rvprop=content|comment|tags|ids|size|user|flags`,
      ];
    case "import":
      return [
        "titles=Imported page|Help talk:Second|Project:Imported page|Talk:Root/Imported page&prop=revisions|info|links&rvprop=ids|user|userid|timestamp|comment|content|tags|flags|size|sha1&rvslots=main",
        "titles=Imported page&prop=revisions&rvprop=ids|user|userid|comment|tags|flags|size&rvlimit=max",
        "titles=Help talk:Second&prop=revisions&rvprop=ids|user|userid|comment|tags|flags|size&rvlimit=max",
      ];
    default:
      return [];
  }
}

/** The bytes of a file: `png:WIDTH,HEIGHT,COLOUR`, `long:START,END`, `export:BEFORE,AFTER`, `text:a_b`, `gif` or `jpeg`. */
export function bytesOf(description: string): Uint8Array {
  const [kind, parameters = ""] = description.split(":");
  const [first = 0, second = 0, third] = parameters.split(",").map(Number);
  switch (kind) {
    case "png":
      return pngOf(first, second, third);
    case "long":
      return LONG.subarray(first, second);
    case "gif":
      return GIF;
    case "jpeg":
      return JPEG;
    case "export":
      return new TextEncoder().encode(exportXml(exportOf(parameters)));
    default:
      return new TextEncoder().encode(parameters.replaceAll("_", " "));
  }
}

/** The same for the stub, which reads exports in JSON. */
export function stubBytesOf(description: string): Uint8Array {
  const [kind, parameters = ""] = description.split(":");
  const pages = kind === "export" ? exportOf(parameters) : parameters.replaceAll("_", " ");
  return new TextEncoder().encode(JSON.stringify({ pages }));
}

/** The export, perhaps with another time in place of one that it has. */
function exportOf(times: string): readonly ExportedPage[] {
  const [before = "", after = ""] = times.split(",");
  return atTime(EXPORT, before, after);
}

/** An export of two pages, one of them with several revisions. */
const EXPORT: readonly ExportedPage[] = [
  {
    title: "Imported page",
    revisions: [
      {
        timestamp: "2020-01-01T00:00:00Z",
        user: "Ann",
        comment: "a & b",
        text: "one [[Main Page]] <b>",
      },
      {
        timestamp: "2020-01-02T00:00:00Z",
        user: "192.0.2.1",
        minor: true,
        text: "two [[Category:X]]",
      },
      { timestamp: "2020-01-03T00:00:00Z", user: "Highlimits", text: "three [[Main Page]]" },
    ],
  },
  {
    title: "Help talk:Second",
    revisions: [{ timestamp: "2021-01-01T00:00:00Z", user: "Highlimits", text: "x" }],
  },
];

/** Pages with another time in place of one that they have. */
function atTime(pages: readonly ExportedPage[], before: string, after: string) {
  return pages.map(({ title, revisions }) => ({
    title,
    revisions: revisions.map((each) => ({
      ...each,
      timestamp: (each.timestamp ?? "").replace(before, after),
    })),
  }));
}

/** An export as the server reads it; the stub reads the same pages as JSON. */
function exportXml(pages: readonly ExportedPage[]): string {
  const written = pages.map(
    ({ title, revisions }) =>
      `<page><title>${title}</title><ns>${title.includes(":") ? 13 : 0}</ns><id>4</id>${revisions.map(revisionXml).join("")}</page>`,
  );
  return `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">
<siteinfo><sitename>A</sitename></siteinfo>
${written.join("\n")}
</mediawiki>`;
}

function revisionXml({ timestamp, user = "", comment, minor, text }: ExportedRevision): string {
  const author = user.includes(".") ? `<ip>${user}</ip>` : `<username>${user}</username><id>9</id>`;
  const reason = comment === undefined ? "" : `<comment>${escapeHtml(comment)}</comment>`;
  return `<revision><id>7</id><timestamp>${timestamp}</timestamp><contributor>${author}</contributor>${minor ? "<minor/>" : ""}${reason}<origin>7</origin><model>wikitext</model><format>text/x-wiki</format><text bytes="${text.length}" xml:space="preserve">${escapeHtml(text)}</text><sha1>${hashOf(text)}</sha1></revision>`;
}

/** The hash of a text as exports have it. */
function hashOf(text: string): string {
  return BigInt(`0x${createHash("sha1").update(text).digest("hex")}`)
    .toString(36)
    .padStart(31, "0");
}
