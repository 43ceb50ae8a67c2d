import { isJsonArray } from "../model/json.js";
import type { Json, JsonObject } from "../model/json.js";

/**
 * A page in a response and its number, which format version 1 uses as the key. Missing pages have
 * negative numbers.
 */
export interface NumberedPage {
  readonly id: number;
  readonly fields: JsonObject;
}

/** Fields that a module adds to a page. */
export interface PageFields {
  /** The number of the page. If absent, the `pageid` and `title` fields identify the page. */
  readonly id?: number;
  readonly fields: JsonObject;
}

/**
 * Adds fields to pages. If two modules add lists with the same name, the lists are concatenated.
 * Fields for an unknown number are ignored; fields for an unknown `pageid` and `title` create a new
 * page.
 *
 * @param additions the fields that each module adds
 */
export function addPageFields(
  pages: readonly NumberedPage[],
  additions: readonly (readonly PageFields[])[],
): readonly NumberedPage[] {
  if (additions.every((each) => each.length === 0)) return pages;
  const collection = new PageCollection(pages);
  for (const each of additions) for (const addition of each) collection.add(addition);
  return collection.pages();
}

interface CollectedPage {
  readonly id: number;
  readonly fields: JsonObject;
  added?: JsonObject;
}

class PageCollection {
  readonly #byId: Map<number, CollectedPage>;
  /** Built when a page is first looked up by its fields. */
  #byField: Map<string, CollectedPage> | undefined;
  #lastMissingId: number;

  constructor(pages: readonly NumberedPage[]) {
    this.#byId = new Map(pages.map(({ id, fields }) => [id, { id, fields }]));
    this.#lastMissingId = pages.reduce((smallest, { id }) => Math.min(smallest, id), 0);
  }

  add({ id, fields }: PageFields): void {
    const page = id === undefined ? this.#pageWith(fields) : this.#byId.get(id);
    if (page) page.added = mergeFields(page.added, fields);
  }

  pages(): readonly NumberedPage[] {
    return [...this.#byId.values()].map(({ id, fields, added }) => ({
      id,
      fields: added ? { ...fields, ...added } : fields,
    }));
  }

  #pageWith(fields: JsonObject): CollectedPage {
    this.#byField ??= new Map(
      [...this.#byId.values()].flatMap((page) =>
        identities(page.fields).map((name) => [name, page] as const),
      ),
    );
    const names = identities(fields);
    const known = names.map((name) => this.#byField?.get(name)).find((page) => page !== undefined);
    const page = known ?? this.#newPage(fields);
    for (const name of names) if (!this.#byField.has(name)) this.#byField.set(name, page);
    return page;
  }

  #newPage({ pageid }: JsonObject): CollectedPage {
    const id =
      typeof pageid === "number" && !this.#byId.has(pageid) ? pageid : --this.#lastMissingId;
    const page = { id, fields: {} };
    this.#byId.set(id, page);
    return page;
  }
}

/** The fields that identify a page. */
function identities({ pageid, title }: JsonObject): readonly string[] {
  return Object.entries({ pageid, title })
    .filter(([, value]) => typeof value === "number" || typeof value === "string")
    .map((identity) => JSON.stringify(identity));
}

function mergeFields(before: JsonObject | undefined, added: JsonObject): JsonObject {
  if (!before) return added;
  const lists = Object.entries(added).flatMap(([name, value]): readonly [string, Json][] => {
    const first = Object.hasOwn(before, name) ? before[name] : undefined;
    // A handler may return a copy of a list in the page that it received.
    const isSecond = first !== undefined && value !== undefined && first !== value;
    return isSecond && isJsonArray(first) && isJsonArray(value)
      ? [[name, [...first, ...value]]]
      : [];
  });
  return { ...before, ...added, ...Object.fromEntries(lists) };
}
