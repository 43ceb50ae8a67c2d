import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { propertyOf } from "../../templates/runtime/action-api/api-messages.ts";
import { isJsonArray, isJsonObject } from "../../templates/runtime/model/json.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import type { Wiki as WikiContent } from "../../templates/runtime/wiki/data/wiki.ts";
import { wikiStub } from "../../templates/runtime/wiki/server/wiki-stub.ts";
import { writableWiki } from "../../templates/runtime/wiki/writes/writable-wiki.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { exportWiki } from "./export.ts";
import { learnedResults } from "./learned.ts";
import { selections } from "./selections.ts";
import { startWiki } from "./server.ts";
import type { UserName, Wiki } from "./server.ts";
import { agreement } from "./stub-agreement.ts";
import { isSince } from "./version.ts";
import { EDITS, effectsOf } from "./write-steps.ts";
import type { WriteStep } from "./write-steps.ts";

/** Sends a request, by GET or in the body of a POST, perhaps as a user. */
type Ask = (method: "GET" | "POST", request: string, user?: UserName) => Promise<Json>;

const FORMAT = "format=json&formatversion=2&errorformat=plaintext";
const directory = join(tmpdir(), `paramsmith-writes-wiki-${process.pid}`);
let wiki: Wiki;
let server: Ask;
let stub: Ask;

beforeAll(async () => {
  wiki = await startWiki({ directory });
  const { api } = await wholeCatalogue(wiki);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an export has this form, as its schema says
  const content = (await exportWiki(wiki.directory)) as unknown as WikiContent;
  server = await serverOf(wiki);
  const { service } = wikiStub(
    { api, selections: selections(), results: learnedResults() },
    writableWiki(content),
  );
  stub = async (method, request, user) => {
    const cookie = user === undefined ? {} : { cookie: `paramsmith_user=${user}` };
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const { body } = await service(
      method === "POST"
        ? { method, url: "/api.php", headers: { ...cookie, ...type }, body: request }
        : { method, url: `/api.php?${request}`, headers: cookie, body: "" },
    );
    return parsed(body);
  };
});

afterAll(async () => {
  await wiki?.stop();
  // Another run needs a wiki without these changes.
  for (const path of [directory, `${directory}.lock`])
    rmSync(path, { recursive: true, force: true });
});

async function serverOf(started: Wiki): Promise<Ask> {
  const cookies = new Map<UserName, string>();
  return async (method, request, user) => {
    if (user !== undefined && !cookies.has(user)) cookies.set(user, await started.login(user));
    const cookie = user === undefined ? undefined : cookies.get(user);
    const answer = await started.send(request, { method, ...(cookie !== undefined && { cookie }) });
    return parsed(answer.body);
  };
}

function parsed(body: string): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON
  return JSON.parse(body) as Json;
}

/** Runs a step, with the token of its user. */
async function run(
  ask: Ask,
  { action, user, params, from = {} }: WriteStep,
  earlier: ReadonlyMap<string, Json>,
): Promise<Json> {
  const tokens = await ask("GET", `action=query&meta=tokens&${FORMAT}`, user);
  const token = String(propertyOf(propertyOf(propertyOf(tokens, "query"), "tokens"), "csrftoken"));
  const referred = Object.entries(from).map(([name, [step, member]]) => [
    name,
    String(propertyOf(propertyOf(earlier.get(step), action), member)),
  ]);
  const form = new URLSearchParams({ action, ...params, ...Object.fromEntries(referred), token });
  return ask("POST", `${form.toString()}&${FORMAT}`, user);
}

/** An answer without the moments at which either wiki did something. */
function timeless(answer: Json): Json {
  if (typeof answer === "string")
    return answer.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b20\d{12}\b/g, "TIME");
  if (isJsonArray(answer)) return answer.map(timeless);
  if (!isJsonObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      value === undefined || isLater(name) ? [] : [[name, timeless(value)]],
    ),
  );
}

/** Whether jobs of the server compute a member later: the queue, and since 1.44 the counts of categories. */
function isLater(name: string): boolean {
  const areCountsLater = isSince(wiki.version, 44) && /^(?:allcategories|categoryinfo)$/.test(name);
  return name === "jobs" || areCountsLater;
}

it("edits have the same responses and the same effects on the stub and on the wiki", async () => {
  const [servers, stubs] = [new Map<string, Json>(), new Map<string, Json>()];
  const differences: string[] = [];
  let compared = 0;
  const compare = (request: string, left: Json, right: Json): void => {
    compared += 1;
    const found = agreement(timeless(left), timeless(right));
    if (found.kind === "different")
      differences.push(
        `${request}\n  at ${found.at}\n  server ${JSON.stringify(found.server)?.slice(0, 300)}\n  stub   ${JSON.stringify(found.stub)?.slice(0, 300)}`,
      );
  };
  for (const [index, step] of EDITS.entries()) {
    const name = `${index} ${step.user ?? "nobody"} ${JSON.stringify(step.params).slice(0, 150)}`;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const answers = [await run(server, step, servers), await run(stub, step, stubs)] as const;
    compare(name, ...answers);
    if (step.as !== undefined) {
      // The server does not tell apart revisions of one second by their times.
      // oxlint-disable-next-line no-await-in-loop -- as above
      await setTimeout(1100);
      servers.set(step.as, answers[0]);
      stubs.set(step.as, answers[1]);
    }
    if (propertyOf(answers[0], "errors") !== undefined) continue;
    for (const effect of effectsOf(step.params["title"] ?? "")) {
      const request = `action=query&${effect}&${FORMAT}`;
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const effects = await Promise.all([server, stub].map((ask) => ask("GET", request, "Admin")));
      const [left = null, right = null] = effects;
      compare(`${name}\n  ${decodeURIComponent(effect)}`, left, right);
    }
  }
  console.log(
    `${compared - differences.length} of ${compared} equal\n${differences.slice(0, Number(process.env["SHOW"] ?? 0)).join("\n")}`,
  );
  expect(differences).toEqual([]);
});
