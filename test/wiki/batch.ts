import { spawn } from "node:child_process";
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
export interface Batch {
  /** Sends a line, and returns the line that `batch.php` prints for it. */
  readonly send: (line: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts `batch.php` with options, whose first lines describe them. */
export function startBatch(
  directory: string,
  options: Readonly<Record<string, string | number | true>>,
): Batch {
  const script = fileURLToPath(new URL("batch.php", import.meta.url));
  const words = Object.entries(options).map(([name, value]) =>
    value === true ? `--${name}` : `--${name}=${value}`,
  );
  const settings = ["opcache.enable_cli=1", "default_socket_timeout=-1"];
  const php = spawn("php", [
    ...settings.flatMap((each) => ["-d", each]),
    script,
    `--wiki=${directory}`,
    ...words,
  ]);
  const waiting: ((line: string | undefined) => void)[] = [];
  const complaints: Buffer[] = [];
  createInterface(php.stdout).on("line", (line) => waiting.shift()?.(line));
  php.stderr.on("data", (part: Buffer) => complaints.push(part));
  // When PHP ends before it has read everything, the requests that still wait fail.
  php.stdin.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      for (const each of waiting.splice(0)) each(undefined);
      resolve();
    };
    php.on("error", end);
    php.on("close", end);
  });
  return {
    async send(sent) {
      if (/[\r\n]/.test(sent))
        throw new Error(`A request holds a line break: ${JSON.stringify(sent)}`);
      const line = await new Promise<string | undefined>((resolve) => {
        waiting.push(resolve);
        php.stdin.write(`${sent}\n`);
      });
      if (line !== undefined && !line.startsWith('{"batcherror"')) return line;
      const text = Buffer.concat(complaints).toString("utf8");
      throw new Error(`batch.php printed ${line?.slice(0, 2000) ?? "nothing"}: ${text}`);
    },
    async stop() {
      php.stdin.end();
      await ended;
    },
  };
}

/** Answers a percent-encoded query string. */
async function ask(batch: Batch, request: string): Promise<Answer> {
  const answer: unknown = JSON.parse(await batch.send(request));
  if (isAnswer(answer)) return answer;
  throw new Error(`batch.php printed ${JSON.stringify(answer).slice(0, 2000)}.`);
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
  const batch = startBatch(directory, { ...options, envelope: true });
  try {
    return await Promise.all(requests.map(async (request) => ask(batch, request)));
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
      const batch = started.get(method) ?? startBatch(directory, { user, method, envelope: true });
      started.set(method, batch);
      count += 1;
      const request = new URLSearchParams({ format: "json", ...parameters });
      const answer: unknown = JSON.parse((await ask(batch, request.toString())).body);
      return answer;
    },
    sent: () => count,
    async stop() {
      await Promise.all([...started.values()].map(async (batch) => batch.stop()));
    },
  };
}
