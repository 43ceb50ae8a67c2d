import MiniSearch from "minisearch";
import { detailEntries, partEntries } from "./search-entries.js";
import type { SearchEntry, SearchKind } from "./search-entries.js";
import type { PageStore } from "./spec-store.js";

/** The search over all specs of a page. */
export interface SearchIndex {
  /** The best entries for a text, at most as many as given. */
  readonly find: (text: string, most: number) => readonly SearchEntry[];
  /** Settles when all entries can be found. Parts can be found at once. */
  readonly complete: Promise<void>;
}

/** A match of a kind counts as much as its name suggests: modules are searched most often. */
const WEIGHTS: Readonly<Record<SearchKind, number>> = {
  module: 3,
  operation: 3,
  schema: 2,
  parameter: 1.6,
  field: 1,
  value: 1,
};

/** The searched texts of an entry, and its id. */
const EXTRACTED: Readonly<Record<string, (entry: SearchEntry) => string | number>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  place: ({ place }) => place,
  text: ({ text }) => text,
  starts: startsOf,
};

/** The lengths of the beginnings of names that may have a typo. */
const STARTS = { shortest: 4, longest: 10 };

/** The beginnings of the name of a part, so that one with a typo is found before it is complete. */
function startsOf({ kind, name }: SearchEntry): string {
  if (!["module", "operation", "schema"].includes(kind)) return "";
  const lengths = Array.from(
    { length: STARTS.longest - STARTS.shortest + 1 },
    (_, index) => STARTS.shortest + index,
  );
  return lengths
    .filter((length) => length < name.length)
    .map((length) => name.slice(0, length))
    .join(" ");
}

/** The number of entries that are added without a pause. About 10 ms. */
const AT_ONCE = 300;

/** Shorter words have too many neighbours. */
const SHORTEST_TYPO = 4;

/** Makes the search: parts at once, details in the pauses of the browser. */
export function searchIndex({ specs }: PageStore): SearchIndex {
  const entries: SearchEntry[] = [];
  const index = new MiniSearch<SearchEntry>({
    fields: ["name", "place", "text", "starts"],
    tokenize: (text) => text.split(/[\n\r\p{Z}\p{P}\p{S}]+/u),
    extractField: (entry, field) => EXTRACTED[field]?.(entry) ?? "",
    searchOptions: {
      boost: { name: 6, starts: 2, place: 1.2 },
      prefix: true,
      fuzzy: (term) => (term.length < SHORTEST_TYPO ? false : 0.25),
      weights: { prefix: 0.6, fuzzy: 0.3 },
      combineWith: "AND",
      boostDocument: (id: number) => WEIGHTS[entries[id]?.kind ?? "value"],
    },
  });
  const add = (found: Omit<SearchEntry, "id">): void => {
    const entry = { ...found, id: entries.length };
    entries.push(entry);
    index.add(entry);
  };
  for (const store of specs) for (const entry of partEntries(store)) add(entry);
  const rest = specs.map(detailEntries);
  const addSome = async (): Promise<void> => {
    let current = rest.shift();
    for (let added = 1; current; added += 1) {
      const next = current.next();
      if (next.done === true) current = rest.shift();
      else add(next.value);
      // oxlint-disable-next-line no-await-in-loop -- the pauses are the point
      if (added % AT_ONCE === 0) await pause();
    }
  };
  return {
    find: (text, most) =>
      index
        .search(text)
        .slice(0, most)
        .flatMap(({ id }) => entries[Number(id)] ?? []),
    complete: addSome(),
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
