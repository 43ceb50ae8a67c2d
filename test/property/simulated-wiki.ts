/** A wiki in memory that pages as MediaWiki does: `list=allpages`, also as generator, `prop=links` and `prop=categories`. */
import { array, constantFrom, integer, nat, record, string } from "fast-check";
import type { Arbitrary } from "fast-check";

/** One page, and what it links to. */
export interface SimulatedPage {
  readonly pageid: number;
  readonly title: string;
  readonly links: readonly string[];
  readonly categories: readonly string[];
}

export interface SimulatedWiki {
  /** By title, as the generator gives them; their ids come in any order. */
  readonly pages: readonly SimulatedPage[];
  /** Rows that one answer gives, for each module; the next of a series at each place, again from the first after the last. */
  readonly sizes: readonly number[];
  readonly formatversion: "1" | "2";
}

type Parameters = Readonly<Record<string, string>>;
type Values = Record<string, string>;

const names = array(string({ unit: constantFrom("a", "b", "|"), minLength: 1, maxLength: 3 }), {
  maxLength: 5,
});

/** Wikis with pages of any size, and answers of any size. */
export const wikis: Arbitrary<SimulatedWiki> = record({
  contents: array(record({ links: names, categories: names }), { maxLength: 7 }),
  order: array(nat(1000), { minLength: 7, maxLength: 7 }),
  sizes: array(integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
  formatversion: constantFrom("1", "2"),
}).map(({ contents, order, sizes, formatversion }) => {
  const ids = order.map((key, index) => ({ key, index })).toSorted((a, b) => a.key - b.key);
  const pages = contents.map((content, index) => ({
    pageid: ids.findIndex((each) => each.index === index) + 1,
    title: `Page ${index}`,
    ...content,
  }));
  return { pages, sizes, formatversion };
});

const PROPS = [
  ["links", "plcontinue"],
  ["categories", "clcontinue"],
] as const;

/** What the wiki answers; it knows nothing of earlier requests. */
export function simulatedAnswer(wiki: SimulatedWiki, parameters: Parameters): object {
  const [mark, finishedBefore = ""] = parameters["continue"]?.split("||") ?? [];
  const skipped = finishedBefore.split("|");
  const props = PROPS.filter(([prop]) => parameters["prop"]?.split("|").includes(prop));
  const query: Record<string, unknown> = {};
  const ofList: Values = {};
  if (parameters["list"] === "allpages" && !skipped.includes("allpages")) {
    const { rows, next } = slice(wiki, titled(wiki.pages), parameters["apcontinue"]);
    query["allpages"] = rows;
    if (next !== undefined) ofList["apcontinue"] = next;
  }
  const ofProps: Values = {};
  const ofGenerator: Values = {};
  if (parameters["generator"] === "allpages" && mark !== "-") {
    const { rows, next } = slice(wiki, titled(wiki.pages), parameters["gapcontinue"]);
    const batch = wiki.pages.filter(({ title }) => rows.some((row) => row.title === title));
    const pages = new Map(
      rows.map((row): [number, Record<string, unknown>] => [row.pageid, { ...row }]),
    );
    for (const [prop, name] of props) {
      if (skipped.includes(prop)) continue;
      const stopped = addProp(wiki, batch, pages, prop, parameters[name]);
      if (stopped !== undefined) ofProps[name] = stopped;
    }
    if (next !== undefined) ofGenerator["gapcontinue"] = next;
    if (pages.size > 0) query["pages"] = inVersion(wiki, [...pages.values()]);
  }
  const batchcomplete = Object.keys(ofProps).length === 0;
  const given = parameters["gapcontinue"];
  // While there is more about these pages, the generator stays where the request has it.
  const generator = batchcomplete ? ofGenerator : given === undefined ? {} : { gapcontinue: given };
  const isDone = batchcomplete && Object.keys(ofGenerator).length === 0;
  const finished = [
    ...("apcontinue" in ofList ? [] : ["allpages"]),
    ...(batchcomplete && !isDone
      ? []
      : props.filter(([, name]) => !(name in ofProps)).map(([prop]) => prop)),
  ];
  const proceed = { ...ofList, ...ofProps, ...generator };
  const mustGoOn = Object.keys(proceed).length > 0;
  return {
    ...(batchcomplete && { batchcomplete: wiki.formatversion === "2" ? true : "" }),
    ...(mustGoOn && {
      continue: {
        ...proceed,
        continue: `${isDone ? "-" : Object.keys(generator).join("|")}||${finished.join("|")}`,
      },
    }),
    query,
  };
}

interface Row {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
}

function titled(pages: readonly SimulatedPage[]): readonly Row[] {
  return pages.map(({ pageid, title }) => ({ pageid, ns: 0, title }));
}

/** The rows from a title on, as many as one answer gives. */
function slice(
  wiki: SimulatedWiki,
  rows: readonly Row[],
  from: string | undefined,
): { readonly rows: readonly Row[]; readonly next: string | undefined } {
  const start = from === undefined ? 0 : rows.findIndex(({ title }) => title >= from);
  const size = sizeAt(wiki, start);
  return { rows: rows.slice(start, start + size), next: rows[start + size]?.title };
}

/** Adds rows in the order of page ids, from the given place on; gives the place where it stopped. */
function addProp(
  wiki: SimulatedWiki,
  batch: readonly SimulatedPage[],
  pages: ReadonlyMap<number, Record<string, unknown>>,
  prop: "links" | "categories",
  from: string | undefined,
): string | undefined {
  const [page = 0, index = 0] = (from ?? "0|0").split("|").map(Number);
  const left = batch
    .toSorted((a, b) => a.pageid - b.pageid)
    .flatMap((each) => each[prop].map((title, at) => ({ pageid: each.pageid, at, title })))
    .filter((row) => row.pageid > page || (row.pageid === page && row.at >= index));
  const size = sizeAt(wiki, page + index);
  for (const { pageid, title } of left.slice(0, size)) {
    const target = pages.get(pageid) ?? {};
    const given = target[prop];
    const before: readonly unknown[] = Array.isArray(given) ? given : [];
    target[prop] = [...before, { ns: 0, title }];
  }
  const next = left[size];
  return next && `${next.pageid}|${next.at}`;
}

function sizeAt({ sizes }: SimulatedWiki, place: number): number {
  return sizes[place % sizes.length] ?? 1;
}

function inVersion(
  { formatversion }: SimulatedWiki,
  pages: readonly Record<string, unknown>[],
): unknown {
  return formatversion === "2"
    ? pages
    : Object.fromEntries(pages.map((page) => [String(page["pageid"]), page]));
}

/** The pages with all of their rows, as one big answer would have them. */
export function wholePages(wiki: SimulatedWiki): readonly object[] {
  return wiki.pages.map(({ pageid, title, links, categories }) => ({
    pageid,
    ns: 0,
    title,
    ...(links.length > 0 && { links: links.map((each) => ({ ns: 0, title: each })) }),
    ...(categories.length > 0 && {
      categories: categories.map((each) => ({ ns: 0, title: each })),
    }),
  }));
}
