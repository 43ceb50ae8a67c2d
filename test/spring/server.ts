import { execFile, spawn } from "node:child_process";
import type { ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const BUILD = fileURLToPath(new URL("build.sh", import.meta.url));
/** Starting takes 5 seconds, and more if the machine is busy. */
const START_TIMEOUT = 300_000;

/** A request to an OpenAPI document. */
export interface OpenApiRequest {
  /** Default: GET. */
  readonly method?: string;
  /** The path and query, as they are sent. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A response of an OpenAPI document. */
export interface OpenApiAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on the loopback address. */
export interface RestServer {
  /** Its address, without a slash at its end. */
  readonly base: string;
  send(request: OpenApiRequest): Promise<OpenApiAnswer>;
}

/** A server that a test has started. */
export interface StartedServer extends RestServer {
  stop(): Promise<void>;
}

/** The server at an address. */
export function serverAt(base: string): RestServer {
  return { base, send: async (request) => sendTo(base, request) };
}

/** Builds the application unless it is built, and starts it on a free port. */
export async function startSpring(): Promise<StartedServer> {
  const { stdout } = await promisify(execFile)("bash", [BUILD]);
  const jar = stdout.trimEnd().split("\n").at(-1) ?? "";
  const java = spawn("java", ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", jar], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  return {
    ...serverAt(`http://127.0.0.1:${await portOf(java)}`),
    async stop() {
      if (java.exitCode !== null) return;
      const ended = once(java, "exit");
      java.kill();
      await ended;
    },
  };
}

/** The port that the log shows, when the application has started. */
async function portOf(java: ChildProcessByStdio<null, Readable, Readable>): Promise<number> {
  let log = "";
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      java.kill();
      reject(new Error(`The application did not start: ${why}.\n${log.slice(-4000)}`));
    };
    const timer = setTimeout(() => fail("it took too long"), START_TIMEOUT);
    const read = (chunk: Buffer): void => {
      log += chunk.toString();
      const port = /Tomcat started on port (?<port>\d+)/.exec(log)?.groups?.["port"];
      if (port === undefined || !log.includes("Started Application")) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    java.stdout.on("data", read);
    java.stderr.on("data", read);
    java.on("error", (error) => fail(error.message));
    java.on("exit", (code) => {
      clearTimeout(timer);
      fail(`status ${code}`);
    });
  });
}

/** Sends a request as it is: paths are not normalized. */
async function sendTo(
  base: string,
  { method = "GET", url, headers = {}, body }: OpenApiRequest,
): Promise<OpenApiAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, method, path: url, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
