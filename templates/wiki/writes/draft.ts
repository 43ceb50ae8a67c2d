// A wiki while a request changes it: revisions, log entries, watch lists and counts.

import type { JsonObject } from "../../runtime/model/json.js";
import { siteOf } from "../data/site.js";
import type { Site } from "../data/site.js";
import type { Title } from "../data/title.js";
import type { Tables, Wiki } from "../data/wiki.js";
import type {
  WikiLogEventRow,
  WikiPageRow,
  WikiRevisionRow,
  WikiUserRow,
} from "../data/wiki-data.js";
import { statisticsOf } from "../seed/create-wiki.js";
import { isLoggedIn } from "../store/caller.js";
import type { Caller } from "../store/caller.js";
import { logChangeRow, revisionChangeRow } from "../tables/change-rows.js";
import { contentColumns } from "../tables/revision-rows.js";
import { sha1 as hashOf } from "../values/hash.js";
import { aSecondAfter } from "../values/moment.js";
import { textOrEmpty } from "../values/row.js";
import { withDerivedRows, withPresentText } from "./page-text.js";
import { tagsAfter, withRowTags } from "./tags.js";
import { withWatch } from "./watch-list.js";
import type { WatchEffect } from "./watch-list.js";
import { USER_TALK } from "../data/namespaces.js";

/** An account or an address, in the columns of tables. */
export interface ChangeActor {
  readonly user: string;
  /** 0 for an address. */
  readonly userid: number;
  readonly anon?: true;
}

/** The caller in the columns of tables. */
export function changeActor(caller: Caller): ChangeActor {
  const { name, id } = caller;
  return { user: name, userid: id, ...(isLoggedIn(caller) ? {} : { anon: true }) };
}

/** The author of a change, and what logs and histories say about it. */
export interface ChangeAuthor {
  readonly actor: ChangeActor;
  readonly comment: string;
  readonly tags: readonly string[];
  /** Recent changes mark log entries as a bot's. */
  readonly bot: boolean;
  /** The moment at which pages that the change watches leave the watchlist. */
  readonly watchExpiry?: string | undefined;
}

/** A revision that a change adds to a page, which it may create. */
export interface NewRevision {
  readonly title: Title;
  readonly text: string;
  readonly contentmodel: string;
  readonly comment: string;
  readonly minor?: boolean;
  readonly tags?: readonly string[];
}

/** A revision that a change added. */
export interface Revised {
  readonly revision: WikiRevisionRow;
  readonly page: WikiPageRow;
  /** The revision that was the last one; undefined for a new page. */
  readonly parent: WikiRevisionRow | undefined;
}

/** A log entry that a change makes. Comment and tags are the author's by default. */
export interface NewLogEntry {
  readonly type: string;
  readonly action: string;
  readonly title: { readonly ns: number; readonly text: string };
  /** The page that the entry is about; 0 for none. */
  readonly pageid: number;
  readonly params?: JsonObject;
  /** The revision that the event made. */
  readonly made?: WikiRevisionRow;
  readonly comment?: string;
  readonly tags?: readonly string[];
  /** Recent changes do not show the entry. */
  readonly unlisted?: boolean;
}

/** A wiki while a request changes it. The wiki that it begins with does not change. */
export class Draft {
  readonly author: ChangeAuthor;
  readonly site: Site;
  /** The time of the change: a second after the wiki's. */
  readonly time: string;
  /** The tables so far. */
  tables: Tables;
  /** The number of edits that the site's statistics count. */
  edits = 0;
  /** Whether the statistics count articles, which imports do not change. */
  countsArticles = true;
  readonly #wiki: Wiki;
  #contents: ReadonlyMap<string, Uint8Array>;

  constructor(wiki: Wiki, author: ChangeAuthor) {
    this.author = author;
    this.site = siteOf(wiki.site);
    this.time = aSecondAfter(textOrEmpty(wiki.site.general["time"]));
    this.tables = wiki.tables;
    this.#wiki = wiki;
    this.#contents = wiki.contents ?? new Map();
  }

  /** The facts of the wiki's site. */
  get facts(): Wiki["site"] {
    return this.#wiki.site;
  }

  /** Replaces tables. */
  put(tables: Partial<Tables>): void {
    this.tables = { ...this.tables, ...tables };
  }

  /** Keeps the bytes of a file, and returns their SHA-1. */
  keep(bytes: Uint8Array): string {
    const sha1 = hashOf(bytes);
    this.#contents = new Map([...this.#contents, [sha1, bytes]]);
    return sha1;
  }

  /** The page with a title; undefined if it is missing. */
  page({ ns, text }: Pick<Title, "ns" | "text">): WikiPageRow | undefined {
    return this.tables.pages.find((page) => page.ns === ns && page.title === text);
  }

  /** The page with a title, which a check has found. */
  existingPage(title: Pick<Title, "ns" | "text">): WikiPageRow {
    const page = this.page(title);
    if (!page) throw new RangeError(`There is no page ${title.text}.`);
    return page;
  }

  /** The latest revision of a page; undefined for a missing page. */
  latest(page: WikiPageRow | undefined): WikiRevisionRow | undefined {
    return page && this.tables.revisions.find(({ revid }) => revid === page.lastrevid);
  }

  /** Adds a revision, with the page's links and categories. */
  revise({ title, text, contentmodel, comment, minor = false, ...made }: NewRevision): Revised {
    const before = this.page(title);
    const recreated = before || !this.#isDeleted(title) ? [] : ["mw-recreated"];
    const tags = [...(made.tags ?? []), ...recreated];
    const parent = this.latest(before);
    const revision: WikiRevisionRow = {
      revid: nextRevision(this.tables),
      pageid: before?.pageid ?? nextPage(this.tables),
      parentid: parent?.revid ?? 0,
      ...this.author.actor,
      timestamp: this.time,
      comment,
      minor,
      ...contentColumns(text, contentmodel),
      tags,
    };
    const written = {
      ...this.tables,
      revisions: [...this.tables.revisions, revision],
      tags: tagsAfter(this.tables.tags, tags),
    };
    const present = withPresentText(written, this.site, title, revision);
    this.tables = present.tables;
    return { revision, page: present.page, parent };
  }

  /** Whether the log has a deletion of the title. */
  #isDeleted({ ns, text }: Title): boolean {
    return this.tables.logevents.some(
      (entry) =>
        entry.type === "delete" &&
        entry.ns === ns &&
        entry.title === text &&
        entry.actionhidden !== true,
    );
  }

  /** Adds a revision with the present text, which records a change to something else. */
  reviseWithSameText(title: Title, comment: string): Revised {
    const present = this.latest(this.existingPage(title));
    const { content: text = "", contentmodel = "wikitext" } = present ?? {};
    return this.revise({ title, text, contentmodel, comment, minor: true });
  }

  /** Adds a revision to the recent changes. */
  listRevision(
    { revision, page, parent }: Revised,
    marks: { readonly bot: boolean; readonly autopatrolled: boolean },
  ): void {
    const change = revisionChangeRow({
      rcid: nextId(this.tables.changes, "rcid"),
      row: revision,
      page: { ns: page.ns, text: page.title },
      before: parent?.size ?? 0,
      bot: marks.bot,
      patrolled: marks.autopatrolled,
      autopatrolled: marks.autopatrolled,
    });
    this.#addChange(change);
    this.#notifyOwner(page);
  }

  /** Adds an entry to a log, and to the recent changes. */
  log(entry: NewLogEntry): WikiLogEventRow {
    const { type, action, title, pageid, params = {}, made, unlisted = false } = entry;
    const { comment = this.author.comment, tags = this.author.tags } = entry;
    const row: WikiLogEventRow = {
      logid: nextId(this.tables.logevents, "logid"),
      ns: title.ns,
      title: title.text,
      logpage: pageid,
      ...(made && { revid: made.revid }),
      params,
      type,
      action,
      ...this.author.actor,
      timestamp: this.time,
      // The server trims it.
      comment: comment.trim(),
      tags,
    };
    // They count once if the revision has them already.
    const isTagged = tags.every((tag) => made?.tags.includes(tag) === true);
    if (!isTagged) this.tables = withRowTags(this.tables, made ?? {}, tags);
    this.put({ logevents: [...this.tables.logevents, row] });
    if (unlisted) return row;
    const change = logChangeRow({
      rcid: nextId(this.tables.changes, "rcid"),
      entry: row,
      bot: this.author.bot,
      ...(made && { made }),
    });
    this.#addChange(change);
    return row;
  }

  /** Changes the author's watch list. */
  watch(title: Title, effect: WatchEffect, expiry = this.author.watchExpiry): void {
    const { watchlist } = this.tables;
    const watched = withWatch(watchlist, title, this.author.actor, { effect, expiry }, this.site);
    this.put({ watchlist: watched });
  }

  /** Sets the moment since which the author has not seen changes to watched pages; undefined for none. */
  notify(titles: readonly Pick<Title, "ns" | "text">[] | "all", moment: string | undefined): void {
    const watchlist = this.tables.watchlist.map((row) => {
      const isNamed =
        titles === "all" || titles.some(({ ns, text }) => ns === row.ns && text === row.title);
      if (row.owner !== this.author.actor.user || !isNamed) return row;
      const { notificationtimestamp: _before, ...others } = row;
      return moment === undefined ? others : { ...others, notificationtimestamp: moment };
    });
    this.put({ watchlist });
  }

  /** Marks pages as changed at the time of the draft. */
  touch(titles: readonly Pick<Title, "text">[]): void {
    const pages = this.tables.pages.map((page) =>
      titles.some(({ text }) => text === page.title) ? { ...page, touched: this.time } : page,
    );
    this.put({ pages });
  }

  /** Counts edits of the author and of the wiki. */
  countEdits(edits: number): void {
    this.edits += edits;
    const users = this.tables.users.map((each): WikiUserRow =>
      each.name === this.author.actor.user
        ? {
            ...each,
            editcount: each.editcount + edits,
            active: true,
            recentactions: (each.recentactions ?? 0) + 1,
          }
        : each,
    );
    this.put({ users });
  }

  /** The wiki after the change. */
  finish(): Wiki {
    const { site, tables: before, ...others } = this.#wiki;
    const [old, fresh] = [statisticsOf(before, this.site), statisticsOf(this.tables, this.site)];
    const changed = {
      ...fresh,
      edits: Number(old["edits"]) + this.edits,
      ...(!this.countsArticles && { articles: old["articles"] }),
    };
    return {
      ...others,
      site: {
        ...site,
        general: { ...site.general, time: this.time },
        statistics: countsAfter(site.statistics, old, changed),
      },
      tables: withDerivedRows(this.tables),
      contents: this.#contents,
    };
  }

  /** The owner of a talk page that somebody else changed has new messages. */
  #notifyOwner({ ns, title }: WikiPageRow): void {
    const owner = title.slice(title.indexOf(":") + 1);
    const { newmessages = [] } = this.tables;
    if (ns !== USER_TALK || owner === this.author.actor.user) return;
    const others = newmessages.filter((row) => row.owner !== owner);
    this.put({ newmessages: [...others, { owner }] });
  }

  /** Adds a recent change. Others who watch the page are notified, unless an earlier change is unseen. */
  #addChange(change: Tables["changes"][number]): void {
    const { ns, title, user, timestamp } = change;
    const watchlist = this.tables.watchlist.map((each) =>
      each.ns === ns &&
      each.title === title &&
      each.owner !== user &&
      each.notificationtimestamp === undefined
        ? { ...each, notificationtimestamp: timestamp }
        : each,
    );
    this.put({ watchlist, changes: [...this.tables.changes, change] });
  }
}

/** The number after the greatest of a column. */
export function nextId<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number {
  return rows.reduce((last, row) => Math.max(last, row[name]), 0) + 1;
}

/** The number of a new revision. Revisions of deleted pages keep theirs. */
export function nextRevision({ revisions, deletedrevisions }: Tables): number {
  return nextId([...revisions, ...deletedrevisions], "revid");
}

/** The number of a new page. Deleted pages keep theirs, and the log names others. */
export function nextPage({ pages, deletedrevisions, logevents }: Tables): number {
  const logged = logevents.map(({ logpage }) => ({ pageid: logpage }));
  return nextId([...pages, ...deletedrevisions, ...logged], "pageid");
}

/** The statistics after a change. The server counts active users by a script. */
function countsAfter(counts: JsonObject, old: JsonObject, fresh: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => {
      const [before, after] = [old[name], fresh[name]];
      const isCounted =
        typeof count === "number" && typeof before === "number" && typeof after === "number";
      return [name, isCounted && name !== "activeusers" ? count + after - before : count];
    }),
  );
}
