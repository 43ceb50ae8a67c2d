import { expect, it } from "vitest";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { learnHalf, recordedWiki } from "../generator/wiki/learn/halves.js";
import type { Exchange, HalfShare, RecordedWiki } from "../generator/wiki/learn/halves.js";
import { wholeCatalogue } from "./catalogue.ts";
import { learnedRequest, poolOf } from "./learned-requests.ts";
import { Random, SEED } from "./random.ts";
import { startFilledWiki, useWiki } from "./server.ts";
import type { Wiki, WikiContent } from "./server.ts";

/** The exchanges with each content; `ANSWERS` in the environment. */
const ANSWERS = Number(process.env["ANSWERS"] ?? 200);

const wikis = {
  first: useWiki(() => startFilledWiki("first")),
  second: useWiki(() => startFilledWiki("second")),
} as const satisfies Readonly<Record<WikiContent, () => Wiki>>;

it.each(["first", "second"] as const)(
  "learning half of the exchanges with the %s content loses no response of either half",
  async (content) => {
    const recorded = await recordWiki(content, wikis[content]());
    for (const base of ["shipped", "query alone"] as const) {
      const { own, other, skipped } = learnHalf(recorded, SEED, base);
      console.log(
        `${content}, ${base}: own half ${shareText(own)}, other half ${shareText(other)}`,
      );
      expect([own.lost, other.lost]).toEqual([[], []]);
      expect(own.after).toBeGreaterThanOrEqual(own.all - skipped);
    }
  },
  300_000,
);

function shareText({ all, before, after }: HalfShare): string {
  return `${before} → ${after} of ${all}`;
}

/** Sends random valid requests, some of them as an administrator. */
async function recordWiki(content: WikiContent, wiki: Wiki): Promise<RecordedWiki> {
  const { api, catalogue, site } = await wholeCatalogue(wiki);
  const modules = [...api.modules.values()].filter(({ path }) => path.startsWith("query+"));
  const pool = await poolOf(wiki);
  const random = new Random(SEED + 13);
  const requests: string[] = [];
  while (requests.length < ANSWERS) {
    const request = learnedRequest({ modules, pool, random });
    if (parseRequestStrictly(api, request).ok) requests.push(request);
  }
  const middle = requests.length / 2;
  const halves = [requests.slice(0, middle), requests.slice(middle)] as const;
  const responses = [
    ...(await wiki.batch(halves[0], { user: "Admin" })),
    ...(await wiki.batch(halves[1])),
  ];
  const exchanges = requests.map((request, index): Exchange => ({
    request,
    response: responses[index],
  }));
  return recordedWiki(`${content} ${wiki.version}`, { catalogue, site }, exchanges);
}
