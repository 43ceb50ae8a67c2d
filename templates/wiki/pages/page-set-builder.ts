import type { JsonObject } from "../../runtime/model/json.js";
import type { TableRow } from "../values/row.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { fieldsBehindRedirects } from "./followed-redirect.js";
import type { FollowedRedirect } from "./followed-redirect.js";
import { pageNameOf } from "../data/page-name.js";
import { ownName, pageOfCaller } from "../data/special-page.js";
import type { PageEntry } from "./page-entry.js";
import { pageRemarks } from "./page-remarks.js";
import type { PageOptions, PageSource, PageSet } from "./page-set.js";
import type { Store } from "../store/store.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { compareCells } from "../values/compare.js";

/** Looks up the pages that a request is about, as the server does (observed on MediaWiki 1.39). */
export function pageSet(store: Store, source: PageSource, options: PageOptions): PageSet {
  const builder = new PageSetBuilder(store, options);
  if (source.titles) builder.addTexts(source.titles);
  if (source.pageids) builder.addIds(source.pageids);
  if (source.revids) builder.addRevisions(source.revids);
  if (source.named) builder.addTitles(source.named);
  for (const row of source.rows ?? []) builder.addRow(row);
  builder.resolveRedirects();
  return builder.finish(source.generatorFields ?? new Map());
}

class PageSetBuilder {
  readonly #store: Store;
  readonly #options: PageOptions;
  readonly #missing: PageEntry[] = [];
  readonly #invalid: PageEntry[] = [];
  readonly #missingIds: PageEntry[] = [];
  readonly #special: PageEntry[] = [];
  readonly #good = new Map<number, TableRow>();
  readonly #known = new Set<string>();
  readonly #normalized = new Map<string, string>();
  readonly #interwiki = new Map<string, string>();
  /** By their texts. */
  readonly #redirects = new Map<string, FollowedRedirect>();
  readonly #badRevids: number[] = [];
  #revids: readonly number[] = [];
  #deletedRevids: readonly number[] = [];
  #pending: TableRow[] = [];
  #pendingSpecial: { readonly from: Title; readonly to: Title }[] = [];
  #fakeId = -1;

  constructor(store: Store, options: PageOptions) {
    this.#store = store;
    this.#options = options;
  }

  addTexts(texts: readonly string[]): void {
    const titles: Title[] = [];
    for (const text of texts) {
      const title = parseTitle(this.#store.site, text);
      if (title.kind === "invalid") this.#addInvalid(text, title.reason);
      else {
        const known = title.kind === "title" ? ownName(this.#store.site, title) : title;
        if (known.text !== text) this.#normalized.set(text, known.text);
        if (known.kind === "external") this.#interwiki.set(known.text, known.interwiki);
        // A fragment alone names no page.
        else if (known.key !== "") titles.push(known);
      }
    }
    this.addTitles(titles);
  }

  /**
   * Namespaces are in the order of the titles. In each namespace, pages are ordered by name, as in
   * the database, and titles without a page are in the order of the request.
   */
  addTitles(titles: readonly Title[]): void {
    for (const title of titles) if (title.ns < 0) this.#addSpecial(title);
    const grouped = groupByNamespace(titles.filter(({ ns }) => ns >= 0));
    const missing: Title[] = [];
    for (const group of grouped) {
      const pages: TableRow[] = [];
      for (const title of group) {
        const page = this.#store.pageByTitle(title.ns, title.key);
        if (page) pages.push(page);
        else missing.push(title);
      }
      for (const page of pages.sort(byKey)) this.addRow(page);
    }
    for (const title of missing) this.#addMissing(title);
  }

  addIds(ids: readonly number[]): void {
    const pages: TableRow[] = [];
    for (const id of new Set(ids)) {
      const page = this.#store.pageById(id);
      if (page) pages.push(page);
      else if (!this.#missingIds.some((entry) => entry.id === id))
        this.#missingIds.push({ kind: "missing id", id });
    }
    for (const page of pages.sort(byId)) this.addRow(page);
  }

  addRevisions(revids: readonly number[]): void {
    const { seesDeleted } = this.#options;
    const live: number[] = [];
    const deleted: number[] = [];
    const pageids: number[] = [];
    const titles: Title[] = [];
    // Whatever the order in which they are named, the server finds them by their numbers.
    for (const revid of [...new Set(revids)].sort((a, b) => a - b)) {
      const revision = this.#store.find("revisions", "revid", revid)[0];
      const archived = seesDeleted
        ? this.#store.find("deletedrevisions", "revid", revid)[0]
        : undefined;
      if (revision) {
        live.push(revid);
        pageids.push(numberOrZero(revision["pageid"]));
      } else if (archived) {
        deleted.push(revid);
        titles.push(
          titleOf(this.#store.site, numberOrZero(archived["ns"]), textOrEmpty(archived["key"])),
        );
      } else this.#badRevids.push(revid);
    }
    this.addIds(pageids);
    this.addTitles(titles);
    this.#revids = live;
    this.#deletedRevids = deleted;
  }

  addRow(row: TableRow): void {
    const id = numberOrZero(row["pageid"]);
    this.#known.add(pageNameOf(numberOrZero(row["ns"]), textOrEmpty(row["key"])));
    if (this.#options.redirects && row["redirect"] === true) this.#pending.push(row);
    else this.#good.set(id, row);
  }

  /** Follows redirects until none is left. A page that was found before ends a circle. */
  resolveRedirects(): void {
    while (this.#pending.length + this.#pendingSpecial.length > 0) {
      const pending = this.#pending;
      const special = this.#pendingSpecial;
      this.#pending = [];
      this.#pendingSpecial = [];
      this.addTitles([
        ...pending.sort(byId).flatMap((page) => this.#target(page) ?? []),
        ...special.flatMap(({ from, to }) => this.#specialTarget(from, to) ?? []),
      ]);
    }
  }

  #target(page: TableRow): Title | undefined {
    const found = this.#store.find("redirects", "pageid", page["pageid"])[0];
    if (!found) return undefined;
    const from = textOrEmpty(page["title"]);
    const fragment = textOrEmpty(found["fragment"]);
    const interwiki = textOrEmpty(found["interwiki"]);
    const ns = numberOrZero(found["ns"]);
    const key = textOrEmpty(found["key"]);
    const title = titleOf(this.#store.site, ns, key);
    const to = interwiki === "" ? title.text : `${interwiki}:${title.text}`;
    const name = pageNameOf(numberOrZero(page["ns"]), textOrEmpty(page["key"]));
    this.#redirects.set(from, {
      name,
      to,
      ...(fragment !== "" && { fragment }),
      ...(interwiki !== "" && { interwiki }),
    });
    if (interwiki !== "") this.#interwiki.set(to, interwiki);
    return interwiki !== "" || this.#known.has(pageNameOf(ns, key)) ? undefined : title;
  }

  #specialTarget(from: Title, to: Title): Title | undefined {
    this.#redirects.set(from.text, { name: pageNameOf(from.ns, from.key), to: to.text });
    return this.#known.has(pageNameOf(to.ns, to.key)) ? undefined : to;
  }

  finish(generatorFields: ReadonlyMap<string, JsonObject>): PageSet {
    const existing = [...this.#good].map(([id, row]) => ({
      kind: "page" as const,
      id,
      ns: numberOrZero(row["ns"]),
      key: textOrEmpty(row["key"]),
      row,
    }));
    const entries: readonly PageEntry[] = [
      ...this.#missing,
      ...this.#invalid,
      ...this.#missingIds,
      ...this.#special,
      ...existing,
    ];
    const titled = entries.filter((entry) => "ns" in entry);
    const fieldsByName = fieldsBehindRedirects(this.#redirects, generatorFields, this.#store);
    return {
      entries,
      revids: this.#revids,
      deletedRevids: this.#deletedRevids,
      remarks: pageRemarks(this.#store.site, generatorFields, {
        normalized: this.#normalized,
        interwiki: this.#interwiki,
        redirects: this.#redirects,
        badRevids: this.#badRevids,
        iwurl: this.#options.iwurl,
      }),
      generatorFields: new Map(
        titled.flatMap(({ id, ns, key }) => {
          const fields = fieldsByName.get(pageNameOf(ns, key));
          return fields ? [[id, fields] as const] : [];
        }),
      ),
      existing: () => existing,
      titles: () => titled.filter(({ kind }) => kind !== "special"),
    };
  }

  #addInvalid(title: string, reason: string): void {
    if (this.#invalid.some((entry) => "title" in entry && entry.title === title)) return;
    this.#invalid.push({ kind: "invalid", id: this.#fakeId--, title, reason });
  }

  #addMissing({ ns, key, text }: Title): void {
    const name = pageNameOf(ns, key);
    if (this.#known.has(name)) return;
    this.#known.add(name);
    this.#missing.push({ kind: "missing", id: this.#fakeId--, ns, key, text });
  }

  #addSpecial(written: Title): void {
    const title = ownName(this.#store.site, written);
    const { ns, key, text } = title;
    const name = pageNameOf(ns, key);
    if (this.#known.has(name)) return;
    this.#known.add(name);
    const to = this.#options.redirects
      ? pageOfCaller(this.#store.site, title, this.#options.caller)
      : undefined;
    if (to) {
      this.#pendingSpecial.push({ from: title, to });
      return;
    }
    this.#special.push({ kind: "special", id: this.#fakeId--, ns, key, text });
  }
}

/** Compares pages by their numbers. */
function byId(a: TableRow, b: TableRow): number {
  return numberOrZero(a["pageid"]) - numberOrZero(b["pageid"]);
}

/** Compares pages by their names, as the database does. */
function byKey(a: TableRow, b: TableRow): number {
  return compareCells(a["key"], b["key"]);
}

/** Groups titles by namespace, in the order of the first title of each; repeated titles count once. */
function groupByNamespace(titles: readonly Title[]): readonly (readonly Title[])[] {
  const groups = new Map<number, Map<string, Title>>();
  for (const title of titles) {
    const group = groups.get(title.ns) ?? new Map<string, Title>();
    groups.set(title.ns, group);
    if (!group.has(title.key)) group.set(title.key, title);
  }
  return [...groups.values()].map((group) => [...group.values()]);
}
