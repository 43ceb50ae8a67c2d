import { spawn } from "node:child_process";
import type { ChildProcess, ChildProcessByStdio } from "node:child_process";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { onTestFinished } from "vitest";
import { COMMAND } from "./cli.js";
import { REPOSITORY } from "./places.js";

/** A running `paramsmith serve`, gone after the test. */
export interface Serving {
  readonly process: ChildProcess;
  /** `http://127.0.0.1:<port>`, as its address line says. */
  readonly url: string;
  readonly port: number;
  readonly services: readonly {
    readonly name: string;
    readonly kind: string;
    readonly url: string;
  }[];
  /** Standard output so far. */
  readonly out: () => string;
  /** The lines of standard error so far. */
  readonly errors: () => readonly string[];
  /** How it ended, once it has. */
  readonly ended: Promise<number | null>;
}

/** Starts the command in the repository, and waits for its address line. */
export async function serving(...words: readonly string[]): Promise<Serving> {
  return servingIn(REPOSITORY, ...words);
}

/** As {@link serving}, in another folder. */
export async function servingIn(cwd: string, ...words: readonly string[]): Promise<Serving> {
  const { stop, started } = startServing(cwd, words);
  onTestFinished(stop);
  return started;
}

/** Starts the command for the tests of a file, which stop it. */
export function startServing(
  cwd: string,
  words: readonly string[],
): { readonly stop: () => void; readonly started: Promise<Serving> } {
  const child = spawn(process.execPath, [COMMAND, "serve", "--port", "0", ...words], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { stop: () => void child.kill("SIGKILL"), started: startedServing(child) };
}

async function startedServing(
  child: ChildProcessByStdio<null, Readable, Readable>,
): Promise<Serving> {
  let out = "";
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
      if (out.includes("\n")) resolve();
    });
    void ended.then((code) => reject(new Error(`It ended with ${code}:\n${errors}`)));
  });
  const { url, services }: Pick<Serving, "url" | "services"> = JSON.parse(out);
  return {
    process: child,
    url,
    port: Number(new URL(url).port),
    services,
    out: () => out,
    errors: () => errors.split("\n").filter((line) => line !== ""),
    ended,
  };
}

/** Sends bytes as they are, and gives all that comes back until the server closes. */
export async function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      text += String(chunk);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
}
