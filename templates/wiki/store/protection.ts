import type { Json, JsonObject } from "../../runtime/model/json.js";
import { textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { Store } from "./store.js";
import { FILE } from "../data/namespaces.js";

/** A protection that applies to a page. */
export interface Protection {
  readonly type: string;
  readonly level: string;
  /** It also applies to the pages that this page uses. */
  readonly cascades: boolean;
  /** The protected page, if that page uses this one. */
  readonly inherited: boolean;
  /** In the format of responses. */
  readonly shown: JsonObject;
}

/**
 * The protection of a page or title: its direct protection, then protections from pages that use
 * it.
 */
export function protectionsOf(row: TableRow, store: Store): readonly Protection[] {
  const { ns, key, pageid } = row;
  const isMissing = row["missing"] === true;
  const direct = isMissing
    ? store
        .find("protectedtitles", "key", key)
        .filter((each) => each["ns"] === ns)
        .map((each) => protection({ ...each, type: "create" }, {}))
    : store
        .find("restrictions", "pageid", pageid)
        .map((each) => protection(each, each["cascade"] === true ? { cascade: true } : {}));
  const inherited = store
    .find(ns === FILE ? "imagelinks" : "templatelinks", "key", key)
    .filter((link) => link["ns"] === ns)
    .flatMap((link) => {
      const source = store.pageById(link["pageid"])?.["title"] ?? "";
      return store
        .find("restrictions", "pageid", link["pageid"])
        .filter(({ cascade }) => cascade === true)
        .map((each) => protection(each, { source }));
    });
  return [...direct, ...inherited];
}

function protection(
  { type, level, expiry = "infinity" }: TableRow,
  further: Readonly<Record<string, Json>>,
): Protection {
  return {
    type: textOrEmpty(type),
    level: textOrEmpty(level),
    cascades: further["cascade"] === true,
    inherited: further["source"] !== undefined,
    shown: { type, level, expiry, ...further },
  };
}
