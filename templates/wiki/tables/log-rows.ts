import type { JsonObject } from "../../runtime/model/json.js";
import type { Site } from "../data/site.js";
import { parseTitle, prefixed, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { WikiBlockData, WikiLogEventRow, WikiProtectionData } from "../data/wiki-data.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import { actorOf } from "./revision-rows.js";
import { base36Hash, fileHash } from "./file-hash.js";
import { hiddenMarks } from "./hidden-marks.js";
import type { HistoryEvent } from "./history.js";
import { USER } from "../data/namespaces.js";

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
  const { title, logpage, type, action, params, comment, tags } = entryOf(event, ids, site);
  return {
    logid,
    ns: title.ns,
    title: title.text,
    logpage: logpage ?? idOf(ids.titles, title.text),
    params: params ?? {},
    type,
    action,
    ...actorOf(event.actor, ids),
    timestamp: event.time,
    comment: comment ?? "",
    tags: [...new Set(tags)],
    ...(event.kind === "entry" && hiddenMarks(event.data)),
  };
}

interface Entry extends Pick<WikiLogEventRow, "type" | "action"> {
  readonly title: Pick<Title, "ns" | "text">;
  /** Default: the page with the title. */
  readonly logpage?: number;
  readonly params?: JsonObject;
  readonly comment?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

function entryOf(event: HistoryEvent, ids: Ids, site: Site): Entry {
  switch (event.kind) {
    case "account": {
      const title = { ns: USER, text: prefixed(site, USER, event.actor) };
      const params = { userid: idOf(ids.users, event.actor) };
      return { title, logpage: 0, type: "newusers", action: "create", params };
    }
    case "revision": {
      const { page, revision } = event;
      const logpage = idOf(ids.pages, page);
      const { title } = page;
      return { title, logpage, type: "create", action: "create", comment: revision.comment };
    }
    case "version": {
      const { page, version, time } = event;
      return {
        title: page.title,
        logpage: idOf(ids.pages, page),
        type: "upload",
        action: event.first ? "upload" : "overwrite",
        params: { img_sha1: base36Hash(fileHash(page, version)), img_timestamp: time },
        comment: version.comment,
      };
    }
    case "deletion": {
      const { title, data } = event.page;
      const logpage = idOf(ids.pages, event.page);
      return { title, logpage, type: "delete", action: "delete", comment: data.comment };
    }
    case "protection": {
      const { title, data } = event.page;
      const params = protectionParams(data.protection ?? []);
      return { title, type: "protect", action: "protect", params };
    }
    case "reservation": {
      const { title, data } = event;
      const { level, comment, expiry = "infinity" } = data;
      const params = protectionParams([{ type: "create", level, expiry }]);
      return { title, type: "protect", action: "protect", params, comment };
    }
    case "block": {
      const { target, data } = event;
      return {
        title: titleOf(site, USER, target.key),
        logpage: 0,
        type: data.hidden === true ? "suppress" : "block",
        action: "block",
        params: blockParams(data, site),
        comment: data.reason,
      };
    }
    case "entry": {
      const { title, data } = event;
      const { type, action, params = {}, comment, tags } = data;
      return { title, type, action, params, comment, tags };
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
