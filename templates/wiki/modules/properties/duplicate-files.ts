import type { JsonObject } from "../../../runtime/model/json.js";
import { argument, argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { compareTexts } from "../../values/compare.js";
import { badContinue } from "../../../runtime/query-service/continuation.js";
import type { CustomModule } from "../../call/module-response.js";
import type { TitledEntry } from "../../pages/page-entry.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { TableRow } from "../../values/row.js";
import { textOrEmpty } from "../../values/row.js";
import { titleOf } from "../../data/title.js";

const FILE = 6;

/**
 * Files with the same bytes as each file of the request. The continuation has the name of the next
 * file and that of its page.
 *
 * A continued MediaWiki skips all files before these in ascending order, even in the descending
 * direction, so that most descending lists repeat endlessly. The stub does the same.
 */
export const duplicateFiles: CustomModule = (call) => {
  if (!call.pages.titles().some(({ ns }) => ns === FILE)) return ok({});
  const isDown = argumentText(call, "dir") === "descending";
  const continued = argumentText(call, "continue");
  const [start, startAt, ...rest] = continued?.split("|") ?? [];
  if (continued !== undefined && (startAt === undefined || rest.length > 0)) return badContinue();
  const all = duplicates(call, isDown, start);
  const ahead = fromFirst(all, ({ file }) => !isBefore(textOrEmpty(file["name"]), startAt));
  const limit = Number(argument(call, "limit"));
  const kept = ahead.slice(0, limit);
  const next = ahead[limit];
  const continueParams = next && {
    continue: `${next.entry.key}|${textOrEmpty(next.file["name"])}`,
  };
  if (call.asGenerator) {
    const named = kept.map(({ file }) => titleOf(call.store.site, FILE, textOrEmpty(file["key"])));
    return ok({ generated: { named }, ...(continueParams && { continueParams }) });
  }
  const pages = new Map<number, JsonObject[]>();
  for (const { entry, file } of kept) {
    const list = pages.get(entry.id) ?? [];
    pages.set(entry.id, list);
    list.push({
      name: file["name"],
      timestamp: file["timestamp"],
      shared: false,
      ...uploader(file),
    });
  }
  return ok({
    pages: new Map([...pages].map(([id, list]) => [id, { duplicatefiles: list }])),
    ...(continueParams && { continueParams }),
  });
};

interface Duplicate {
  readonly entry: TitledEntry;
  readonly file: TableRow;
}

/** The items from the first on of which something holds. */
function fromFirst<Item>(items: readonly Item[], holds: (item: Item) => boolean): readonly Item[] {
  const first = items.findIndex(holds);
  return first < 0 ? [] : items.slice(first);
}

function isBefore(name: string, start: string | undefined): boolean {
  return start !== undefined && compareTexts(name, start) < 0;
}

function duplicates(
  { pages, store }: ModuleCall,
  isDown: boolean,
  start: string | undefined,
): readonly Duplicate[] {
  const files = pages.titles().filter(({ ns, kind }) => ns === FILE && kind !== "special");
  const entries = isDown ? [...files].reverse() : files;
  return fromFirst(entries, ({ key }) => !isBefore(key, start)).flatMap((entry) => {
    const stored = store.find("files", "key", entry.key)[0];
    const same = stored ? store.find("files", "sha1", stored["sha1"]) : [];
    const others = same
      .filter(({ key }) => key !== entry.key)
      .sort((a, b) => compareTexts(textOrEmpty(a["key"]), textOrEmpty(b["key"])));
    return (isDown ? [...others].reverse() : others).map((file) => ({ entry, file }));
  });
}

function uploader({ user, userhidden }: TableRow): JsonObject {
  return userhidden === true ? {} : { user };
}
