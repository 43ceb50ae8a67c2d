import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { runBatch } from "./batch.ts";
import type { Answer, BatchOptions } from "./batch.ts";

/**
 * The users that `install.sh` makes, and their passwords. Both have high limits; `Admin` may do
 * everything else besides.
 */
export const PASSWORDS = {
  Admin: "paramsmith-admin-password",
  Highlimits: "paramsmith-highlimits-password",
} as const;

/** The name of a user that `install.sh` makes. */
export type UserName = keyof typeof PASSWORDS;

/**
 * What `fill.php` fills a wiki with: the same kinds of things in both, under other names, at other
 * times and in other numbers.
 */
export type WikiContent = "first" | "second";

/** How `startWiki` and `startFilledWiki` start a wiki. */
export interface WikiOptions {
  /** How many requests PHP answers at a time. Default: 2. */
  readonly workers?: number;
  /** Variables of `install.sh`, such as the version. Default: those of the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How one request is sent. */
export interface AskOptions {
  /** A `Cookie` header, as `login` gives it. Default: nobody is logged in. */
  readonly cookie?: string;
}

/**
 * What a request is made from: a query string is sent as it is, anything else is percent-encoded.
 */
export type Parameters = Readonly<Record<string, string>> | URLSearchParams | string;

/** A wiki that answers on the loopback address. */
export interface Wiki {
  /** The address of its API. */
  readonly endpoint: string;
  /** MediaWiki's version, as in `1.39.17`. */
  readonly version: string;
  /** The folder it is installed in. */
  readonly directory: string;
  /** Ends it, and every process that belongs to it. */
  stop(): Promise<void>;
  /** Logs a user in (default: `Highlimits`) and gives the `Cookie` header of the session. */
  login(name?: UserName): Promise<string>;
  /**
   * Sends one request over HTTP, `format=json` unless it says otherwise, and gives the parsed
   * answer.
   */
  ask(parameters: Parameters, options?: AskOptions): Promise<unknown>;
  /** `ask` for many requests without HTTP, several times as fast; the answers come in the order of the requests. */
  batch(requests: readonly string[], options?: BatchOptions): Promise<unknown[]>;
  /** The same, as the server would have sent the answers; nothing is added to the requests. */
  batchRaw(requests: readonly string[], options?: BatchOptions): Promise<readonly Answer[]>;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Installs the nearly empty wiki when it is not installed yet, and returns its folder.
 * Environment variables that `install.sh` describes decide the version of MediaWiki.
 */
export async function installWiki(env?: WikiOptions["env"]): Promise<string> {
  return install([], env);
}

/** Installs a filled wiki when it is not installed yet, and returns its folder. */
export async function installFilledWiki(content: WikiContent): Promise<string> {
  return install(["--content", content]);
}

/** Starts a wiki before the tests of a file or suite, and stops it after them. */
export function useWiki(start: () => Promise<Wiki> = startWiki): () => Wiki {
  let started: Wiki | undefined;
  // Minutes: the first run may have to install and fill it.
  beforeAll(async () => {
    started = await start();
  }, 1_800_000);
  afterAll(async () => started?.stop());
  return () => {
    if (!started) throw new Error("The wiki is not started yet.");
    return started;
  };
}

/** Starts the nearly empty wiki, which tests must leave as it is. */
export async function startWiki({ env, workers }: WikiOptions = {}): Promise<Wiki> {
  return startWikiIn(await installWiki(env), workers);
}

/** Starts a wiki that has enough of everything; otherwise it is as with `startWiki`. */
export async function startFilledWiki(
  content: WikiContent,
  { workers }: Pick<WikiOptions, "workers"> = {},
): Promise<Wiki> {
  return startWikiIn(await installFilledWiki(content), workers);
}

async function install(args: readonly string[], env: WikiOptions["env"] = {}): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run("bash", [here("install.sh"), ...args], {
    maxBuffer: 1 << 24,
    env: { ...process.env, ...env },
  });
  const directory = stdout.trimEnd().split("\n").at(-1);
  if (directory === undefined || directory === "")
    throw new Error(`install.sh ${args.join(" ")} did not say where the wiki is.`);
  return directory;
}

/**
 * Starts the wiki in a folder. It ends with `stop`, and however this process ends: the processes
 * of the wiki share a group, and one of them waits for the pipe to this process to close and then
 * ends the group.
 */
export async function startWikiIn(directory: string, workers = 2): Promise<Wiki> {
  const attempt = async (left: number): Promise<Wiki> => {
    const server = await startServer(directory, await freePort(), workers);
    if (server !== null) return server;
    // Another process may have taken the port first.
    if (left > 1) return attempt(left - 1);
    throw new Error(`The wiki did not start; see ${join(directory, "log", "server.log")}`);
  };
  return attempt(3);
}

/** Does the same with each item, with so many at a time; the results come in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const next = async (): Promise<void> => {
    const step = queue.next();
    if (step.done === true) return;
    const [index, item] = step.value;
    results[index] = await work(item);
    await next();
  };
  await Promise.all(Array.from({ length: concurrency }, next));
  return results;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}

/** Starts PHP's server on a port; null when it did not come up. */
async function startServer(directory: string, port: number, workers: number): Promise<Wiki | null> {
  // `cat` ends when the pipe to this process does. PHP is then asked to end, and made to after two
  // seconds. Whenever PHP ends, the whole group does; it is bash's own, which was started as the
  // leader of one.
  const script =
    '{ php "$@"; kill -KILL -- -$$; } & cat >/dev/null; ' +
    "trap : INT; kill -INT -- -$$; sleep 2; kill -KILL -- -$$";
  const shell = spawn(
    "bash",
    ["-c", script, "bash", "-q", "-S", `127.0.0.1:${port}`, "-t", join(directory, "www")],
    {
      detached: true,
      stdio: ["pipe", "ignore", "pipe"],
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(workers) },
    },
  );
  const closed = once(shell, "close");
  // The pipe breaks when the group ends by itself.
  shell.stdin.on("error", () => undefined);
  const log = createWriteStream(join(directory, "log", "server.log"), { flags: "a" });
  shell.stderr.pipe(log);
  const stop = async (): Promise<void> => {
    shell.stdin.end();
    await closed;
  };

  // PHP says that it has started once the port is its own; an answer from the port alone might be
  // another server's.
  const started = new Promise<true>((resolve) => {
    let said = "";
    shell.stderr.on("data", (part: Buffer) => {
      if (said.length > 100_000) return;
      said += part.toString("utf8");
      if (said.includes("Development Server") && said.includes("started")) resolve(true);
    });
  });
  if ((await Promise.race([started, closed])) !== true) return null;
  const origin = `http://127.0.0.1:${port}`;
  try {
    return makeWiki(origin, await versionOf(origin), directory, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function versionOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api.php?action=query&meta=siteinfo&format=json`);
  const body = await response.text();
  const version = /"generator":"MediaWiki ([^"]+)"/.exec(body)?.[1];
  if (version === undefined)
    throw new Error(`The wiki answered ${response.status}: ${body.slice(0, 2000)}`);
  return version;
}

function makeWiki(
  origin: string,
  version: string,
  directory: string,
  stop: () => Promise<void>,
): Wiki {
  const batchRaw: Wiki["batchRaw"] = (requests, options) =>
    runBatch(directory, requests, { ...options, server: origin });
  return {
    endpoint: `${origin}/api.php`,
    version,
    directory,
    stop,
    login: (name = "Highlimits") => login(origin, name),
    async ask(parameters, { cookie } = {}) {
      const request = withFormat(new URLSearchParams(parameters).toString());
      const response = await send(origin, request, "GET", cookie);
      return parse({ status: response.status, body: await response.text() });
    },
    async batch(requests, options) {
      return (await batchRaw(requests.map(withFormat), options)).map(parse);
    },
    batchRaw,
  };
}

function withFormat(request: string): string {
  return /(?:^|&)format=/.test(request) ? request : `${request}&format=json`;
}

function parse({ status, body }: Pick<Answer, "status" | "body">): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    throw new Error(`The wiki answered ${status} and no JSON: ${body.slice(0, 2000)}`);
  }
}

async function send(
  origin: string,
  request: string,
  method: "GET" | "POST",
  cookie = "",
): Promise<Response> {
  const isPosted = method === "POST";
  return fetch(`${origin}/api.php${isPosted ? "" : `?${request}`}`, {
    method,
    headers: { cookie, ...(isPosted && { "content-type": "application/x-www-form-urlencoded" }) },
    ...(isPosted && { body: request }),
  });
}

async function login(origin: string, username: UserName): Promise<string> {
  const asked = await send(origin, "action=query&meta=tokens&type=login&format=json", "GET");
  const token = /"logintoken":("[^"]*")/.exec(await asked.text())?.[1];
  if (token === undefined) throw new Error("The wiki gave no login token.");
  const form = new URLSearchParams({
    action: "clientlogin",
    format: "json",
    loginreturnurl: `${origin}/`,
    logintoken: String(JSON.parse(token)),
    username,
    password: PASSWORDS[username],
  });
  const answer = await send(origin, form.toString(), "POST", cookiesOf(asked));
  const body = await answer.text();
  if (!body.includes('"status":"PASS"'))
    throw new Error(`The wiki did not log ${username} in: ${body}`);
  return cookiesOf(answer);
}

/** The cookies that a response sets, as the next request sends them. */
export function cookiesOf({ headers }: Response, before = ""): string {
  const cookies = new Map(before.split("; ").map((each) => [each.split("=", 1)[0] ?? "", each]));
  cookies.delete("");
  for (const line of headers.getSetCookie()) {
    const [pair = ""] = line.split(";", 1);
    const [name = "", value] = pair.split("=", 2);
    if (value === "" || value === "deleted") cookies.delete(name);
    else cookies.set(name, pair);
  }
  return [...cookies.values()].join("; ");
}
