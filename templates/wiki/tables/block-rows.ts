// The tables of a wiki, computed from its data.

import { ipForm } from "../../runtime/rules/ip.js";
import type { Site } from "../data/site.js";
import type { WikiBlockRestrictions, WikiBlockRow, WikiData } from "../data/wiki-data.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import { rangeOf } from "../data/ip-address.js";
import type { Report } from "../data/data-issue.js";
import { localTitle } from "../wikitext/links.js";
import { isPartial } from "./log-rows.js";
import { numbering } from "./numbering.js";
import type { HistoryEvent } from "./history.js";

type BlockEvent = HistoryEvent & { readonly kind: "block" };

/** The table of blocks. */
export function blockRows(
  data: WikiData,
  history: readonly HistoryEvent[],
  ids: Ids,
  site: Site,
  report: Report,
): readonly WikiBlockRow[] {
  const next = numbering((data.blocks ?? []).map(({ id }) => id));
  const blocks = data.blocks ?? [];
  return history
    .flatMap((event) => {
      if (event.kind !== "block") return [];
      const pointer = `/blocks/${blocks.indexOf(event.data)}`;
      return [rowOf(event, next(event.data.id), pointer, ids, site, report)];
    })
    .sort((one, other) => one.id - other.id);
}

function rowOf(
  { target, data, actor, time }: BlockEvent,
  id: number,
  pointer: string,
  ids: Ids,
  site: Site,
  report: Report,
): WikiBlockRow {
  const name = target.key.replaceAll("_", " ");
  const ip = ipForm(name);
  return {
    id,
    target: ip === undefined ? "user" : ip.kind === "cidr" ? "range" : "ip",
    user: ip?.value ?? name,
    userid: idOf(ids.users, name),
    ...rangeColumns(name),
    by: actor,
    byid: idOf(ids.users, actor),
    timestamp: time,
    expiry: data.expiry ?? "infinity",
    reason: data.reason ?? "",
    automatic: false,
    anononly: data.anononly ?? false,
    nocreate: data.nocreate ?? true,
    autoblock: data.autoblock ?? ip === undefined,
    noemail: data.noemail ?? false,
    hidden: data.hidden ?? false,
    allowusertalk: data.allowusertalk ?? true,
    partial: isPartial(data),
    restrictions: restrictionsOf(data, pointer, ids, site, report),
  };
}

/** The first and the last address of a blocked range; none for a user or a single address. */
export function rangeColumns(name: string): Pick<WikiBlockRow, "rangestart" | "rangeend"> {
  const ip = ipForm(name);
  const range = ip?.kind === "cidr" ? rangeOf(ip.value) : undefined;
  return range ? { rangestart: range.start, rangeend: range.end } : {};
}

function restrictionsOf(
  { pages, namespaces, actions }: BlockEvent["data"],
  pointer: string,
  ids: Ids,
  site: Site,
  report: Report,
): WikiBlockRestrictions {
  const named = (pages ?? []).flatMap((text, index) => {
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
    ...(named.length === 0 ? {} : { pages: named }),
    ...(namespaces === undefined || namespaces.length === 0 ? {} : { namespaces }),
    ...(actions === undefined || actions.length === 0 ? {} : { actions }),
  };
}
