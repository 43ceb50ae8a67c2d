import { writeFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { readExchanges, recordingOf } from "../templates/wiki/recorded/exchange.ts";
import type { Exchange } from "../templates/wiki/recorded/exchange.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { isRecording, recordWiki } from "./recording.ts";
import { startFilledWiki, useWiki } from "./server.ts";
import { reported, twinsOf } from "./stub-asking.ts";
import type { Compared, Twins } from "./stub-asking.ts";

/** Differences that are printed; `SHOW` in the environment. */
const SHOW = Number(process.env["SHOW"] ?? 5);

/**
 * The recordings, and the least share of responses that must be equal: they hold what the stub answers as
 * another version did. The tests without a wiki replay the same files.
 */
const RECORDINGS = [
  ["compare", 1],
  ["open-search", 0.95],
  ["parse", 1],
  ["search", 0.9],
  ["stub-continue", 0.95],
  ["stub-pages", 0.95],
  ["stub-parameters", 0.95],
  ["stub-shares", 0.9],
] as const;

/** What {@link Twins} adds to a request. */
const ADDED = "&errorformat=plaintext&format=json";

const wiki = useWiki(() => startFilledWiki("first"));
let twins: Twins;

beforeAll(async () => {
  twins = await twinsOf(wiki(), await wholeCatalogue(wiki()));
  if (isRecording(wiki())) await recordWiki(wiki());
});

it.each(RECORDINGS)(
  "the stub answers the recorded requests of %s as the wiki does",
  async (name, least) => {
    const exchanges = readExchanges(name).filter(({ answer }) => answer.kind === "json");
    const compared = new Map<Exchange, Compared>();
    for (const user of [undefined, "Admin"] as const) {
      const own = exchanges.filter((each) => each.user === user);
      const requests = own.map(({ request }) => request.slice(0, -ADDED.length));
      // oxlint-disable-next-line no-await-in-loop -- each user asks all
      const found = await twins.compare(requests, user);
      for (const [index, each] of found.entries()) {
        const exchange = own[index];
        if (exchange) compared.set(exchange, each);
      }
    }
    if (isRecording(wiki())) record(name, compared);
    expect(reported([...compared.values()], SHOW)).toBeGreaterThanOrEqual(least);
  },
);

/** Writes the responses again. Those that the stub does not give go. */
function record(name: string, compared: ReadonlyMap<Exchange, Compared>): void {
  const lines = [...compared].flatMap(([exchange, { server: value, difference }]) =>
    difference === undefined ? [{ ...exchange, answer: { kind: "json", value } }] : [],
  );
  writeFileSync(recordingOf(name), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}
