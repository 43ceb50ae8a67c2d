import { createHash } from "node:crypto";
import { escapeHtml } from "../../templates/runtime/http/html.ts";
import type { ExportedPage, ExportedRevision } from "../../templates/wiki/export/exported-pages.ts";
import { GIF, JPEG, pngOf } from "./sample-images.ts";
import type { UserName } from "./server.ts";
import type { FileStep } from "./write-comparison.ts";

const ONE = pngOf(3, 2);
const TWO = pngOf(5, 4, 9);
const LONG = pngOf(90, 90, 0, 3000);

const upload = (
  user: UserName | undefined,
  bytes: Uint8Array | undefined,
  params: FileStep["params"],
  more: Pick<FileStep, "as" | "from"> = {},
): FileStep => ({
  action: "upload",
  ...(user && { user }),
  params,
  ...more,
  ...(bytes && { files: { file: bytes } }),
  effects: [
    `titles=File:${params["filename"] ?? "X.png"}&prop=imageinfo|revisions|info|duplicatefiles&iilimit=5&rvslots=main&iiprop=timestamp|user|userid|comment|url|size|dimensions|sha1|mime|mediatype|bitdepth|archivename|metadata|commonmetadata|canonicaltitle|extmetadata&rvprop=content|comment|tags|ids|size|user|flags`,
  ],
});

const chunk = (
  bytes: Uint8Array,
  params: FileStep["params"],
  more: Pick<FileStep, "as" | "from"> = {},
): FileStep => ({
  ...upload("Admin", undefined, { stash: "1", ignorewarnings: "1", ...params }, more),
  files: { chunk: bytes },
});

const filesize = String(LONG.length);

/** Uploads of every kind, one after the other. */
export const FILE_STEPS: readonly FileStep[] = [
  upload("Admin", ONE, { filename: "One.png", comment: "first (x)" }, { as: "one" }),
  upload("Admin", ONE, { filename: "One.png" }),
  upload("Admin", TWO, { filename: "One.png", comment: "again" }),
  upload(
    "Admin",
    TWO,
    { filename: "One.png", comment: "again", ignorewarnings: "1" },
    { as: "two" },
  ),
  upload("Admin", TWO, { filename: "One.png", comment: "no change", ignorewarnings: "1" }),
  upload("Admin", ONE, { filename: "One.png" }),
  upload("Admin", TWO, { filename: "Two.png" }),
  upload("Highlimits", TWO, {
    filename: "two.PNG",
    ignorewarnings: "1",
    text: "page [[Category:X]]",
    comment: "c",
  }),
  upload("Admin", ONE, { filename: "Two.png" }),
  upload("Admin", ONE, { filename: "a/b:c.png", stash: "1" }),
  upload("Admin", pngOf(2, 2), { filename: "noext" }),
  upload("Admin", ONE, { filename: "x.exe" }),
  upload("Admin", ONE, { filename: ".png" }),
  upload("Admin", ONE, { filename: "" }),
  upload("Admin", ONE, {}),
  upload("Admin", ONE, { filename: "One.jpg" }),
  upload("Admin", new Uint8Array(), { filename: "Empty.png" }),
  upload("Admin", new TextEncoder().encode("hello"), { filename: "Hello.txt" }),
  upload("Admin", new TextEncoder().encode("hello"), { filename: "Hello.png" }),
  upload("Admin", undefined, { filename: "X.png" }),
  upload("Admin", undefined, { filename: "X.png", filekey: "zzz" }),
  upload("Admin", undefined, { filename: "X.png", filekey: "11cr5ocfavlk.v5sn8a.1.png" }),
  upload("Admin", undefined, { filename: "X.png", url: "https://a.example/x.png" }),
  upload("Admin", ONE, { filename: "X.png", filekey: "11cr5ocfavlk.v5sn8a.1.png" }),
  upload(undefined, ONE, { filename: "X.png" }),
  upload("Admin", pngOf(7, 7), { filename: "Three.png", stash: "1" }, { as: "stashed" }),
  upload(
    "Highlimits",
    undefined,
    { filename: "Three.png" },
    { from: { filekey: ["stashed", "filekey"] } },
  ),
  upload(
    "Admin",
    undefined,
    { filename: "Three.png", comment: "stashed" },
    { from: { filekey: ["stashed", "filekey"] } },
  ),
  upload(
    "Admin",
    undefined,
    { filename: "Three.png" },
    { from: { filekey: ["stashed", "filekey"] } },
  ),
  upload(
    "Admin",
    pngOf(7, 7),
    { filename: "Three.png", stash: "1", ignorewarnings: "1" },
    { as: "unchanged" },
  ),
  upload(
    "Admin",
    undefined,
    { filename: "Three.png", ignorewarnings: "1" },
    { from: { filekey: ["unchanged", "filekey"] } },
  ),
  chunk(LONG.subarray(0, 2000), { filename: "Four.png", filesize, offset: "0" }, { as: "chunks" }),
  upload("Admin", undefined, { checkstatus: "1" }, { from: { filekey: ["chunks", "filekey"] } }),
  chunk(
    LONG.subarray(2000, 2500),
    { filename: "Four.png", filesize, offset: "2000" },
    { from: { filekey: ["chunks", "filekey"] } },
  ),
  chunk(
    LONG.subarray(2000, 3100),
    { filename: "Four.png", filesize, offset: "1000" },
    { from: { filekey: ["chunks", "filekey"] } },
  ),
  chunk(
    LONG.subarray(2000),
    { filename: "Four.png", filesize, offset: "2000" },
    { from: { filekey: ["chunks", "filekey"] }, as: "complete" },
  ),
  upload(
    "Admin",
    undefined,
    { filename: "Four.png" },
    { from: { filekey: ["complete", "filekey"] } },
  ),
  chunk(LONG.subarray(0, 500), { filename: "Five.png", filesize, offset: "0" }),
  chunk(LONG.subarray(0, 2000), { filename: "Five.png", filesize: "100", offset: "0" }),
  chunk(LONG.subarray(0, 2000), { filename: "Five.png", filesize, offset: "2000" }),
  upload("Highlimits", GIF, { filename: "G.gif" }),
  upload("Admin", JPEG, { filename: "J.jpg", watchlist: "nochange" }),
  upload("Admin", ONE, { filename: "File:Prefixed name.png", ignorewarnings: "1" }),
  upload("Admin", ONE, { filename: "lower_case  x.png", ignorewarnings: "1" }),
  upload("Admin", ONE, { filename: "lower_case  x.png" }),
  upload("Admin", ONE, { filename: "what#x.png" }),
  upload("Admin", pngOf(1, 3), { filename: "180px-One.png" }),
  upload("Admin", pngOf(1, 4), { filename: "180px-Nothing.png" }),
  upload("Admin", pngOf(1, 5), { filename: "Tagged.png", tags: "nosuch" }),
  { action: "edit", user: "Admin", params: { title: "File:Page only.png", text: "x" } },
  upload("Admin", pngOf(1, 6), { filename: "Page only.png" }),
  upload("Admin", pngOf(1, 6), { filename: "Page only.png", ignorewarnings: "1", comment: "c" }),
];

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

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const importOf = (
  user: UserName | undefined,
  exported: readonly ExportedPage[] | string | undefined,
  params: FileStep["params"],
): FileStep => ({
  action: "import",
  ...(user && { user }),
  params,
  ...(exported !== undefined && {
    files: { xml: bytesOf(typeof exported === "string" ? exported : exportXml(exported)) },
    stubFiles: { xml: bytesOf(JSON.stringify({ pages: exported })) },
  }),
  effects: [
    "titles=Imported page|Help talk:Second|Project:Imported page|Talk:Root/Imported page&prop=revisions|info|links&rvprop=ids|user|userid|timestamp|comment|content|tags|flags|size|sha1&rvslots=main",
    "titles=Imported page&prop=revisions&rvprop=ids|user|userid|comment|tags|flags|size&rvlimit=max",
    "titles=Help talk:Second&prop=revisions&rvprop=ids|user|userid|comment|tags|flags|size&rvlimit=max",
  ],
});

const prefix = { interwikiprefix: "en" };

/** Imports of an export, allowed and not. */
export const IMPORT_STEPS: readonly FileStep[] = [
  importOf("Admin", EXPORT, prefix),
  importOf("Admin", EXPORT, prefix),
  importOf("Admin", EXPORT, { ...prefix, namespace: "4", summary: "sum", assignknownusers: "1" }),
  importOf("Admin", EXPORT, { ...prefix, rootpage: "Talk:root" }),
  importOf("Admin", EXPORT, { ...prefix, rootpage: "Root" }),
  importOf("Admin", EXPORT, { ...prefix, rootpage: "<>" }),
  importOf("Admin", EXPORT, { ...prefix, rootpage: "Talk:root", namespace: "4" }),
  importOf("Admin", atTime(EXPORT, "2021", "2022"), prefix),
  importOf("Admin", atTime(EXPORT, "2020-01-03", "2019-01-03"), prefix),
  importOf("Admin", EXPORT, {}),
  importOf("Admin", undefined, prefix),
  importOf("Admin", EXPORT, { ...prefix, tags: "nosuch" }),
  importOf("Admin", "no export", prefix),
  importOf("Highlimits", EXPORT, prefix),
  importOf(undefined, EXPORT, prefix),
];

/** Queries that show all effects of the steps. */
export const FILE_EFFECTS: readonly string[] = [
  [
    "list=logevents|recentchanges|allimages|mystashedfiles|users|watchlistraw|categorymembers|usercontribs|allpages",
    "lelimit=3",
    "leprop=ids|title|type|user|userid|comment|details|tags",
    "rclimit=3",
    "rcprop=title|ids|sizes|flags|user|userid|comment|loginfo|tags|redirect|patrolled|sha1",
    "ailimit=max",
    "aiprop=size|sha1|mime|user|comment|canonicaltitle|dimensions",
    "msfprop=size|type",
    "ususers=Admin|Highlimits",
    "usprop=editcount",
    "wrlimit=max",
    "cmtitle=Category:X",
    "ucuser=Admin",
    "uclimit=2",
    "ucprop=ids|title|comment|size|sizediff|flags|tags",
    "apnamespace=6",
  ].join("&"),
  "meta=siteinfo&siprop=statistics",
];
