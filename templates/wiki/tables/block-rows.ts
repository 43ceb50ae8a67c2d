// The wiki tables that are computed from its data.

import type { JsonObject } from "../../runtime/model/json.js";
import { ipForm } from "../../runtime/rules/ip.js";
import type { Site } from "../data/site.js";
import type {
  WikiBlockData,
  WikiBlockRestrictions,
  WikiBlockRow,
  WikiData,
} from "../data/wiki-data.js";
import { numbering } from "./ids.js";
import type { NumberedEvent, NumberedHistory } from "./ids.js";
import { rangeOf } from "../data/ip-address.js";
import type { Report } from "../data/data-issue.js";
import { localTitle } from "../wikitext/links.js";

/** The blocks, by the events that created them. */
export function blockRows(
  data: WikiData,
  { events, users, titles }: NumberedHistory,
  site: Site,
  report: Report,
): ReadonlyMap<NumberedEvent, WikiBlockRow> {
  const { blocks = [] } = data;
  const next = numbering(blocks.map(({ id }) => id));
  const rows = new Map<NumberedEvent, WikiBlockRow>();
  for (const event of events) {
    if (event.kind !== "block") continue;
    const { data: block, name, actor, userid, time } = event;
    const { pages, namespaces, actions } = block;
    const ip = ipForm(name);
    const pointer = `/blocks/${blocks.indexOf(block)}`;
    rows.set(event, {
      id: next(block.id),
      target: ip === undefined ? "user" : ip.kind === "cidr" ? "range" : "ip",
      user: ip?.value ?? name,
      userid: users.get(name) ?? 0,
      ...rangeColumns(name),
      by: actor,
      byid: userid,
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
      partial: [pages, namespaces, actions].some((parts) => parts !== undefined),
      restrictions: restrictionsOf(block, pointer, titles, site, report),
    });
  }
  return rows;
}

/** The parameters of a log entry about a block. */
export function blockParams(block: WikiBlockRow, duration: string): JsonObject {
  const { expiry, partial } = block;
  const { pages, ...others } = block.restrictions;
  const restrictions = {
    ...(pages && { pages: pages.map(({ ns, title }) => ({ page_ns: ns, page_title: title })) }),
    ...others,
  };
  const flags = {
    anononly: block.anononly,
    nocreate: block.nocreate,
    noautoblock: block.target === "user" && !block.autoblock,
    noemail: block.noemail,
    nousertalk: !block.allowusertalk,
    hiddenname: block.hidden,
  };
  return {
    duration: expiry === "infinity" ? "infinity" : duration,
    flags: Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : [])),
    ...(Object.keys(restrictions).length > 0 && { restrictions }),
    sitewide: !partial,
    ...(expiry !== "infinity" && { expiry }),
  };
}

/**
 * The first and the last IP address of a blocked range; undefined for a user or a single IP
 * address.
 */
export function rangeColumns(name: string): Pick<WikiBlockRow, "rangestart" | "rangeend"> {
  const ip = ipForm(name);
  const range = ip?.kind === "cidr" ? rangeOf(ip.value) : undefined;
  return range ? { rangestart: range.start, rangeend: range.end } : {};
}

function restrictionsOf(
  { pages = [], namespaces = [], actions = [] }: WikiBlockData,
  pointer: string,
  titles: ReadonlyMap<string, number>,
  site: Site,
  report: Report,
): WikiBlockRestrictions {
  const named = pages.flatMap((text, index) => {
    const at = `${pointer}/pages/${index}`;
    return localTitle(site, text, at, report).flatMap(({ ns, text: title }) => {
      const id = titles.get(title);
      if (id !== undefined) return [{ id, ns, title }];
      report(
        at,
        `The page "${title}" does not exist.`,
        "Name a page in the data, or remove this entry.",
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
