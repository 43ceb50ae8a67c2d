// The pages that a query selects: by title, number, revision or generator.

import { writeReason } from "../../runtime/action-api/api-messages.js";
import { nfc } from "../../runtime/wire/normal-form.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { parseTitle, titleOf, pageNameOf, ownName } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { compareCells } from "../values/compare.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import type { PageEntry, TitledEntry } from "./page-entry.js";
import type { PageOptions, PageSource, PageSet } from "./page-set.js";
import { externalUrl } from "../data/page-address.js";

/** Looks up a request's pages, as the server does (observed on MediaWiki 1.39). */
export function pageSet(store: Store, source: PageSource, options: PageOptions): PageSet {
  const builder = new PageSetBuilder(store, options, source.generatorFields ?? new Map());
  if (source.titles) builder.addTexts(source.titles);
  if (source.pageids) builder.addIds(source.pageids);
  if (source.revids) builder.addRevisions(source.revids);
  if (source.named) builder.addTitles(source.named);
  for (const row of source.rows ?? []) builder.addRow(row);
  return builder.finish();
}

/** The pages in the parameters `titles`, `pageids` and `revids`. */
export function namedSource({
  titles,
  pageids,
  revids,
}: Readonly<Record<string, unknown>>): PageSource {
  return {
    ...(Array.isArray(titles) && { titles: titles.map(String) }),
    ...(Array.isArray(pageids) && { pageids: pageids.map(Number) }),
    ...(Array.isArray(revids) && { revids: revids.map(Number) }),
  };
}

class PageSetBuilder {
  readonly #store: Store;
  readonly #options: PageOptions;
  readonly #generatorFields: ReadonlyMap<string, JsonObject>;
  /** The fields from a generator, with redirects' indexes also at their targets. */
  readonly #fields: Map<string, JsonObject>;
  readonly #missing: TitledEntry[] = [];
  readonly #invalid = new Map<string, PageEntry>();
  readonly #missingIds: PageEntry[] = [];
  readonly #special: TitledEntry[] = [];
  readonly #good = new Map<number, TableRow>();
  /** The names of the found pages and titles. */
  readonly #known = new Set<string>();
  readonly #normalized = new Map<string, JsonObject>();
  readonly #interwiki = new Map<string, JsonObject>();
  readonly #redirects = new Map<string, JsonObject>();
  readonly #badRevids: Record<string, JsonObject> = {};
  readonly #revids: number[] = [];
  readonly #deletedRevids: number[] = [];
  #pending: TableRow[] = [];
  #fakeId = -1;

  constructor(
    store: Store,
    options: PageOptions,
    generatorFields: ReadonlyMap<string, JsonObject>,
  ) {
    this.#store = store;
    this.#options = options;
    this.#generatorFields = generatorFields;
    this.#fields = new Map(generatorFields);
  }

  addTexts(texts: readonly string[]): void {
    const titles: Title[] = [];
    for (const text of texts) {
      const title = parseTitle(this.#store.site, text);
      if (title.kind === "invalid") {
        const { code, reason: why } = title;
        const reason = writeReason({ code, text: why }, this.#options.form);
        if (!this.#invalid.has(text))
          this.#invalid.set(text, { kind: "invalid", id: this.#fakeId--, title: text, reason });
        continue;
      }
      const known = title.kind === "title" ? ownName(this.#store.site, title) : title;
      if (known.text !== text) this.#normalized.set(text, normalizedRemark(text, known.text));
      if (known.kind === "external") this.#addInterwiki(known.text, known.interwiki);
      // A fragment alone does not name a page.
      else if (known.key !== "") titles.push(known);
    }
    this.addTitles(titles);
  }

  /**
   * Namespaces are in title order. Within each namespace, existing pages are ordered by name, as in
   * the database, and titles without a page are in request order.
   */
  addTitles(titles: readonly Title[]): void {
    const { site } = this.#store;
    for (const title of titles)
      if (title.ns < 0) this.#addUnusual("special", ownName(site, title), this.#special);
    const missing: Title[] = [];
    for (const ns of new Set(titles.map((title) => title.ns))) {
      if (ns < 0) continue;
      const pages: TableRow[] = [];
      for (const title of titles.filter((each) => each.ns === ns)) {
        const page = this.#store.pageByTitle(ns, title.key);
        if (page) pages.push(page);
        else missing.push(title);
      }
      for (const page of sortedBy("key", pages)) this.addRow(page);
    }
    for (const title of missing) this.#addUnusual("missing", title, this.#missing);
  }

  addIds(ids: readonly number[]): void {
    const pages: TableRow[] = [];
    for (const id of new Set(ids)) {
      const page = this.#store.pageById(id);
      if (page) pages.push(page);
      else this.#missingIds.push({ kind: "missing id", id });
    }
    for (const page of sortedBy("pageid", pages)) this.addRow(page);
  }

  addRevisions(revids: readonly number[]): void {
    const { site } = this.#store;
    const pageids: number[] = [];
    const titles: Title[] = [];
    // Pages are ordered by number, regardless of the request's order.
    for (const revid of [...new Set(revids)].sort((a, b) => a - b)) {
      const [revision] = this.#store.find("revisions", "revid", revid);
      const [deleted] = this.#options.seesDeleted
        ? this.#store.find("deletedrevisions", "revid", revid)
        : [];
      if (revision) {
        this.#revids.push(revid);
        pageids.push(numberOrZero(revision["pageid"]));
      } else if (deleted) {
        this.#deletedRevids.push(revid);
        titles.push(titleOf(site, numberOrZero(deleted["ns"]), textOrEmpty(deleted["key"])));
      } else this.#badRevids[revid] = { revid, missing: true };
    }
    this.addIds(pageids);
    this.addTitles(titles);
  }

  addRow(row: TableRow): void {
    this.#known.add(rowName(row));
    if (this.#options.redirects && row["redirect"] === true) this.#pending.push(row);
    else this.#good.set(numberOrZero(row["pageid"]), row);
  }

  finish(): PageSet {
    // A page that was already found ends a redirect loop.
    while (this.#pending.length > 0) {
      const pending = sortedBy("pageid", this.#pending);
      this.#pending = [];
      this.addTitles(pending.flatMap((page) => this.#targetOf(page) ?? []));
    }
    const existing = Array.from(this.#good, ([id, row]) => ({
      kind: "page" as const,
      id,
      ns: numberOrZero(row["ns"]),
      key: textOrEmpty(row["key"]),
      row,
    }));
    const [normalized, interwiki, redirects] = [
      [...this.#normalized.values()],
      [...this.#interwiki.values()],
      [...this.#redirects.values()],
    ];
    const entries = [
      ...this.#missing,
      ...this.#invalid.values(),
      ...this.#missingIds,
      ...this.#special,
      ...existing,
    ];
    return {
      entries,
      revids: this.#revids,
      deletedRevids: this.#deletedRevids,
      remarks: {
        ...(normalized.length > 0 && { normalized }),
        ...(interwiki.length > 0 && { interwiki }),
        ...(redirects.length > 0 && { redirects }),
        ...(Object.keys(this.#badRevids).length > 0 && { badrevids: this.#badRevids }),
      },
      generatorFields: this.#fields,
      existing: () => existing,
      titles: () => [...this.#missing, ...existing],
    };
  }

  /** Records a redirect, and returns its target if it is new. */
  #targetOf(page: TableRow): Title | undefined {
    const [target] = this.#store.find("redirects", "pageid", page["pageid"]);
    if (!target) return undefined;
    const from = textOrEmpty(page["title"]);
    const [fragment, interwiki] = [
      textOrEmpty(target["fragment"]),
      textOrEmpty(target["interwiki"]),
    ];
    const title = titleOf(this.#store.site, numberOrZero(target["ns"]), textOrEmpty(target["key"]));
    const to = interwiki === "" ? title.text : `${interwiki}:${title.text}`;
    this.#redirects.set(from, {
      ...this.#generatorFields.get(rowName(page)),
      from,
      to,
      ...(fragment !== "" && { tofragment: fragment }),
      ...(interwiki !== "" && { tointerwiki: interwiki }),
    });
    if (interwiki !== "") {
      this.#addInterwiki(to, interwiki);
      return undefined;
    }
    this.#passIndex(rowName(page), rowName(target));
    return this.#known.has(rowName(target)) ? undefined : title;
  }

  /**
   * A redirect's index in a generator also applies to its target; for several redirects, the first
   * index applies.
   */
  #passIndex(from: string, to: string): void {
    const index = this.#fields.get(from)?.["index"];
    const before = this.#fields.get(to);
    const other = before?.["index"];
    if (typeof index === "number" && !(typeof other === "number" && other <= index))
      this.#fields.set(to, { ...before, index });
  }

  #addInterwiki(title: string, iw: string): void {
    const url = this.#options.iwurl && { url: externalUrl(this.#store.site, title) };
    this.#interwiki.set(title, { title, iw, ...url });
  }

  #addUnusual(kind: "missing" | "special", title: Title, entries: TitledEntry[]): void {
    const { ns, key, text } = title;
    const name = pageNameOf(ns, key);
    if (this.#known.has(name)) return;
    this.#known.add(name);
    entries.push({ kind, id: this.#fakeId--, ns, key, text });
  }
}

function normalizedRemark(from: string, to: string): JsonObject {
  const isEncoded = nfc(from) !== from;
  return { fromencoded: isEncoded, from: isEncoded ? encodeURIComponent(from) : from, to };
}

function rowName({ ns, key }: TableRow): string {
  return pageNameOf(numberOrZero(ns), textOrEmpty(key));
}

/** Rows ordered by a column, as in the database. */
function sortedBy(column: string, rows: readonly TableRow[]): readonly TableRow[] {
  return [...rows].sort((one, other) => compareCells(one[column], other[column]));
}
