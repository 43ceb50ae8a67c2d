import { existsSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { expect } from "vitest";
import type { Json } from "../../templates/runtime/model/json.ts";
import { readExchanges, recordingOf } from "../templates/wiki/recorded/exchange.ts";
import type { Exchange } from "../templates/wiki/recorded/exchange.ts";
import {
  differenceFrom,
  RECORDED_WIKI,
  recordedStub,
} from "../templates/wiki/recorded/recorded-stub.ts";
import type { RecordedWiki } from "../templates/wiki/recorded/recorded-stub.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { startCoverage } from "./coverage.ts";
import { exportWiki } from "./export.ts";
import type { TextOptions } from "./stub-asking.ts";
import type { Wiki } from "./server.ts";

/** Longer answers are not kept, in characters. */
const MOST = 6000;

/** Of the random exchanges in which the stub runs no code that it has not run before, one in so many is kept. */
const STEP = 10;

/** The version whose answers the tests without a wiki expect. */
const VERSION = /^1\.43\./;

/** Whether answers are recorded: for `UPDATE_ANSWERS=1` in the environment, of the version that is expected. */
export function isRecording({ version }: Pick<Wiki, "version">): boolean {
  return process.env["UPDATE_ANSWERS"] === "1" && VERSION.test(version);
}

/** The wiki whose answers are recorded, as it is now. */
async function recordWiki(wiki: Wiki): Promise<void> {
  const { catalogue, site } = await wholeCatalogue(wiki);
  const recorded: RecordedWiki = { catalogue, site, content: await exportWiki(wiki.directory) };
  writeFileSync(RECORDED_WIKI, `${JSON.stringify(recorded)}\n`);
}

/**
 * Keeps answers of a wiki for tests that need none, in a file that is named after the test that runs. Does
 * nothing without `UPDATE_ANSWERS=1` in the environment. Kept are those that the stub gives, too: the tests
 * against the wiki tell the others.
 */
export async function keepExchanges(wiki: Wiki, exchanges: readonly Exchange[]): Promise<void> {
  await keep(wiki, exchanges, () => true);
}

/**
 * Keeps some of many random exchanges, as {@link keepExchanges} does: those in which the stub runs code that
 * it has not run before, and one in ten of the others.
 */
export async function keepDiverse(wiki: Wiki, exchanges: readonly Exchange[]): Promise<void> {
  await keep(wiki, exchanges, (parts, index) => parts > 0 || index % STEP === 0);
}

async function keep(
  wiki: Wiki,
  exchanges: readonly Exchange[],
  isWanted: (newParts: number, index: number) => boolean,
): Promise<void> {
  if (!isRecording(wiki)) return;
  if (!existsSync(RECORDED_WIKI)) await recordWiki(wiki);
  const name = basename(expect.getState().testPath ?? "", ".test.ts");
  const before = readExchanges(name);
  const known = new Set(before.map(keyOf));
  const found: Exchange[] = [];
  const stub = recordedStub();
  const coverage = await startCoverage();
  // oxlint-disable-next-line no-await-in-loop -- one exchange after the other
  for (const each of before) await differenceFrom(stub, each);
  await coverage.newParts();
  for (const [index, exchange] of exchanges.entries()) {
    if (known.has(keyOf(exchange)) || JSON.stringify(exchange).length > MOST) continue;
    known.add(keyOf(exchange));
    // oxlint-disable-next-line no-await-in-loop -- the coverage is of one exchange
    const difference = await differenceFrom(stub, exchange);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const parts = await coverage.newParts();
    if (difference === undefined && isWanted(parts, index)) found.push(exchange);
  }
  await coverage.stop();
  if (found.length === 0) return;
  const lines = [...before, ...found].map((each) => `${JSON.stringify(each)}\n`);
  writeFileSync(recordingOf(name), lines.join(""));
}

/** An exchange of a test that compares values of JSON. */
export function jsonExchange(request: string, value: Json, user: Exchange["user"]): Exchange {
  return { request, ...(user !== undefined && { user }), answer: { kind: "json", value } };
}

/** An exchange of a test that compares texts. */
export function textExchange(
  request: string,
  text: string,
  { user, method = "GET" }: TextOptions,
): Exchange {
  return {
    request,
    ...(user !== undefined && { user }),
    ...(method === "POST" && { method }),
    answer: { kind: "text", text },
  };
}

function keyOf({ request, user, method }: Exchange): string {
  return [user ?? "", method ?? "GET", request].join(" ");
}
