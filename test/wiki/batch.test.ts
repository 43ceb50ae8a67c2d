import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inParallel, runBatch, startWiki, type Answer, type Wiki } from "./server.ts";

// Minutes: the first run may have to install Debian's packages.
const SETUP = 600_000;
const LONG = 300_000;

let wiki: Wiki;
beforeAll(async () => {
  wiki = await startWiki();
}, SETUP);
afterAll(async () => {
  await wiki?.stop();
});

const numbers = (count: number): string => Array.from({ length: count }, (_, i) => i).join("%7C");

/**
 * For each module: a good request, and the names of some of its parameters, of as many kinds as
 * there are.
 */
const MODULES: readonly (readonly [request: string, ...names: string[]])[] = [
  ["action=query&list=allpages", "aplimit", "apnamespace", "apdir", "apfrom", "apprtype"],
  ["action=query&list=recentchanges", "rcstart", "rcuser", "rcshow", "rcnamespace", "rctitle"],
  ["action=query&list=blocks", "bkip", "bkusers", "bkprop", "bkids"],
  ["action=query&prop=revisions&titles=Main_Page", "rvprop", "rvlimit", "rvexpandtemplates"],
  ["action=query&meta=siteinfo", "siprop", "sifilteriw", "sishowalldb"],
  ["action=parse&text=x", "prop", "section", "contentmodel"],
];

/** Values that suit hardly any parameter, each in its own way. */
const VALUES = [
  "",
  "x",
  "-1",
  "%2B5",
  "99999999999999999999",
  "1.0",
  "a%7Cb",
  "%1Fa%1Fb%7Cc",
  "%1F",
  "*",
  numbers(60),
  "yesterday",
  "2024-01-31T09:00:00Z",
  "cafe%CC%81",
  "%E9",
  "%00%01%0A",
  "a%FFb",
  "Talk:Foo%23bar",
];

/** What every request may have besides. */
const VARIANTS = [
  "",
  "&formatversion=2",
  "&errorformat=plaintext&formatversion=2",
  "&errorformat=wikitext&errorlang=de",
  "&errorformat=html&uselang=fr&errorsuselocal=1",
  "&errorformat=raw&formatversion=2",
  "&errorformat=none",
  "&errorformat=nonsense",
  "&ascii=1&uselang=qqx",
];

/** Requests that go wrong, or right, in a way of their own. */
const SPECIAL = [
  "",
  "action=query",
  "action=nonsense",
  "action=query&list=nonsense%7Callpages",
  "action=query&formatversion=3",
  "action=query&list=allpages&format=xml",
  "action=query&list=allpages&format=php",
  "action=query&list=allpages&format=nonsense&wrappedhtml=1",
  "action=query&meta=siteinfo&format=xml",
  "action=query&meta=siteinfo&format=php",
  "action=query&list=allpages&nonsense=1&more%20of.it=2&apnonsense",
  "action=query&list=allpages&aplimit[]=1&apfrom[x]=2",
  "action=query&list=allpages&aplimit=1&aplimit=nonsense&aplimit=2",
  "action=query&list=allpages&callback=answer",
  "action=query&list=allpages&callback=no%20name",
  "action=query&list=allpages&origin=*",
  "action=query&list=allpages&origin=http://example.org",
  "action=query&list=allpages&assert=user",
  "action=query&list=allpages&assertuser=Admin",
  "action=query&list=allpages&requestid=7&servedby=1&responselanginfo=1&curtimestamp=1",
  "action=query&list=allpages&maxlag=-1",
  "action=query&list=allpages&maxlag=nonsense",
  "action=query&list=deletedrevs",
  "action=query&list=allrevisions&arvgeneratexml=1&arvparse=1",
  "action=query&titles=Main_Page&pageids=1",
  `action=query&prop=info&titles=${numbers(60)}`,
  `action=query&prop=info&titles=${numbers(600)}`,
  "action=query&prop=info&titles=%1FMain%20Page%1Ftalk:a%1F%5B%5D",
  "action=query&prop=revisions&titles=Main_Page&rvprop=content&rvslots=main%7Cother",
  "action=query&prop=revisions&titles=Main_Page&rvprop=content&rvslots=main" +
    "&rvcontentformat-main=text/x-wiki&rvcontentformat-other=x",
  "action=query&prop=revisions&generator=allpages&gaplimit=1&gapnonsense=1",
  "action=query&generator=siteinfo",
  "action=query&list=allpages&apcontinue=nonsense%7C1&continue=-%7C%7C",
  "action=query&list=users&ususers=Admin%7CHighlimits%7CNobody%7C127.0.0.1%7C%5B%5D",
  "action=query&meta=userinfo&uiprop=groups%7Crights%7Coptions%7Cratelimits",
  "action=query&meta=tokens&type=csrf%7Clogin%7Cwatch",
  "action=query&meta=authmanagerinfo&amisecuritysensitiveoperation=ChangeCredentials",
  "action=paraminfo&modules=query%2Ballpages%7Cnonsense%7Cquery%2B*&helpformat=none",
  "action=help&modules=query%2Ballpages",
  "action=edit&title=X&text=y",
  "action=opensearch&search=main",
];

const REQUESTS: readonly string[] = [
  ...SPECIAL,
  ...MODULES.flatMap(([request, ...names]) =>
    names.flatMap((name) => VALUES.map((value) => `${request}&${name}=${value}`)),
  ),
].map((request, index) =>
  // A request of its own format stays as it is.
  /(?:^$|&format=)/.test(request)
    ? request
    : `${request}${VARIANTS[index % VARIANTS.length]}&format=json`,
);

/**
 * An answer without what changes from one moment to the next: the time, request ids, tokens, stack
 * traces.
 */
function settled({ status, error, body }: Answer): Answer {
  return {
    status,
    error,
    body: body
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, (time) =>
        Math.abs(Date.parse(time) - Date.now()) < LONG ? "(now)" : time,
      )
      .replace(/Cached time: \d+/g, "(time)")
      .replace(/(?:CPU|Real) time usage: [\d.]+/g, "(seconds)")
      .replace(/"time":\d+/g, "(milliseconds)")
      .replace(/wg(?:RequestId\\*":\\*"\w+|BackendResponseTime\\*":\d+)/g, "(response)")
      .replace(/\[[0-9a-f]{24}\]/g, "(request)")
      .replace(/[0-9a-f]{40}(?=\+)/g, "(token)")
      .replace(/#0 .*?\{main\}/gs, "(trace)"),
  };
}

async function overHttp(
  requests: readonly string[],
  options: { readonly method?: "GET" | "POST"; readonly cookie?: string } = {},
): Promise<Answer[]> {
  return inParallel(requests, 3, (request) => wiki.send(request, options));
}

/** Fails on the first few requests that got different answers, and names them. */
function expectSame(
  requests: readonly string[],
  answers: readonly Answer[],
  expected: readonly Answer[],
): void {
  expect(answers).toHaveLength(expected.length);
  const wanted = expected.map(settled);
  const different = answers
    .map((answer, index) => ({
      request: requests[index],
      answer: settled(answer),
      expected: wanted[index],
    }))
    .filter((pair) => !isDeepStrictEqual(pair.answer, pair.expected));
  expect(different.slice(0, 3)).toEqual([]);
}

test(
  "a batch gets the answers that HTTP gets",
  async () => {
    expect(REQUESTS.length).toBeGreaterThan(200);
    const expected = await overHttp(REQUESTS);
    expectSame(REQUESTS, await wiki.batchRaw(REQUESTS), expected);

    // The requests are as varied as they should be.
    const errors = new Set(expected.map((answer) => answer.error));
    const errorCodes = [null, "badvalue", "badinteger", "badtimestamp", "toomanyvalues", "baduser"];
    expect(errorCodes.filter((code) => !errors.has(code))).toEqual([]);
    const bodies = expected.map((answer) => answer.body).join("\n");
    const warningCodes = ["unrecognizedparams", "unrecognizedvalues", "badutf8", "deprecation"];
    expect(warningCodes.filter((code) => !bodies.includes(`"code":"${code}"`))).toEqual([]);
  },
  LONG,
);

test(
  "a batch asks as the user it is told, and by POST when it is told",
  async () => {
    const requests = REQUESTS.filter((_, index) => index % 4 === 0 || index < SPECIAL.length);
    const cookie = await wiki.login("Highlimits");
    const expected = await overHttp(requests, { method: "POST", cookie });
    const answers = await wiki.batchRaw(requests, { method: "POST", user: "Highlimits" });
    expectSame(requests, answers, expected);
    expect(answers.some((answer) => answer.body.includes('"name":"Highlimits"'))).toBe(true);
  },
  LONG,
);

test(
  "the order of the requests and the number of processes make no difference",
  async () => {
    const requests = REQUESTS.filter((_, index) => index % 3 === 0);
    const reversed = requests.toReversed();
    const expected = await wiki.batchRaw(requests, { workers: 1, recycle: 10_000 });
    const backwards = await wiki.batchRaw(reversed, { workers: 1, recycle: 10_000 });
    expectSame(requests, backwards.toReversed(), expected);
    expectSame(requests, await wiki.batchRaw(requests, { workers: 3, recycle: 1 }), expected);
  },
  LONG,
);

test(
  "a batch parses what it gets",
  async () => {
    const requests = [
      "action=query&list=allpages&aplimit=1",
      "action=query&list=allpages&aplimit=x",
    ];
    expect(await wiki.batch(requests)).toEqual(await wiki.askAll(requests));
    expect(await wiki.batch([])).toEqual([]);
  },
  LONG,
);

test("a batch that cannot be asked says why", async () => {
  await expect(wiki.batchRaw(["action=query\n"])).rejects.toThrow("line break");
  await expect(runBatch("/nonexistent", ["action=query"])).rejects.toThrow("install.sh");
});
