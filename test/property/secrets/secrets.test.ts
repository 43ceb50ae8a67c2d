import { expect, it } from "vitest";
import { exchangeCheckFor } from "../../../generator/serve/check-exchange.js";
import { jsonLine, refusedEntry, textLine, withLog } from "../../../generator/serve/log.js";
import type { LogEntry } from "../../../generator/serve/log.js";
import { recordingHandler } from "../../../generator/serve/record.js";
import { makeServices } from "../../../generator/serve/services.js";
import { createRedactor } from "../../../generator/redact/redactor.js";
import type { ServiceResponse } from "../../../templates/runtime/http/service.js";
import { runsOf, seedOf } from "../../random-runs.js";
import { foundIn } from "./canaries.js";
import type { Canary } from "./canaries.js";
import { exchangeWith, requestWith } from "./exchanges.js";
import { randomFrom } from "./random.js";
import type { Random } from "./random.js";
import { inspected, learned } from "./readers.js";
import { secretSpecs } from "./specs.js";

const specs = secretSpecs();
const services = makeServices(specs, { seed: 1, envelope: "embedded" });
const checked = Promise.all(
  services.map(async (service) => ({ service, check: exchangeCheckFor(service) })),
);

/** The exchanges of one run. `RUNS=5000` makes 100,000 in all. */
const EXCHANGES = 20;
const RUNS = runsOf(150);

it(`writes no secret of ${RUNS * EXCHANGES} exchanges to cassettes, logs, reports and messages`, async () => {
  const random = randomFrom(seedOf(42));
  for (let run = 0; run < RUNS; run += 1) {
    if (random.once(5)) {
      const read = random.of([inspected, learned]);
      // oxlint-disable-next-line no-await-in-loop -- the choices of a run follow those of the one before
      const { text, canaries, input } = await read(random, EXCHANGES);
      assertNone(text, canaries, input);
    } else {
      // oxlint-disable-next-line no-await-in-loop -- the choices of a run follow those of the one before
      await serve(random);
    }
  }
}, 300_000);

function assertNone(text: string, canaries: readonly Canary[], input: unknown): void {
  const found = foundIn(text, canaries);
  if (!found) return;
  const lines = text.split("\n").filter((line) => foundIn(line, [found]));
  expect.fail(JSON.stringify({ secret: found.value, lines, input }).slice(0, 6000));
}

/** Serves and records the exchanges of one input. */
async function serve(random: Random): Promise<void> {
  const { service, check } = random.of(await checked);
  const { kind } = service.spec;
  const redactor = createRedactor(specs);
  const keepBodies = random.once(3);
  let written: string[] = [];
  let response: ServiceResponse = { status: 200, headers: {}, body: "" };
  const log = (entry: LogEntry): void => {
    written.push(jsonLine(entry), textLine(entry));
  };
  const recording = recordingHandler({
    relay: { kind, at: service.at, send: async () => ({ kind: "received", response }) },
    redactor,
    cassette: { append: (exchange) => written.push(JSON.stringify(exchange)) },
    keepBodies,
    check,
    report: (broken) => written.push(JSON.stringify(broken)),
    warn: (text) => written.push(text),
  });
  const handler = withLog(recording, { log, now: () => 0, redactor });
  for (let index = 0; index < EXCHANGES; index += 1) {
    const exchange = exchangeWith(random, kind, keepBodies);
    ({ response } = exchange);
    written = [];
    // oxlint-disable-next-line no-await-in-loop -- the exchanges of a recording come one after the other
    await handler.service(exchange.request);
    assertNone(written.join("\n"), exchange.canaries, exchange);
    if (!random.once(10)) continue;
    const { request, canary } = requestWith(random, kind);
    written = [];
    log(refusedEntry({ method: request.method, url: request.url, status: 400 }, redactor));
    assertNone(written.join("\n"), [canary], request);
  }
}
