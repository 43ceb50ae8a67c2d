import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageRoot } from "../../../generator/project/folders.js";
import { readCassette } from "../../../generator/serve/cassette.js";
import { exchangeCheckFor } from "../../../generator/serve/check-exchange.js";
import { jsonLine, withLog, textLine } from "../../../generator/serve/log.js";
import { readSpecs, SHIPPED_SPECS } from "../../../generator/serve/read-specs.js";
import { recordingHandler } from "../../../generator/serve/record.js";
import { createRedactor } from "../../../generator/redact/redactor.js";
import { replayingHandler } from "../../../generator/serve/replay.js";
import { makeServices } from "../../../generator/serve/services.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import type { ServiceRequest } from "../../../templates/runtime/http/service.js";
import { requestParameters } from "../../../templates/runtime/http/request-parameters.js";
import { wireParams } from "../../../templates/runtime/wire/wire-params.js";
import { queries } from "../queries.js";
import { requestIn } from "../services.js";
import { holds, jsonOf, same, steers } from "../target.js";
import type { Target } from "../target.js";

const FILE = join(mkdtempSync(join(tmpdir(), "paramsmith-fuzz-")), "cassette.jsonl");
const specs = readSpecs(SHIPPED_SPECS, packageRoot()).value ?? [];
const services = makeServices(specs, { seed: 1, envelope: "embedded" });
const redactor = createRedactor(specs);
const judged = Promise.all(
  services.map(async (service) => ({ service, check: exchangeCheckFor(service) })),
);

/** Stands for what nobody is to find in a file. */
const SECRET = "S3CRETS3CRET";

/** A request that is passed on to a server, and what that answers: `{ url, method, headers, body, response, status }`. */
export const target: Target = {
  name: "recordings",
  form: "json",
  seeds: () => SEEDS.map((seed) => JSON.stringify(seed)),
  run: async (input) => {
    const value = jsonOf(input);
    const request = requestIn(value);
    if (!request) return;
    const given = propertyOf(value, "response");
    const body = typeof given === "string" ? given : (JSON.stringify(given) ?? "");
    const response = { status: 200, headers: { "content-type": "application/json" }, body };
    const broken: unknown[] = [];
    const logs: string[] = [];
    writeFileSync(FILE, "");
    for (const { service, check } of await judged) {
      const handler = recordingHandler({
        relay: {
          kind: service.spec.kind,
          at: service.at,
          send: async () => ({ kind: "received", response }),
        },
        redactor,
        cassette: { append: (each) => appendFileSync(FILE, `${JSON.stringify(each)}\n`) },
        check,
        report: (each) => broken.push(each),
        warn: (text) => {
          throw new Error(text);
        },
      });
      const told = withLog(handler, {
        log: (entry) => logs.push(jsonLine(entry), textLine(entry)),
        now: () => 0,
        redactor,
      });
      // oxlint-disable-next-line no-await-in-loop -- one service at a time
      same(await told.service(request), response, "The response is not given back as it is");
    }
    if (JSON.stringify(broken).includes('"nested-too-deeply"')) return;
    const cassette = readCassette(FILE, "cassette.jsonl");
    same(cassette.diagnostics, [], "What was recorded cannot be read");
    const replay = replayingHandler(cassette.value ?? [], redactor);
    // Bodies that are not JSON are not kept.
    const status = body === "" || isJson(body) ? 200 : 501;
    same((await replay.service(request)).status, status, "What was recorded is not found again");
    const steering = logs.find((line, index) => index % 2 === 1 && steers(line));
    holds(steering === undefined, () => `The log steers the terminal: ${steering}`);
    if (!isSecretAlone(request, body)) return;
    const written = [readFileSync(FILE, "utf8"), ...logs, JSON.stringify(broken)].join("\n");
    holds(
      !written.includes(SECRET),
      () =>
        `A secret is written: ${written.slice(Math.max(0, written.indexOf(SECRET) - 200), written.indexOf(SECRET) + 50)}`,
    );
  },
};

/** Whether the secret stands nowhere but in values of parameters that are secret, each of which the server reads. */
function isSecretAlone(request: ServiceRequest, body: string): boolean {
  const params = [...wireParams(requestParameters(request))];
  const read = params.flatMap(([name, value]) =>
    /token|password|apikey/i.test(name) ? [value].flat() : [],
  );
  const given = timesIn(request.url + request.body);
  return !body.includes(SECRET) && given > 0 && given === timesIn(read.join("\n"));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function timesIn(text: string): number {
  return text.split(SECRET).length - 1;
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

const SEEDS: readonly unknown[] = [
  ...queries.slice(0, 10).map((query) => ({
    url: `/api.php?${query}&format=json`,
    response: { batchcomplete: true, query: { allpages: [{ pageid: 1, ns: 0, title: "A" }] } },
  })),
  {
    method: "POST",
    url: "/api.php",
    headers: FORM,
    body: `action=login&lgname=A&lgpassword=${SECRET}&lgtoken=${SECRET}2&format=json`,
    response: { login: { result: "Success" } },
  },
  {
    url: `/api.php?action=query&meta=tokens&type=csrf&format=json&token=${SECRET}`,
    response: { query: { tokens: { csrftoken: "abc+\\" } } },
  },
  {
    url: `/api.php?action=query&list=watchlist&wltoken=${SECRET}&wlowner=A&format=json`,
    response: { error: { code: "bad", info: "x" } },
  },
  { url: "/alliances?size=2", response: { _embedded: { alliances: [] } } },
  { url: `/alliances/search/findByName?name=A&apikey=${SECRET}`, response: "no json" },
  { url: "/alliances", response: [{ id: "x" }] },
];
