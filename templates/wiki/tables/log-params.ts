// The parameters of entries of logs, as MediaWiki stores them.

import type { JsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { parseTitle } from "../data/title.js";
import type { WikiBlockData, WikiProtectionData } from "../data/wiki-data.js";

/** The parameters of an entry about protections. */
export function protectionParams(protections: readonly WikiProtectionData[]): JsonObject {
  const details = protections.map(({ type, level, expiry = "infinity", cascade = false }) => ({
    type,
    level,
    expiry: expiry === "infinity" ? "infinite" : expiry,
    cascade,
  }));
  return {
    description: details.map(({ type, level }) => `[${type}=${level}]`).join(" "),
    cascade: details.some(({ cascade }) => cascade),
    details,
  };
}

/** The parameters of an entry about a block. */
export function blockParams(data: WikiBlockData, site: Site): JsonObject {
  const { expiry = "infinity" } = data;
  const flags = [
    ...(data.anononly === true ? ["anononly"] : []),
    ...((data.nocreate ?? true) ? ["nocreate"] : []),
    ...((data.autoblock ?? true) ? [] : ["noautoblock"]),
    ...(data.noemail === true ? ["noemail"] : []),
    ...((data.allowusertalk ?? true) ? [] : ["nousertalk"]),
    ...(data.hidden === true ? ["hiddenname"] : []),
  ];
  return {
    duration: expiry,
    flags,
    ...restrictionParams(data, site),
    ...(expiry === "infinity" ? {} : { expiry }),
  };
}

function restrictionParams(data: WikiBlockData, site: Site): JsonObject {
  if (!isPartial(data)) return { sitewide: true };
  const pages = (data.pages ?? []).flatMap((text) => {
    const title = parseTitle(site, text);
    return title.kind === "title" ? [{ page_ns: title.ns, page_title: title.text }] : [];
  });
  const { namespaces = [], actions = [] } = data;
  return {
    restrictions: {
      ...(pages.length > 0 && { pages }),
      ...(namespaces.length > 0 && { namespaces }),
      ...(actions.length > 0 && { actions }),
    },
    sitewide: false,
  };
}

/** Whether a block prevents only some actions of its target. */
export function isPartial({ pages, namespaces, actions }: WikiBlockData): boolean {
  return pages !== undefined || namespaces !== undefined || actions !== undefined;
}
