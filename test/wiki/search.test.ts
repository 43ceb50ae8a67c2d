import { afterAll, beforeAll, expect, it } from "vitest";
import type { StoredWiki } from "../../templates/wiki/store/store.ts";
import { textOrEmpty } from "../../templates/wiki/values/row.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { Random, SEED } from "./random.ts";
import { startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { twinsOf } from "./stub-asking.ts";
import type { Twins } from "./stub-asking.ts";

/** Random requests of each kind; `SEARCHES` in the environment. */
const COUNT = Number(process.env["SEARCHES"] ?? 100);

let wiki: Wiki;
let twins: Twins;

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  twins = await twinsOf(wiki, await wholeCatalogue(wiki));
});
afterAll(async () => {
  await wiki?.stop();
});

it(`the stub finds the pages that the server finds, in its own order, with the seed ${SEED}`, async () => {
  const random = new Random(SEED);
  const words = wordsOf(twins.content);
  const searches = Array.from({ length: COUNT }, () => {
    const [one, two] = [random.pick(words), random.pick(words)];
    return random.pick([one, one.toUpperCase(), `${one} ${two}`, `"${one} ${two}"`, `${one}*`]);
  });
  await expectSameTitles(
    searches.map((search) => {
      const where = random.pick(["", "&srnamespace=*", "&srnamespace=4|2|10", "&srwhat=text"]);
      return `action=query&list=search&srsearch=${encodeURIComponent(search)}&srlimit=max${where}`;
    }),
  );
});

it("the stub lists the titles with a beginning that the server lists", async () => {
  const random = new Random(SEED + 1);
  const titles = (twins.content.tables["pages"] ?? []).map(({ title }) => textOrEmpty(title));
  const beginnings = Array.from({ length: COUNT }, () => {
    const title = random.pick(titles);
    const part = title.slice(0, 1 + random.below(title.length));
    return encodeURIComponent(random.pick([part, part, part.replaceAll(" ", "_")]));
  });
  await expectSameTitles([
    ...beginnings.map((each) => `action=query&list=prefixsearch&pssearch=${each}&pslimit=max`),
    ...beginnings.map((each) => `action=opensearch&search=${each}&limit=500&namespace=0|2|10`),
    ...beginnings.map((each) => `action=query&list=search&srwhat=nearmatch&srsearch=${each}`),
  ]);
});

function wordsOf({ tables }: StoredWiki): readonly string[] {
  const texts = (tables["revisions"] ?? []).map(({ content }) => textOrEmpty(content));
  return [...new Set(texts.flatMap((text) => text.match(/\b[a-z]{3,}\b/gi) ?? []))];
}

async function expectSameTitles(requests: readonly string[]): Promise<void> {
  const pairs = await twins.texts(requests.map((request) => `${request}&format=json`));
  const different = pairs.flatMap(({ request, server, stub }) => {
    const [theirs, ours] = [titlesIn(server), titlesIn(stub)];
    return theirs.join("|") === ours.join("|") ? [] : [{ request, theirs, ours }];
  });
  expect(different).toEqual([]);
}

/** The titles of a response, sorted. */
function titlesIn(text: string): readonly string[] {
  const titles: string[] = [];
  const body: unknown = JSON.parse(text, (name, value: unknown) => {
    if (name === "title") titles.push(String(value));
    return value;
  });
  // A response of opensearch is a list whose second item has the titles.
  const suggested: unknown = Array.isArray(body) ? body[1] : [];
  return [...titles, ...(Array.isArray(suggested) ? suggested.map(String) : [])].toSorted();
}
