// A wiki during a change: revisions, log entries, watchlists and counts.

import { subjectNamespace, talkNamespace } from "../../runtime/title/associated-namespaces.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { propertyOf } from "../../runtime/model/member.js";
import { siteOf } from "../data/site.js";
import type { Site } from "../data/site.js";
import { titleOf } from "../data/title.js";
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
import { aSecondAfter } from "../values/moment.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { withDerivedRows, withPresentText } from "./page-text.js";
import { tagsAfter, withRowTags } from "./tags.js";
import { USER_TALK } from "../data/namespaces.js";
import { sha1 as hashOf } from "../values/bytes.js";

/** An account or an IP address, in table columns. */
export interface ChangeActor {
  readonly user: string;
  /** 0 for an IP address. */
  readonly userid: number;
  readonly anon?: true;
}

/** The caller in table columns. */
export function changeActor(caller: Caller): ChangeActor {
  const { name, id } = caller;
  return { user: name, userid: id, ...(isLoggedIn(caller) ? {} : { anon: true }) };
}

/** A change's effect on its author's watchlist. */
export type WatchEffect = "watch" | "unwatch" | "unchanged";

/** A change's author, and the facts for logs and histories. */
export interface ChangeAuthor {
  readonly actor: ChangeActor;
  readonly comment: string;
  readonly tags: readonly string[];
  /** Marks edits as patrolled. */
  readonly autopatrolled: boolean;
  /** Marks log entries in the recent changes as a bot's. */
  readonly bot: boolean;
  /** The time when pages watched by the change leave the watchlist. */
  readonly watchExpiry?: string | undefined;
}

/** A revision to add to a page, which is created if necessary. */
export interface NewRevision {
  readonly title: Title;
  readonly text: string;
  readonly contentmodel: string;
  readonly comment: string;
  readonly minor?: boolean;
  readonly tags?: readonly string[];
  /**
   * Whether the recent changes list the revision, and mark it as a bot's. Default: they do not list
   * it.
   */
  readonly bot?: boolean;
}

/** An added revision, and its page. */
export interface Revised {
  readonly revision: WikiRevisionRow;
  readonly page: WikiPageRow;
}

/** A log entry to add. Default for comment and tags: the author's. */
export interface NewLogEntry {
  readonly type: string;
  readonly action: string;
  readonly title: { readonly ns: number; readonly text: string };
  /** The entry's page. Default: the page with the title, or 0 without one. */
  readonly pageid?: number;
  readonly params?: JsonObject;
  /** The revision created by the event. */
  readonly made?: WikiRevisionRow;
  readonly comment?: string;
  readonly tags?: readonly string[];
  /** Omits the entry from the recent changes. */
  readonly unlisted?: boolean;
}

/** A wiki during a change. The original wiki does not change. */
export class Draft {
  readonly author: ChangeAuthor;
  readonly site: Site;
  /** The time of the change: one second after the wiki's. */
  readonly time: string;
  /** The current tables. */
  tables: Tables;
  /** The number of edits in the site statistics. */
  edits = 0;
  /** Whether the statistics count articles. Imports do not change this count. */
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

  /** Facts about the wiki's site. */
  get facts(): Wiki["site"] {
    return this.#wiki.site;
  }

  /** Replaces tables. */
  put(tables: Partial<Tables>): void {
    this.tables = { ...this.tables, ...tables };
  }

  /** Stores a file's bytes, and returns their SHA-1. */
  keep(bytes: Uint8Array): string {
    const sha1 = hashOf(bytes);
    this.#contents = new Map([...this.#contents, [sha1, bytes]]);
    return sha1;
  }

  /** Removes the bytes with these SHA-1 hashes, unless a file or other chunks have them. */
  forget(hashes: readonly string[]): void {
    const { stashedfiles = [] } = this.tables;
    const used = new Set<unknown>([
      ...Object.values(this.tables).flatMap((rows) => rows.map((row) => propertyOf(row, "sha1"))),
      ...stashedfiles.flatMap(({ chunks = [] }) => chunks),
    ]);
    const unused = new Set(hashes.filter((sha1) => !used.has(sha1)));
    this.#contents = new Map([...this.#contents].filter(([sha1]) => !unused.has(sha1)));
  }

  /** The page with a title; undefined if it is missing. */
  page(title: Pick<Title, "ns" | "text">): WikiPageRow | undefined {
    return this.tables.pages.find((page) => isOf(page, title));
  }

  /** Returns the page with a title that is known to exist. */
  existingPage(title: Pick<Title, "ns" | "text">): WikiPageRow {
    const page = this.page(title);
    if (!page) throw new RangeError(`There is no page ${title.text}.`);
    return page;
  }

  /** A page's latest revision; undefined for a missing page. */
  latest(page: WikiPageRow | undefined): WikiRevisionRow | undefined {
    return page && this.tables.revisions.find(({ revid }) => revid === page.lastrevid);
  }

  /** Adds a revision, with the page's links and categories. */
  revise({ title, text, contentmodel, comment, ...made }: NewRevision): Revised {
    const before = this.page(title);
    const isRecreated = this.tables.logevents.some(
      (entry) => entry.type === "delete" && isOf(entry, title) && entry.actionhidden !== true,
    );
    const recreated = !before && isRecreated ? ["mw-recreated"] : [];
    const tags = [...(made.tags ?? []), ...recreated];
    const parent = this.latest(before);
    const revision: WikiRevisionRow = {
      revid: nextRevision(this.tables),
      pageid: before?.pageid ?? nextPage(this.tables),
      parentid: parent?.revid ?? 0,
      ...this.author.actor,
      timestamp: this.time,
      comment,
      minor: made.minor ?? false,
      ...contentColumns(text, contentmodel),
      tags,
    };
    this.put({
      revisions: [...this.tables.revisions, revision],
      tags: tagsAfter(this.tables.tags, tags),
    });
    const page = this.present(title, revision);
    if (made.bot === undefined) return { revision, page };
    const change = revisionChangeRow({
      rcid: nextId(this.tables.changes, "rcid"),
      row: revision,
      page: title,
      before: parent?.size ?? 0,
      bot: made.bot,
      patrolled: this.author.autopatrolled,
      autopatrolled: this.author.autopatrolled,
    });
    this.#addChange(change);
    // The owner of a talk page receives a notice if a different user changes it.
    const owner = title.text.slice(title.text.indexOf(":") + 1);
    const newmessages = this.tables.newmessages?.filter((row) => row.owner !== owner) ?? [];
    if (title.ns === USER_TALK && owner !== this.author.actor.user)
      this.put({ newmessages: [...newmessages, { owner }] });
    return { revision, page };
  }

  /**
   * Makes a revision the current one of its page. The page gets the title, links and categories.
   */
  present(title: Title, revision: WikiRevisionRow): WikiPageRow {
    const { tables, page } = withPresentText(this.tables, this.site, title, revision);
    this.tables = tables;
    return page;
  }

  /** Changes columns in a page's row. */
  setPage(pageid: number, columns: Partial<WikiPageRow>): void {
    const pages = this.tables.pages.map((row) =>
      row.pageid === pageid ? { ...row, ...columns } : row,
    );
    this.put({ pages });
  }

  /** Adds a revision with the same text, which records a different change. */
  reviseWithSameText(title: Title, comment: string, tags: readonly string[] = []): Revised {
    const present = this.latest(this.existingPage(title));
    const { content: text = "", contentmodel = "wikitext" } = present ?? {};
    return this.revise({ title, text, contentmodel, comment, minor: true, tags });
  }

  /** Adds an entry to a log and to the recent changes. */
  log(entry: NewLogEntry): WikiLogEventRow {
    const { type, action, title, params = {}, made, unlisted = false } = entry;
    const { pageid = this.page(title)?.pageid ?? 0 } = entry;
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
      // The server trims comments.
      comment: comment.trim(),
      tags,
    };
    // Tags that the revision already has are counted once.
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

  /** Changes the author's watchlist. A page is watched together with its talk page. */
  watch(title: Title, effect: WatchEffect, expiry = this.author.watchExpiry): void {
    const { user: owner, userid } = this.author.actor;
    if (effect === "unchanged" || userid === 0) return;
    for (const { ns, text } of subjectAndTalk(title, this.site)) {
      const { watchlist } = this.tables;
      const before = watchlist.find((row) => row.owner === owner && isOf(row, { ns, text }));
      const others = watchlist.filter((row) => row !== before);
      const { expiry: end, ...row } = before ?? { owner, ns, title: text };
      const until = expiry ?? end ?? "infinity";
      const watched = until === "infinity" ? row : { ...row, expiry: until };
      this.put({ watchlist: effect === "watch" ? [...others, watched] : others });
    }
  }

  /**
   * Sets the time since which the author has not seen changes to watched pages; undefined if all
   * are seen.
   */
  notify(titles: readonly Pick<Title, "ns" | "text">[] | "all", moment: string | undefined): void {
    const watchlist = this.tables.watchlist.map((row) => {
      const isNamed = titles === "all" || titles.some((title) => isOf(row, title));
      if (row.owner !== this.author.actor.user || !isNamed) return row;
      const { notificationtimestamp: _before, ...others } = row;
      return moment === undefined ? others : { ...others, notificationtimestamp: moment };
    });
    this.put({ watchlist });
  }

  /** Counts edits for the author and the wiki. */
  countEdits(edits: number): void {
    this.edits += edits;
    const users = this.tables.users.map((row): WikiUserRow => {
      if (row.name !== this.author.actor.user) return row;
      const { editcount, recentactions = 0 } = row;
      const counts = { editcount: editcount + edits, recentactions: recentactions + 1 };
      return { ...row, ...counts, active: true };
    });
    this.put({ users });
  }

  /** Returns the changed wiki. */
  finish(): Wiki {
    const { site, tables: before, ...others } = this.#wiki;
    const [old, fresh] = [before, this.tables].map((tables) => statisticsOf(tables, this.site, 0));
    // The server counts active users in a separate script.
    const changes: JsonObject = {
      ...fresh,
      ...(!this.countsArticles && { articles: old?.["articles"] }),
      activeusers: old?.["activeusers"],
      edits: this.edits,
    };
    const statistics = Object.entries(site.statistics).map(([name, count]) => {
      const change = numberOrZero(changes[name]) - numberOrZero(old?.[name]);
      return [name, typeof count === "number" ? count + change : count];
    });
    return {
      ...others,
      site: {
        ...site,
        general: { ...site.general, time: this.time },
        statistics: Object.fromEntries(statistics),
      },
      tables: withDerivedRows(this.tables),
      contents: this.#contents,
    };
  }

  /**
   * Adds a recent change. Notifies other users who watch the page, unless they have not seen an
   * earlier change.
   */
  #addChange(change: Tables["changes"][number]): void {
    const { ns, title: text, user, timestamp: notificationtimestamp } = change;
    const watchlist = this.tables.watchlist.map((row) =>
      isOf(row, { ns, text }) && row.owner !== user ? { notificationtimestamp, ...row } : row,
    );
    this.put({ watchlist, changes: [...this.tables.changes, change] });
  }
}

/** The highest number in a column plus one. */
export function nextId<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number {
  return rows.reduce((last, row) => Math.max(last, row[name]), 0) + 1;
}

/** The number for a new revision. Numbers of deleted revisions are not reused. */
export function nextRevision({ revisions, deletedrevisions }: Tables): number {
  return nextId([...revisions, ...deletedrevisions], "revid");
}

/** The number for a new page. Numbers of deleted pages and numbers in the log are not reused. */
export function nextPage({ pages, deletedrevisions, logevents }: Tables): number {
  const logged = logevents.map(({ logpage }) => ({ pageid: logpage }));
  return nextId([...pages, ...deletedrevisions, ...logged], "pageid");
}

/** A page and its talk page. */
export function subjectAndTalk({ ns, key }: Title, site: Site): readonly Title[] {
  return [subjectNamespace(ns), talkNamespace(ns)].map((each) => titleOf(site, each, key));
}

/** Whether a row has a title. */
export function isOf(
  row: { readonly ns: number; readonly title: string },
  { ns, text }: Pick<Title, "ns" | "text">,
): boolean {
  return row.ns === ns && row.title === text;
}
