import type { JsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { parseTitle, prefixed, titleOf } from "../data/title.js";
import type { WikiBlockData, WikiLogEventRow, WikiProtectionData } from "../data/wiki-data.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import { actorOf } from "./revision-rows.js";
import { base36Hash, fileHash } from "./file-hash.js";
import type { HistoryEvent } from "./history.js";

const USER = 2;

/** The log: an entry for each event, except revisions of existing pages. */
export function logRows(
  history: readonly HistoryEvent[],
  ids: Ids,
  site: Site,
): ReadonlyMap<HistoryEvent, WikiLogEventRow> {
  return new Map(
    history.flatMap((event) => {
      const logid = ids.entries.get(event);
      return logid === undefined ? [] : [[event, rowOf(event, logid, ids, site)] as const];
    }),
  );
}

function rowOf(event: HistoryEvent, logid: number, ids: Ids, site: Site): WikiLogEventRow {
  const { ns, title, logpage, type, action, params, comment, tags, ...hidden } = entryOf(
    event,
    ids,
    site,
  );
  return {
    logid,
    ns,
    title,
    logpage: logpage ?? idOf(ids.titles, title),
    params: params ?? {},
    type,
    action,
    ...actorOf(event.actor, ids),
    timestamp: event.time,
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

function entryOf(event: HistoryEvent, ids: Ids, site: Site): Entry {
  switch (event.kind) {
    case "account": {
      const title = prefixed(site, USER, event.actor);
      const params = { userid: idOf(ids.users, event.actor) };
      return { ns: USER, title, logpage: 0, type: "newusers", action: "create", params };
    }
    case "revision": {
      const { title } = event.page;
      const logpage = idOf(ids.pages, event.page);
      const { comment = "" } = event.revision;
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
      const { title } = event.page;
      const params = {
        img_sha1: base36Hash(fileHash(event.page, event.version)),
        img_timestamp: event.time,
      };
      return {
        ns: title.ns,
        title: title.text,
        logpage: idOf(ids.pages, event.page),
        type: "upload",
        action: event.first ? "upload" : "overwrite",
        params,
        comment: event.version.comment ?? "",
      };
    }
    case "deletion": {
      const { title, data } = event.page;
      const logpage = idOf(ids.pages, event.page);
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
      const { title, data } = event.page;
      const params = protectionParams(data.protection ?? []);
      return { ns: title.ns, title: title.text, type: "protect", action: "protect", params };
    }
    case "reservation": {
      const { title, data } = event;
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
      const { target, data } = event;
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
      const { title, data } = event;
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

/** Whether a block prevents only some actions of its target. */
export function isPartial({ pages, namespaces, actions }: WikiBlockData): boolean {
  return pages !== undefined || namespaces !== undefined || actions !== undefined;
}
