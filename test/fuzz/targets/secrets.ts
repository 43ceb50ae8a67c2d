import { createRedactor } from "../../../generator/serve/redactor.js";
import { exchangeCheckFor } from "../../../generator/serve/check-exchange.js";
import { jsonLine, refusedEntry, textLine, withLog } from "../../../generator/serve/log.js";
import type { LogEntry } from "../../../generator/serve/log.js";
import { recordingHandler } from "../../../generator/serve/record.js";
import { makeServices } from "../../../generator/serve/services.js";
import type { ServiceResponse } from "../../../templates/runtime/http/service.js";
import { foundIn } from "../canaries.js";
import type { Canary } from "../canaries.js";
import { randomFrom } from "../random.js";
import type { Random } from "../random.js";
import { inspected, learned, requested } from "../secret-readers.js";
import { exchangeWith, refusedRequestWith } from "../secret-exchanges.js";
import { secretSpecs } from "../secret-specs.js";
import { holds, textOf } from "../target.js";
import type { Target } from "../target.js";

const specs = secretSpecs();
const services = makeServices(specs, { seed: 1, envelope: "embedded" });
const checked = Promise.all(
  services.map(async (service) => ({ service, check: exchangeCheckFor(service) })),
);

/** The exchanges of one input. */
const EXCHANGES = 20;

/** Secrets in all places and encodings of exchanges, which follow from a seed: any JSON is one. */
export const target: Target = {
  name: "secrets",
  form: "json",
  seeds: () => Array.from({ length: 20 }, (_, index) => String(index)),
  run: async (input) => {
    const random = randomFrom(seedOf(textOf(input)));
    if (random.once(2)) await serve(random);
    else {
      const read = random.of([inspected, learned, requested]);
      const { text, canaries, input: given } = await read(random, EXCHANGES);
      const found = foundIn(text, canaries);
      holds(
        found === undefined,
        () =>
          `A secret is written: ${JSON.stringify({ secret: found?.value, written: linesWith(text, found), given }).slice(0, 6000)}`,
      );
    }
  },
};

/** The lines of an output that a finding is about. */
function linesWith(text: string, found: Canary | undefined): readonly string[] {
  return text.split("\n").filter((line) => found && foundIn(line, [found]));
}

/** Serves and records the exchanges of one input. */
async function serve(random: Random): Promise<void> {
  const { service, check } = random.of(await checked);
  const redactor = createRedactor(specs);
  const canaries: Canary[] = [];
  const planted = new Map<string, unknown>();
  let written: string[] = [];
  let response: ServiceResponse = { status: 200, headers: {}, body: "" };
  const log = (entry: LogEntry): void => {
    written.push(jsonLine(entry), textLine(entry));
  };
  const recording = recordingHandler({
    relay: {
      kind: service.spec.kind,
      at: service.at,
      send: async () => ({ kind: "received", response }),
    },
    redactor,
    cassette: { append: (exchange) => written.push(JSON.stringify(exchange)) },
    check,
    report: (broken) => written.push(JSON.stringify(broken)),
    warn: (text) => written.push(text),
  });
  const handler = withLog(recording, { log, now: () => 0, redactor });
  for (let index = 0; index < EXCHANGES; index += 1) {
    const exchange = exchangeWith(random, service.spec.kind, canaries);
    canaries.push(...exchange.canaries);
    for (const { value } of exchange.canaries)
      planted.set(value, [exchange.request, exchange.response]);
    ({ response } = exchange);
    written = [];
    // oxlint-disable-next-line no-await-in-loop -- the exchanges of a recording come one after the other
    await handler.service(exchange.request);
    if (random.once(10)) {
      const refused = refusedRequestWith(random, canaries);
      canaries.push(...refused.canaries);
      for (const { value } of refused.canaries) planted.set(value, refused.request.url);
      log(refusedEntry(refused.request, redactor));
    }
    const text = written.join("\n");
    const found = foundIn(text, canaries);
    holds(
      found === undefined,
      () =>
        `A secret is written: ${JSON.stringify({ secret: found?.value, planted: planted.get(found?.value ?? ""), written: text }).slice(0, 6000)}`,
    );
  }
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
}
