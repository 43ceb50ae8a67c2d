import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

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
  /**
   * The wiki's OpenAPI document; it is made when it is missing, and made anew when it holds another
   * wiki. Default: one in the temporary document that is named after what it holds and its version.
   */
  readonly directory?: string;
  /** How many requests PHP answers at a time. Default: 2. */
  readonly workers?: number;
  /** Default: what the environment says. */
  readonly source?: WikiSource;
}

/** Where the sources of a wiki come from: a version of Debian's packages, or a folder. */
export type WikiSource =
  | { readonly kind: "version"; readonly version: "1.39" | "1.43" }
  | { readonly kind: "folder"; readonly folder: string };

/** How one request is sent. */
export interface AskOptions {
  /** `POST` sends the parameters as a form in the body. Default: `GET`. */
  readonly method?: "GET" | "POST";
  /** A `Cookie` header, as `login` gives it. Default: nobody is logged in. */
  readonly cookie?: string;
}

/** How `batch` asks. */
export interface BatchOptions {
  /** The user who asks. Default: nobody is logged in. */
  readonly user?: UserName;
  /** `POST` sends each request as a form in the body. Default: `GET`. */
  readonly method?: "GET" | "POST";
  /** How many processes answer. Default: 2. */
  readonly workers?: number;
  /**
   * How many requests a process answers before another takes its place; 1 shares nothing. Default:
   * 200.
   */
  readonly recycle?: number;
}

/** An answer as the server sent it. */
export interface Answer {
  /** The HTTP status. */
  readonly status: number;
  /**
   * The `MediaWiki-API-Error` header: the codes of the errors, joined with a comma; null when there
   * are none.
   */
  readonly error: string | null;
  /** The body. */
  readonly body: string;
}

/** An answer over HTTP: that, and its headers. */
export interface HttpAnswer extends Answer {
  readonly headers: IncomingHttpHeaders;
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
  /** The OpenAPI document it is installed in. */
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
  /** Sends one request over HTTP as it is and gives the answer as it came. */
  send(request: string, options?: AskOptions): Promise<HttpAnswer>;
  /**
   * `ask` for many requests, whose answers come in the order of the requests. Default concurrency:
   * 4.
   */
  askAll(
    requests: readonly string[],
    options?: AskOptions & { readonly concurrency?: number },
  ): Promise<unknown[]>;
  /**
   * Answers many requests without HTTP, several times as fast as `askAll`; the answers are the
   * same.
   */
  batch(requests: readonly string[], options?: BatchOptions): Promise<unknown[]>;
  /** The same, as the server would have sent the answers; nothing is added to the requests. */
  batchRaw(requests: readonly string[], options?: BatchOptions): Promise<Answer[]>;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Installs the nearly empty wiki when it is not installed yet, and gives its OpenAPI document.
 * Environment variables that `install.sh` describes decide the version of MediaWiki.
 */
export async function installWiki(directory?: string, source?: WikiSource): Promise<string> {
  return install(directory === undefined ? [] : [directory], source);
}

/** Installs a filled wiki when it is not installed yet, and gives its OpenAPI document. */
export async function installFilledWiki(content: WikiContent, directory?: string): Promise<string> {
  return install(["--content", content, ...(directory === undefined ? [] : [directory])]);
}

/**
 * Starts the nearly empty wiki. It ends with `stop`, and however this process ends: the processes
 * of the wiki share a group, and one of them waits for the pipe to this process to close and then
 * ends the group.
 */
export async function startWiki(options: WikiOptions = {}): Promise<Wiki> {
  return startInstalled(await installWiki(options.directory, options.source), options.workers);
}

/** Starts a wiki that has enough of everything; otherwise it is as with `startWiki`. */
export async function startFilledWiki(
  content: WikiContent,
  options: WikiOptions = {},
): Promise<Wiki> {
  return startInstalled(await installFilledWiki(content, options.directory), options.workers);
}

async function install(args: readonly string[], source?: WikiSource): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run("bash", [here("install.sh"), ...args], {
    maxBuffer: 1 << 24,
    env: { ...process.env, ...(source && variablesOf(source)) },
  });
  const directory = stdout.trimEnd().split("\n").at(-1);
  if (directory === undefined || directory === "")
    throw new Error(`install.sh ${args.join(" ")} did not say where the wiki is.`);
  return directory;
}

/** As `install.sh` reads them. An empty folder is none. */
function variablesOf(source: WikiSource): Readonly<Record<string, string>> {
  return source.kind === "version"
    ? { PARAMSMITH_WIKI_VERSION: source.version, PARAMSMITH_MEDIAWIKI: "" }
    : { PARAMSMITH_MEDIAWIKI: source.folder };
}

async function startInstalled(directory: string, workers = 2): Promise<Wiki> {
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

/**
 * Answers requests with a wiki's own code, and without a server. A request is a query string,
 * percent-encoded, without line breaks. The wiki takes `server` for its address.
 */
export async function runBatch(
  directory: string,
  requests: readonly string[],
  options: BatchOptions & { readonly server?: string } = {},
): Promise<Answer[]> {
  const broken = requests.find((request) => /[\r\n]/.test(request));
  if (broken !== undefined) {
    throw new Error(`A request holds a line break: ${JSON.stringify(broken)}`);
  }
  const args = ["-d", "opcache.enable_cli=1", here("batch.php"), `--wiki=${directory}`];
  args.push("--envelope");
  for (const name of ["server", "user", "method", "workers", "recycle"] as const) {
    const value = options[name];
    if (value !== undefined) args.push(`--${name}=${value}`);
  }
  const php = spawn("php", args, { stdio: ["pipe", "pipe", "pipe"] });
  const output: Buffer[] = [];
  const complaints: Buffer[] = [];
  php.stdout.on("data", (part: Buffer) => output.push(part));
  php.stderr.on("data", (part: Buffer) => complaints.push(part));
  // When PHP ends before it has read everything, its status says so.
  php.stdin.on("error", () => undefined);
  php.stdin.end(requests.map((request) => `${request}\n`).join(""));
  const status = await new Promise<number | null>((resolve, reject) => {
    php.on("error", reject);
    php.on("close", resolve);
  });
  const lines = Buffer.concat(output).toString("utf8").split("\n").slice(0, -1);
  if (status !== 0 || lines.length !== requests.length) {
    throw new Error(
      `batch.php ended with ${status} after ${lines.length} of ${requests.length} answers: ` +
        Buffer.concat(complaints).toString("utf8"),
    );
  }
  return lines.map((line) => {
    const answer: unknown = JSON.parse(line);
    if (!isAnswer(answer)) throw new Error(`batch.php printed ${line.slice(0, 2000)}`);
    return answer;
  });
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === "object" && value !== null && "status" in value && "body" in value;
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
  const { status, body } = await send(origin, "action=query&meta=siteinfo&format=json");
  const version = /"generator":"MediaWiki ([^"]+)"/.exec(body)?.[1];
  if (version === undefined) throw new Error(`The wiki answered ${status}: ${body.slice(0, 2000)}`);
  return version;
}

function makeWiki(
  origin: string,
  version: string,
  directory: string,
  stop: () => Promise<void>,
): Wiki {
  const ask: Wiki["ask"] = async (parameters, options) =>
    parse(await send(origin, withFormat(queryString(parameters)), options));
  const batchRaw: Wiki["batchRaw"] = (requests, options) =>
    runBatch(directory, requests, { ...options, server: origin });
  return {
    endpoint: `${origin}/api.php`,
    version,
    directory,
    stop,
    login: (name = "Highlimits") => login(origin, name),
    ask,
    send: (request, options) => send(origin, request, options),
    async askAll(requests, { concurrency = 4, ...options } = {}) {
      return inParallel(requests, concurrency, (request) => ask(request, options));
    },
    async batch(requests, options) {
      return (await batchRaw(requests.map(withFormat), options)).map(parse);
    },
    batchRaw,
  };
}

function queryString(parameters: Parameters): string {
  return typeof parameters === "string" ? parameters : new URLSearchParams(parameters).toString();
}

function withFormat(request: string): string {
  return /(?:^|&)format=/.test(request) ? request : `${request}&format=json`;
}

function parse({ status, body }: Answer): unknown {
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
  options: AskOptions = {},
): Promise<HttpAnswer> {
  const posted = options.method === "POST";
  const headers: Record<string, string> = {};
  if (options.cookie !== undefined) headers["Cookie"] = options.cookie;
  if (posted) {
    headers["Content-Type"] = "application/x-www-form-urlencoded";
    headers["Content-Length"] = String(Buffer.byteLength(request));
  }
  return new Promise((resolve, reject) => {
    // PHP's server closes every connection, so none is kept.
    const outgoing = httpRequest(
      origin,
      {
        path: posted ? "/api.php" : `/api.php?${request}`,
        method: posted ? "POST" : "GET",
        headers,
        agent: false,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const error = response.headers["mediawiki-api-error"];
          resolve({
            status: response.statusCode ?? 0,
            error: typeof error === "string" ? error : null,
            headers: response.headers,
            body: Buffer.concat(parts).toString("utf8"),
          });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(posted ? request : undefined);
  });
}

async function login(origin: string, name: UserName): Promise<string> {
  const asked = await send(origin, "action=query&meta=tokens&type=login&format=json");
  const token = /"logintoken":("[^"]*")/.exec(asked.body)?.[1];
  if (token === undefined) throw new Error(`The wiki gave no login token: ${asked.body}`);
  const form = new URLSearchParams({
    action: "clientlogin",
    format: "json",
    loginreturnurl: `${origin}/`,
    logintoken: String(JSON.parse(token)),
    username: name,
    password: PASSWORDS[name],
  });
  const cookie = cookiesOf(asked.headers);
  const answer = await send(origin, form.toString(), { method: "POST", cookie });
  if (!answer.body.includes('"status":"PASS"')) {
    throw new Error(`The wiki did not log ${name} in: ${answer.body}`);
  }
  return cookiesOf(answer.headers);
}

/** The cookies that an answer sets, as the next request sends them. */
function cookiesOf(headers: IncomingHttpHeaders): string {
  const cookies = new Map<string, string>();
  for (const line of headers["set-cookie"] ?? []) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    if (value === "" || value === "deleted") cookies.delete(name);
    else cookies.set(name, value);
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
