import type { Json, JsonObject } from "../../runtime/model/json.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Store } from "./store.js";
import { FILE } from "../data/namespaces.js";

/** A protection that holds for a page. */
export interface Protection {
  readonly type: string;
  readonly level: string;
  /** It holds for what the page uses, too. */
  readonly cascades: boolean;
  /** It is that of a page which uses this one. */
  readonly inherited: boolean;
  /** As in responses. */
  readonly shown: JsonObject;
}

/** The protection of a page or a title: its direct protection, then that of pages that use it. */
export function protectionsOf(row: TableRow, store: Store): readonly Protection[] {
  const { ns, key } = row;
  const ofPage = store
    .find("restrictions", "pageid", row["missing"] === true ? undefined : row["pageid"])
    .map((each) => protection(each, { ...(each["cascade"] === true && { cascade: true }) }));
  const title = store
    .find("protectedtitles", "key", key)
    .filter((each) => row["missing"] === true && each["ns"] === ns)
    .map((each) => protection({ ...each, type: "create" }, {}));
  const users = store
    .find(ns === FILE ? "imagelinks" : "templatelinks", "key", key)
    .filter((link) => link["ns"] === ns);
  const inherited = users.flatMap(({ pageid }) =>
    store
      .find("restrictions", "pageid", pageid)
      .filter(({ cascade }) => cascade === true)
      .map((each) => {
        const source = store.pageById(pageid)?.["title"] ?? "";
        return { ...protection(each, { source }), cascades: false, inherited: true };
      }),
  );
  return [...ofPage, ...title, ...inherited];
}

function protection(
  { type, level, expiry = "infinity" }: TableRow,
  further: Readonly<Record<string, Json>>,
): Protection {
  return {
    type: textOrEmpty(type),
    level: textOrEmpty(level),
    cascades: further["cascade"] === true,
    inherited: false,
    shown: { type, level, expiry, ...further },
  };
}
