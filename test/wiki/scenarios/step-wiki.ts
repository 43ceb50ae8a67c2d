import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startBatch } from "../batch.ts";
import type { Files } from "../sending.ts";
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
  readonly files?: Files;
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

/** Starts one process of PHP, which answers one request after the other. */
export function startStepWiki(directory: string): StepWiki {
  const batch = startBatch(directory, { steps: true, workers: 1 });
  return {
    directory,
    async send({ files = {}, token, ...step }) {
      const method = token === undefined ? "GET" : "POST";
      const bytes = Object.entries(files).map(([name, file]) => [
        name,
        Buffer.from(file).toString("base64"),
      ]);
      const line = { ...step, token, method, files: Object.fromEntries(bytes) };
      return batch.send(JSON.stringify(line));
    },
    save() {
      for (const [folder, kept] of KEPT) replace(join(directory, kept), join(directory, folder));
    },
    reset() {
      for (const [folder, kept] of KEPT) replace(join(directory, folder), join(directory, kept));
    },
    stop: batch.stop,
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
