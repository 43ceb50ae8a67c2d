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
  /** Files of the body, by the names of their parameters. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** What the wiki takes for the present. */
  readonly time: string;
}

/** An installed wiki that answers requests without HTTP, at times of the caller's choice. */
export interface StepWiki {
  readonly directory: string;
  send(request: StepRequest): Promise<string>;
  /** Keeps the databases and the uploaded files as they are now. */
  save(): void;
  /** Brings back what was kept. */
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
  return {
    directory,
    send: ({ files = {}, token, ...step }) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        const method = token === undefined ? "GET" : "POST";
        const bytes = Object.entries(files).map(([name, file]) => [
          name,
          Buffer.from(file).toString("base64"),
        ]);
        const line = { ...step, token, method, files: Object.fromEntries(bytes) };
        php.stdin.write(`${JSON.stringify(line)}\n`);
      }),
    save() {
      for (const [folder, kept] of KEPT) replace(join(directory, kept), join(directory, folder));
    },
    reset() {
      for (const [folder, kept] of KEPT) replace(join(directory, folder), join(directory, kept));
    },
    async stop() {
      php.stdin.end();
      await closed;
    },
  };
}

/** The folders that steps change, and the names of their copies. */
const KEPT = [
  ["data", "kept-data"],
  [join("www", "images"), "kept-images"],
] as const;

function replace(folder: string, source: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
}
