import type { Json, JsonObject } from "../../../runtime/model/json.js";
import type { ResultDescriptor } from "../../../runtime/model/result-descriptor.js";
import { argument, argumentList, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { compareTexts } from "../../values/compare.js";
import { badContinue } from "../../../runtime/query-service/continuation.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";
import type { RenderFields } from "../../select/fields.js";
import type { CustomModule } from "../../call/module-response.js";
import { pageAddress } from "../../data/page-address.js";
import type { TitledEntry } from "../../pages/page-entry.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { TableRow } from "../../values/row.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import { titleOf } from "../../data/title.js";
import { FILE } from "../../data/namespaces.js";

/** Versions of files, the newest first, with thumbnails of plain addresses; what is no file has an empty repository. */
export const imageInfo: CustomModule = (call, result) => {
  const continued = argumentText(call, "continue");
  const [from, since, ...rest] = continued?.split("|") ?? [];
  if (continued !== undefined && (since === undefined || rest.length > 0)) return badContinue();
  const show = shownVersion(call, result);
  const entries = call.pages
    .titles()
    .filter(({ ns, kind }) => ns === FILE && kind !== "special")
    .sort((a, b) => compareTexts(a.key, b.key))
    .filter(({ key }) => from === undefined || compareTexts(key, from) >= 0);
  const limit = Number(argument(call, "limit"));
  const all = entries.map((entry) => {
    const start = entry.key === from ? timeIn(since ?? "") : argumentText(call, "start");
    return { entry, versions: versionsOf(entry, start, call) };
  });
  const pages = all.map(({ entry, versions }): [number, JsonObject] => [
    entry.id,
    versions ? fileFields(versions.slice(0, limit).map(show), call) : missingFields(entry, call),
  ]);
  const [only, ...others] = all;
  // The server continues only requests about a single file.
  const next = others.length === 0 ? only?.versions?.[limit] : undefined;
  return ok({
    pages: new Map(pages),
    ...(next && { continueParams: { start: textOrEmpty(next["timestamp"]) } }),
  });
};

function fileFields(imageinfo: readonly Json[], call: ModuleCall): JsonObject {
  return {
    imagerepository: "local",
    ...(argumentList(call, "prop").includes("badfile") && { badfile: false }),
    ...(imageinfo.length > 0 && { imageinfo }),
  };
}

/** Some fields are those of files that do not exist, too. */
function missingFields(entry: TitledEntry, call: ModuleCall): JsonObject {
  const prop = argumentList(call, "prop");
  if (!prop.includes("uploadwarning") && !prop.includes("badfile")) return { imagerepository: "" };
  return {
    imagerepository: "",
    ...(prop.includes("badfile") && { badfile: false }),
    imageinfo: [
      {
        ...(prop.includes("uploadwarning") && { html: "" }),
        ...(prop.includes("canonicaltitle") && {
          canonicaltitle: titleOf(call.store.site, entry.ns, entry.key).text,
        }),
        ...(prop.includes("url") && {
          descriptionurl: pageAddress(call.store.site, entry.ns, entry.key).full,
        }),
        filemissing: true,
      },
    ],
  };
}

/** Undefined if there is no such file. */
function versionsOf(
  entry: TitledEntry,
  start: string | undefined,
  call: ModuleCall,
): readonly TableRow[] | undefined {
  const { store } = call;
  const target = entry.kind === "page" ? store.find("redirects", "pageid", entry.id)[0] : undefined;
  const file =
    store.find("files", "key", entry.key)[0] ??
    (target?.["ns"] === FILE ? store.find("files", "key", target["key"])[0] : undefined);
  if (!file) return undefined;
  const end = argumentText(call, "end");
  const old = store.find("oldfiles", "key", file["key"]);
  return [
    file,
    ...[...old].sort((a, b) =>
      compareTexts(textOrEmpty(b["timestamp"]), textOrEmpty(a["timestamp"])),
    ),
  ]
    .filter(({ timestamp }) => start === undefined || textOrEmpty(timestamp) <= start)
    .filter(({ timestamp }) => end === undefined || textOrEmpty(timestamp) >= end);
}

function shownVersion(call: ModuleCall, result: ResultDescriptor | undefined): RenderFields {
  const show = fieldRenderer(rowFields(result), call, "files");
  return (row) => {
    const shown = show({
      html: "",
      canonicaltitle: row["title"],
      ...row,
      ...thumbnail(row, call),
    });
    if (row["filehidden"] !== true) return shown;
    // The content of a hidden file is in no response, with any rights.
    return Object.fromEntries(Object.entries(shown).filter(([name]) => OF_HIDDEN.has(name)));
  };
}

const OF_HIDDEN: ReadonlySet<string> = new Set([
  "timestamp",
  "user",
  "userid",
  "anon",
  "size",
  "width",
  "height",
  "pagecount",
  "duration",
  "comment",
  "parsedcomment",
  "html",
  "userhidden",
  "commenthidden",
  "filehidden",
  "suppressed",
]);

/**
 * The address of a smaller picture, if the request has a size; that of the file if the picture
 * would be larger.
 */
function thumbnail(row: TableRow, call: ModuleCall): TableRow {
  if (!argumentList(call, "prop").includes("url")) return {};
  const sizeArgument = (name: string): number => Number(argument(call, name) ?? -1);
  const [wide, high] = [sizeArgument("urlwidth"), sizeArgument("urlheight")];
  const [width, height] = [numberOrZero(row["width"]), numberOrZero(row["height"])];
  if ((wide < 0 && high < 0) || width === 0 || height === 0) return {};
  const scale = Math.min(1, wide > 0 ? wide / width : 1, high > 0 ? high / height : 1);
  const thumbwidth = Math.max(1, Math.round(width * scale));
  const url = textOrEmpty(row["url"]);
  return {
    thumburl:
      scale === 1
        ? url
        : `${url.replace("/images/", "/images/thumb/")}/${thumbwidth}px-${url.slice(url.lastIndexOf("/") + 1)}`,
    thumbwidth,
    thumbheight: Math.max(1, Math.round(height * scale)),
    thumbmime: row["mime"],
  };
}

function timeIn(wire: string): string {
  return wire.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6Z");
}
