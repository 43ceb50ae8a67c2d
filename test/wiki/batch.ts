import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Send } from "../../templates/runtime/client/send.ts";
import type { UserName, Wiki } from "./server.ts";

/** How `batch.php` answers, which does without HTTP. */
export interface BatchOptions {
  /** The user who asks. Default: nobody is logged in. */
  readonly user?: UserName;
  /** `POST` sends each request as a form in the body. Default: `GET`. */
  readonly method?: "GET" | "POST";
  /** The address that the wiki takes for its own. */
  readonly server?: string;
}

/** An answer as the server would have sent it. */
export interface Answer {
  /** The HTTP status. */
  readonly status: number;
  /** The `MediaWiki-API-Error` header: the codes of the errors, joined with a comma; null if there are none. */
  readonly error: string | null;
  /** The body. */
  readonly body: string;
}

/** Processes that answer with a wiki's own code, several times as fast as its server. */
interface Batch {
  /** Answers a percent-encoded query string. */
  readonly ask: (request: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** The processes that answer at the same time. */
const WORKERS = 2;
/** The requests of a process, since MediaWiki forgets less than it learns. */
const RECYCLED = 300;

/** Starts processes when there are requests for them. They answer in turn. */
function startBatch(directory: string, options: BatchOptions): Batch {
  const lanes = Array.from({ length: WORKERS }, () => startLane(directory, options));
  let sent = 0;
  return {
    async ask(request) {
      const lane = lanes[sent % WORKERS];
      sent += 1;
      if (!lane) throw new Error("There is no process.");
      return lane.ask(request);
    },
    async stop() {
      await Promise.all(lanes.map(async (lane) => lane.stop()));
    },
  };
}

/** One process at a time, which answers one request after the other. */
function startLane(directory: string, options: BatchOptions): Batch {
  let worker: Batch | undefined;
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  const askNext = async (request: string): Promise<Answer> => {
    if (count % RECYCLED === 0) {
      await worker?.stop();
      worker = undefined;
    }
    count += 1;
    worker ??= startWorker(directory, options);
    return worker.ask(request);
  };
  return {
    async ask(request) {
      const answer = last.then(async () => askNext(request));
      last = answer.catch(() => undefined);
      return answer;
    },
    async stop() {
      await last;
      await worker?.stop();
    },
  };
}

function startWorker(directory: string, options: BatchOptions): Batch {
  const script = fileURLToPath(new URL("batch.php", import.meta.url));
  const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const settings = ["opcache.enable_cli=1", "default_socket_timeout=-1"];
  const php = spawn("php", [
    ...settings.flatMap((each) => ["-d", each]),
    script,
    `--wiki=${directory}`,
    ...words,
  ]);
  const complaints: Buffer[] = [];
  php.stderr.on("data", (part: Buffer) => complaints.push(part));
  // When PHP ends before it has read a request, there is no answer.
  php.stdin.on("error", () => undefined);
  const closed = once(php, "close");
  const lines = createInterface(php.stdout)[Symbol.asyncIterator]();
  return {
    async ask(request) {
      if (/[\r\n]/.test(request))
        throw new Error(`A request has a line break: ${JSON.stringify(request)}`);
      php.stdin.write(`${request}\n`);
      const { value: line } = await lines.next();
      const answer: unknown = JSON.parse(line ?? "null");
      if (isAnswer(answer)) return answer;
      const text = Buffer.concat(complaints).toString("utf8");
      throw new Error(`batch.php did not answer ${request}: ${text}`);
    },
    async stop() {
      php.stdin.end();
      await closed;
    },
  };
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === "object" && value !== null && "status" in value && "body" in value;
}

/** Answers many requests; the answers come in the order of the requests. */
export async function runBatch(
  directory: string,
  requests: readonly string[],
  options: BatchOptions = {},
): Promise<readonly Answer[]> {
  const batch = startBatch(directory, options);
  try {
    return await Promise.all(requests.map(async (request) => batch.ask(request)));
  } finally {
    await batch.stop();
  }
}

/** A sender to a wiki's own code. */
export interface Line {
  readonly send: Send;
  /** Requests so far. */
  sent(): number;
  stop(): Promise<void>;
}

/** Starts a sender of requests by a user. */
export function startLine({ directory }: Wiki, user: UserName): Line {
  const started = new Map<string, Batch>();
  let count = 0;
  return {
    async send(parameters, { method }) {
      const batch = started.get(method) ?? startBatch(directory, { user, method });
      started.set(method, batch);
      count += 1;
      const request = new URLSearchParams({ format: "json", ...parameters });
      const answer: unknown = JSON.parse((await batch.ask(request.toString())).body);
      return answer;
    },
    sent: () => count,
    async stop() {
      await Promise.all([...started.values()].map(async (batch) => batch.stop()));
    },
  };
}
