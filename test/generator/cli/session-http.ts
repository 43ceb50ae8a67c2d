import { request } from "node:http";
import type { Run } from "../support/cli.js";

/** Headers that differ between runs, or say nothing about the response. The policy of data is in each. */
const IGNORED = /^(?:date|connection|keep-alive|content-length|transfer-encoding)$/;

/** Whether a command of a session is a request to the server that was started last. */
export function isRequest(command: string): boolean {
  return /^[A-Z]+ \//.test(command);
}

/** Sends `METHOD PATH | NAME: VALUE | BODY`. Returns the status, and the headers and the body as text. */
export async function runRequest(command: string, origin: string): Promise<Run> {
  const [first = "", ...rest] = command.split(" | ");
  const [method = "", path = ""] = first.split(" ");
  const headers = rest.flatMap((part) => {
    const [, name = "", value = ""] = /^([\w-]+): ?(.*)$/.exec(part) ?? [];
    return name === "" ? [] : [[name, value] as const];
  });
  const body = rest.find((part) => !/^[\w-]+: ?/.test(part)) ?? "";
  const { hostname, port } = new URL(origin);
  const options = { hostname, port, path, method, headers: Object.fromEntries(headers) };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => {
        const shown = Object.entries(response.headers)
          .filter(([name]) => !IGNORED.test(name))
          .filter(([, value]) => !String(value).endsWith("; sandbox"))
          .map(([name, value]) => `${name}: ${String(value)}`);
        const out = `${shown.toSorted().join(" | ")}\n${text}`;
        resolve({ code: response.statusCode ?? 0, out, err: "" });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
