import { spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { UserName } from "../server.ts";

/** A request as a step of a scenario sends it. */
export interface StepRequest {
  /** Percent-encoded; without `format`. */
  readonly request: string;
  /** Default: nobody has logged in. */
  readonly user?: UserName;
  /** The request is posted, with the token of this type. */
  readonly token?: string;
  /** What the wiki takes for the present. */
  readonly time: string;
}

/** An installed wiki that answers requests without HTTP, at times of the caller's choice. */
export interface StepWiki {
  readonly directory: string;
  send(request: StepRequest): Promise<string>;
  /** Keeps the databases as they are now. */
  save(): void;
  /** Brings back the databases that were kept. */
  reset(): void;
  stop(): Promise<void>;
}

const BATCH = fileURLToPath(new URL("../batch.php", import.meta.url));

/** Starts one process of PHP, which answers one request after the other. */
export function startStepWiki(directory: string): StepWiki {
  const php = spawn(
    "php",
    [
      "-d",
      "opcache.enable_cli=1",
      "-d",
      "default_socket_timeout=-1",
      BATCH,
      `--wiki=${directory}`,
      "--steps",
      "--workers=1",
    ],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  const waiting: {
    readonly resolve: (line: string) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const closed = new Promise<void>((resolve) =>
    php.on("close", (status) => {
      for (const { reject } of waiting) reject(new Error(`batch.php ended with ${status}.`));
      resolve();
    }),
  );
  createInterface({ input: php.stdout }).on("line", (line) => waiting.shift()?.resolve(line));
  const [data, kept] = [join(directory, "data"), join(directory, "kept-data")];
  return {
    directory,
    send: ({ request, token, user, time }) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        const method = token === undefined ? "GET" : "POST";
        php.stdin.write(`${JSON.stringify({ request, user, token, time, method })}\n`);
      }),
    save() {
      rmSync(kept, { recursive: true, force: true });
      cpSync(data, kept, { recursive: true });
    },
    reset() {
      rmSync(data, { recursive: true, force: true });
      cpSync(kept, data, { recursive: true });
    },
    async stop() {
      php.stdin.end();
      await closed;
    },
  };
}
