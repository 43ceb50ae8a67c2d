/** A thread that emits and prints units. {@link PrintRequest} in, {@link PrintResponse} out; an error ends it. */
import { parentPort } from "node:worker_threads";
import type { UnitContent } from "../emit/plan/planned.js";
import type { ImportForm, OutputFile } from "../spec/output.js";
import { unitFiles } from "../emit/unit-files.js";

/** Units to print; undefined ends the thread. */
export interface PrintRequest {
  /** Unique among the requests of the thread. */
  readonly number: number;
  readonly contents: readonly UnitContent[];
  readonly form: ImportForm;
}

/** The files of each unit of a request, in order. */
export interface PrintResponse {
  readonly number: number;
  readonly files: readonly (readonly OutputFile[])[];
}

if (!parentPort) throw new Error("This is the code of a worker thread.");
const port = parentPort;
port.on("message", (request: PrintRequest | undefined) => {
  if (request) void respond(request);
  else port.close();
});

async function respond({ number, contents, form }: PrintRequest): Promise<void> {
  const response: PrintResponse = { number, files: await unitFiles(contents, form) };
  port.postMessage(response);
}
