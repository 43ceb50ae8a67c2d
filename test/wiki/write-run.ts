import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
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
import type { WriteStep } from "./write-steps.ts";

/** A step with a token of another type, or with files. */
export interface FileStep extends WriteStep {
  /** Default: `csrf`. */
  readonly token?: string;
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** Effects besides those that all steps have. */
  readonly effects?: readonly string[];
}

/** Sends parameters by GET, or by POST perhaps with files, perhaps as a user. */
type Send = (
  method: "GET" | "POST",
  params: Readonly<Record<string, string>>,
  user?: UserName,
  files?: FileStep["files"],
) => Promise<Json>;

/** A real wiki and a stub that change in the same way. */
export interface WriteTwins {
  readonly wiki: Wiki;
  /** Runs steps on both, and returns how many responses there are and the differences of them. */
  compare(steps: readonly FileStep[], effects: readonly string[]): Promise<Comparison>;
  stop(): Promise<void>;
}

/** What came of steps. */
export interface Comparison {
  readonly compared: number;
  readonly differences: readonly string[];
}

const FORMAT = { format: "json", formatversion: "2", errorformat: "plaintext" };

/** Starts a wiki of its own, and a stub with the same content. */
export async function startWriteTwins(name: string): Promise<WriteTwins> {
  const directory = join(tmpdir(), `paramsmith-${name}-wiki-${process.pid}`);
  const wiki = await startWiki({ directory });
  const { api } = await wholeCatalogue(wiki);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an export has this form, as its schema says
  const content = (await exportWiki(wiki.directory)) as unknown as WikiContent;
  const { service } = wikiStub(
    { api, selections: selections(), results: learnedResults() },
    writableWiki(content),
  );
  const server = serverOf(wiki);
  const stub: Send = async (method, params, user, files) => {
    const request = await requestOf("http://127.0.0.1:8080/api.php", method, params, files);
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(user !== undefined && { cookie: `paramsmith_user=${user}` }),
    };
    const { pathname, search } = new URL(request.url);
    const bytes = new Uint8Array(await request.arrayBuffer());
    const body = new TextDecoder().decode(bytes);
    const response = await service({ method, url: pathname + search, headers, body, bytes });
    return parsed(response.body);
  };
  return {
    wiki,
    compare: async (steps, effects) => compareSteps(steps, effects, server, stub, wiki),
    async stop() {
      await wiki.stop();
      // Another run needs a wiki without these changes.
      for (const path of [directory, `${directory}.lock`])
        rmSync(path, { recursive: true, force: true });
    },
  };
}

function serverOf(wiki: Wiki): Send {
  const cookies = new Map<UserName, string>();
  return async (method, params, user, files) => {
    if (user !== undefined && !cookies.has(user)) cookies.set(user, await wiki.login(user));
    const request = await requestOf(wiki.endpoint, method, params, files);
    const cookie = user === undefined ? undefined : cookies.get(user);
    if (cookie !== undefined) request.headers.set("cookie", cookie);
    const text = await (await fetch(request)).text();
    return parsed(text.replaceAll(new URL(wiki.endpoint).origin, "http://127.0.0.1:8080"));
  };
}

async function requestOf(
  endpoint: string,
  method: "GET" | "POST",
  params: Readonly<Record<string, string>>,
  files: FileStep["files"] = {},
): Promise<Request> {
  const all = new URLSearchParams({ ...params, ...FORMAT });
  if (method === "GET") return new Request(`${endpoint}?${all.toString()}`);
  if (Object.keys(files).length === 0) return new Request(endpoint, { method: "POST", body: all });
  const form = new FormData();
  for (const [name, value] of all) form.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), "file");
  return new Request(endpoint, { method: "POST", body: form });
}

function parsed(body: string): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers are JSON
  return JSON.parse(body) as Json;
}

/** Runs a step, with the token of its user. */
async function run(
  send: Send,
  { action, user, params, from = {}, token = "csrf", files }: FileStep,
  earlier: ReadonlyMap<string, Json>,
): Promise<Json> {
  const tokens = await send("GET", { action: "query", meta: "tokens", type: token }, user);
  const value = propertyOf(propertyOf(propertyOf(tokens, "query"), "tokens"), `${token}token`);
  const referred = Object.entries(from).map(([name, [step, member]]) => [
    name,
    String(propertyOf(propertyOf(earlier.get(step), action), member)),
  ]);
  const all = { action, ...params, ...Object.fromEntries(referred), token: String(value) };
  return send("POST", all, user, files);
}

/** Keys of the stash and names of temporary files are random on the server, and times differ. */
function timeless(answer: Json, wiki: Wiki): Json {
  if (typeof answer === "string")
    return answer
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\b20\d{12}\b/g, "TIME")
      .replaceAll(/\d\d:\d\d, \d+ [A-Z][a-z]+ \d{4}/g, "TIME")
      .replaceAll(/\b[0-9a-z]{8,}\.[0-9a-z]{5,}\.\d+\.(\w+)/g, "KEY.$1")
      .replaceAll(/TIME!(?:php\w+|chunkedupload \w+)/g, "TIME!FILE");
  // The server changes the version of this reader between an upload and the next request.
  if (propertyOf(answer, "name") === "MEDIAWIKI_EXIF_VERSION") return null;
  if (isJsonArray(answer)) return answer.map((each) => timeless(each, wiki));
  if (!isJsonObject(answer)) return answer;
  const areCountsLater = isSince(wiki.version, 44);
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      value === undefined ||
      name === "jobs" ||
      // A page of the server as HTML, with the picture.
      name === "html" ||
      (areCountsLater && /^(?:allcategories|categoryinfo)$/.test(name))
        ? []
        : [[name, timeless(value, wiki)]],
    ),
  );
}

async function compareSteps(
  steps: readonly FileStep[],
  effects: readonly string[],
  server: Send,
  stub: Send,
  wiki: Wiki,
): Promise<Comparison> {
  const [servers, stubs] = [new Map<string, Json>(), new Map<string, Json>()];
  const differences: string[] = [];
  let compared = 0;
  const compare = (request: string, left: Json, right: Json): void => {
    compared += 1;
    const found = agreement(timeless(left, wiki), timeless(right, wiki));
    if (found.kind === "different")
      differences.push(
        `${request}\n  at ${found.at}\n  server ${JSON.stringify(found.server)?.slice(0, 400)}\n  stub   ${JSON.stringify(found.stub)?.slice(0, 400)}`,
      );
  };
  for (const [index, step] of steps.entries()) {
    const name = `${index} ${step.action} ${step.user ?? "nobody"} ${JSON.stringify(step.params).slice(0, 150)}`;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const answers = [await run(server, step, servers), await run(stub, step, stubs)] as const;
    compare(name, ...answers);
    if (step.as !== undefined) {
      // The server does not tell apart versions of one second by their times.
      // oxlint-disable-next-line no-await-in-loop -- the wait is between two steps
      await setTimeout(1100);
      servers.set(step.as, answers[0]);
      stubs.set(step.as, answers[1]);
    }
    if (propertyOf(answers[0], "errors") !== undefined) continue;
    for (const effect of [...effects, ...(step.effects ?? [])]) {
      const request = { action: "query", ...Object.fromEntries(new URLSearchParams(effect)) };
      const user = step.user === undefined ? "Admin" : step.user;
      for (const asker of new Set<UserName>(["Admin", user])) {
        // oxlint-disable-next-line no-await-in-loop -- one request after the other
        const found = await Promise.all([server, stub].map((send) => send("GET", request, asker)));
        const [left = null, right = null] = found;
        compare(`${name}\n  ${asker}: ${effect}`, left, right);
      }
    }
  }
  return { compared, differences };
}
