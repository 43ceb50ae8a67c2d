import type { ResultDescriptor } from "../../../runtime/model/result-descriptor.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { PageFields } from "../../../runtime/query-service/page-fields.js";
import { argument, argumentList, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { FILE } from "../../data/namespaces.js";
import type { TitledEntry } from "../../pages/page-entry.js";
import { rowFields, fieldRenderer } from "../../select/fields.js";
import type { RenderFields } from "../../select/fields.js";
import { compareCells } from "../../values/compare.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";

/**
 * File versions, newest first, with plain thumbnail URLs; a missing file has an empty repository.
 */
export const imageInfo: CustomModule = (call, result) => {
  const show = shownVersion(call, result);
  const limit = Number(argument(call, "limit"));
  const isBadFile = argumentList(call, "prop").includes("badfile");
  const all = call.pages
    .titles()
    .filter(({ ns }) => ns === FILE)
    .map((entry) => ({ id: entry.id, versions: versionsOf(entry, call) }));
  const pages = all.map(({ id, versions }): PageFields => {
    if (!versions) return { id, fields: { imagerepository: "" } };
    const imageinfo = versions.slice(0, limit).map(show);
    return {
      id,
      fields: {
        imagerepository: "local",
        ...(isBadFile && { badfile: false }),
        ...(imageinfo.length > 0 && { imageinfo }),
      },
    };
  });
  // The server continues only requests for a single file.
  const next = all.length === 1 ? all[0]?.versions?.[limit] : undefined;
  return ok({
    pages,
    ...(next && { continueParams: { start: textOrEmpty(next["timestamp"]) } }),
  });
};

/** Undefined if the file does not exist. */
function versionsOf(entry: TitledEntry, call: ModuleCall): readonly TableRow[] | undefined {
  const { store } = call;
  const target = entry.kind === "page" ? store.find("redirects", "pageid", entry.id)[0] : undefined;
  const file =
    store.find("files", "key", entry.key)[0] ??
    (target?.["ns"] === FILE ? store.find("files", "key", target["key"])[0] : undefined);
  if (!file) return undefined;
  const [start, end] = [argumentText(call, "start"), argumentText(call, "end")];
  const old = [...store.find("oldfiles", "key", file["key"])];
  return [file, ...old.sort((a, b) => compareCells(b["timestamp"], a["timestamp"]))].filter(
    ({ timestamp }) =>
      (start === undefined || textOrEmpty(timestamp) <= start) &&
      (end === undefined || textOrEmpty(timestamp) >= end),
  );
}

function shownVersion(call: ModuleCall, result: ResultDescriptor | undefined): RenderFields {
  const show = fieldRenderer(rowFields(result), call, "files");
  return (row) => {
    const { title, filehidden } = row;
    const shown = show({ html: "", canonicaltitle: title, ...row, ...thumbnail(row, call) });
    if (filehidden !== true) return shown;
    return Object.fromEntries(Object.entries(shown).filter(([name]) => !OF_CONTENT.test(name)));
  };
}

/** Fields that responses omit for a hidden file, regardless of the caller's rights. */
const OF_CONTENT =
  /^(?:canonicaltitle|url|description|thumb|responsive|sha1|mime|media|(?:common|ext)?metadata|archivename|bitdepth)/;

/**
 * A thumbnail's URL if the request sets a size; the file's URL if the thumbnail would be larger.
 */
function thumbnail(row: TableRow, call: ModuleCall): TableRow {
  if (!argumentList(call, "prop").includes("url")) return {};
  const [wide = -1, high = -1] = ["urlwidth", "urlheight"].map((name) =>
    Number(argument(call, name) ?? -1),
  );
  const [width, height] = [numberOrZero(row["width"]), numberOrZero(row["height"])];
  if ((wide < 0 && high < 0) || width === 0 || height === 0) return {};
  const scale = Math.min(1, wide > 0 ? wide / width : 1, high > 0 ? high / height : 1);
  const thumbwidth = Math.max(1, Math.round(width * scale));
  const url = textOrEmpty(row["url"]);
  const directory = url.replace("/images/", "/images/thumb/");
  return {
    thumburl:
      scale === 1 ? url : `${directory}/${thumbwidth}px-${url.slice(url.lastIndexOf("/") + 1)}`,
    thumbwidth,
    thumbheight: Math.max(1, Math.round(height * scale)),
    thumbmime: row["mime"],
  };
}
