// The tables of a wiki, computed from its data.

import { ipForm } from "../../runtime/rules/ip.js";
import type { Site } from "../data/site.js";
import type {
  WikiBlockData,
  WikiBlockRestrictions,
  WikiBlockRow,
  WikiData,
} from "../data/wiki-data.js";
import { idOf, numbering } from "./ids.js";
import type { Ids } from "./ids.js";
import { rangeOf } from "../data/ip-address.js";
import type { Report } from "../data/data-issue.js";
import { localTitle } from "../wikitext/links.js";
import { isPartial } from "./log-rows.js";

import type { HistoryEvent } from "./history.js";

/** The table of blocks. */
export function blockRows(
  data: WikiData,
  history: readonly HistoryEvent[],
  ids: Ids,
  site: Site,
  report: Report,
): readonly WikiBlockRow[] {
  const { blocks = [] } = data;
  const next = numbering(blocks.map(({ id }) => id));
  const rows = history.flatMap((event): WikiBlockRow[] => {
    if (event.kind !== "block") return [];
    const { data: block, name, actor, time } = event;
    const ip = ipForm(name);
    const pointer = `/blocks/${blocks.indexOf(block)}`;
    return [
      {
        id: next(block.id),
        target: ip === undefined ? "user" : ip.kind === "cidr" ? "range" : "ip",
        user: ip?.value ?? name,
        userid: idOf(ids.users, name),
        ...rangeColumns(name),
        by: actor,
        byid: idOf(ids.users, actor),
        timestamp: time,
        expiry: block.expiry ?? "infinity",
        reason: block.reason ?? "",
        automatic: false,
        anononly: block.anononly ?? false,
        nocreate: block.nocreate ?? true,
        autoblock: block.autoblock ?? ip === undefined,
        noemail: block.noemail ?? false,
        hidden: block.hidden ?? false,
        allowusertalk: block.allowusertalk ?? true,
        partial: isPartial(block),
        restrictions: restrictionsOf(block, pointer, ids, site, report),
      },
    ];
  });
  return rows.sort((one, other) => one.id - other.id);
}

/** The first and the last address of a blocked range; none for a user or a single address. */
export function rangeColumns(name: string): Pick<WikiBlockRow, "rangestart" | "rangeend"> {
  const ip = ipForm(name);
  const range = ip?.kind === "cidr" ? rangeOf(ip.value) : undefined;
  return range ? { rangestart: range.start, rangeend: range.end } : {};
}

function restrictionsOf(
  { pages = [], namespaces = [], actions = [] }: WikiBlockData,
  pointer: string,
  ids: Ids,
  site: Site,
  report: Report,
): WikiBlockRestrictions {
  const named = pages.flatMap((text, index) => {
    const at = `${pointer}/pages/${index}`;
    return localTitle(site, text, at, report).flatMap(({ ns, text: title }) => {
      const id = ids.titles.get(title);
      if (id !== undefined) return [{ id, ns, title }];
      report(
        at,
        `The page "${title}" does not exist.`,
        "Name a page of the data, or leave this one out.",
      );
      return [];
    });
  });
  return {
    ...(named.length > 0 && { pages: named }),
    ...(namespaces.length > 0 && { namespaces }),
    ...(actions.length > 0 && { actions }),
  };
}
