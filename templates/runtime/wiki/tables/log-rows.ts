import type { JsonObject } from "../../model/json.js";
import type { Site } from "../data/site.js";
import { parseTitle, prefixed, titleOf } from "../data/title.js";
import type { WikiBlockData, WikiLogEventRow, WikiProtectionData } from "../data/wiki-data.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import { actorOf } from "./revision-rows.js";
import { base36Hash, fileHash } from "./file-hash.js";
import type { Deed } from "./history.js";

const USER = 2;

/** The log: an entry for each thing that was done, but for revisions that make no page. */
export function logRows(
  story: readonly Deed[],
  ids: Ids,
  site: Site,
): ReadonlyMap<Deed, WikiLogEventRow> {
  return new Map(
    story.flatMap((deed) => {
      const logid = ids.entries.get(deed);
      return logid === undefined ? [] : [[deed, rowOf(deed, logid, ids, site)] as const];
    }),
  );
}

function rowOf(deed: Deed, logid: number, ids: Ids, site: Site): WikiLogEventRow {
  const { ns, title, logpage, type, action, params, comment, tags, ...hidden } = entryOf(
    deed,
    ids,
    site,
  );
  return {
    logid,
    ns,
    title,
    pageid: idOf(ids.titles, title),
    logpage: logpage ?? idOf(ids.titles, title),
    params: params ?? {},
    type,
    action,
    ...actorOf(deed.actor, ids),
    timestamp: deed.time,
    comment: comment ?? "",
    tags: [...new Set(tags)],
    ...hidden,
  };
}

interface Entry extends Pick<
  WikiLogEventRow,
  | "ns"
  | "title"
  | "type"
  | "action"
  | "actionhidden"
  | "userhidden"
  | "commenthidden"
  | "suppressed"
> {
  readonly logpage?: number;
  readonly params?: JsonObject;
  readonly comment?: string;
  readonly tags?: readonly string[];
}

function entryOf(deed: Deed, ids: Ids, site: Site): Entry {
  switch (deed.kind) {
    case "account": {
      const title = prefixed(site, USER, deed.actor);
      const params = { userid: idOf(ids.users, deed.actor) };
      return { ns: USER, title, logpage: 0, type: "newusers", action: "create", params };
    }
    case "revision": {
      const { title } = deed.page;
      const logpage = idOf(ids.pages, deed.page);
      const { comment = "" } = deed.revision;
      return {
        ns: title.ns,
        title: title.text,
        logpage,
        type: "create",
        action: "create",
        comment,
      };
    }
    case "version": {
      const { title } = deed.page;
      const params = {
        img_sha1: base36Hash(fileHash(deed.page, deed.version)),
        img_timestamp: deed.time,
      };
      return {
        ns: title.ns,
        title: title.text,
        logpage: idOf(ids.pages, deed.page),
        type: "upload",
        action: deed.first ? "upload" : "overwrite",
        params,
        comment: deed.version.comment ?? "",
      };
    }
    case "deletion": {
      const { title, data } = deed.page;
      const logpage = idOf(ids.pages, deed.page);
      const comment = data.comment ?? "";
      return {
        ns: title.ns,
        title: title.text,
        logpage,
        type: "delete",
        action: "delete",
        comment,
      };
    }
    case "protection": {
      const { title, data } = deed.page;
      const params = protectionParams(data.protection ?? []);
      return { ns: title.ns, title: title.text, type: "protect", action: "protect", params };
    }
    case "reservation": {
      const { title, data } = deed;
      const { level, comment = "" } = data;
      const params = protectionParams([
        { type: "create", level, ...(data.expiry === undefined ? {} : { expiry: data.expiry }) },
      ]);
      return {
        ns: title.ns,
        title: title.text,
        type: "protect",
        action: "protect",
        params,
        comment,
      };
    }
    case "block": {
      const { target, data } = deed;
      const { text } = titleOf(site, USER, target.key);
      const comment = data.reason ?? "";
      const type = data.hidden === true ? "suppress" : "block";
      return {
        ns: USER,
        title: text,
        logpage: 0,
        type,
        action: "block",
        params: blockParams(data, site),
        comment,
      };
    }
    case "entry": {
      const { title, data } = deed;
      const { type, action, params, comment, tags } = data;
      return {
        ns: title.ns,
        title: title.text,
        type,
        action,
        ...(params === undefined ? {} : { params }),
        ...(comment === undefined ? {} : { comment }),
        ...(tags === undefined ? {} : { tags }),
        ...(data.actionhidden ? { actionhidden: true } : {}),
        ...(data.userhidden ? { userhidden: true } : {}),
        ...(data.commenthidden ? { commenthidden: true } : {}),
        ...(data.suppressed ? { suppressed: true } : {}),
      };
    }
  }
}

function protectionParams(protections: readonly WikiProtectionData[]): JsonObject {
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

function blockParams(data: WikiBlockData, site: Site): JsonObject {
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
      ...(pages.length === 0 ? {} : { pages }),
      ...(namespaces.length === 0 ? {} : { namespaces }),
      ...(actions.length === 0 ? {} : { actions }),
    },
    sitewide: false,
  };
}

/** Whether a block keeps its target from some things only. */
export function isPartial({ pages, namespaces, actions }: WikiBlockData): boolean {
  return pages !== undefined || namespaces !== undefined || actions !== undefined;
}
