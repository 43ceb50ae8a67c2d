/** A thread that emits and prints units. {@link PrintRequest} in, {@link PrintResponse} out; an error ends it. */
import { parentPort } from "node:worker_threads";
import type { UnitContent } from "../plan/planned.js";
import type { ImportExtension, OutputFile } from "../files/output.js";
import { unitFiles } from "../unit-files.js";

/** Units to print; undefined ends the thread. */
export type PrintRequest =
  | { readonly contents: readonly UnitContent[]; readonly extension: ImportExtension }
  | undefined;

/** The files of each unit, in order. */
export type PrintResponse = readonly (readonly OutputFile[])[];

if (!parentPort) throw new Error("This is the code of a worker thread.");
const port = parentPort;
port.on("message", (request: PrintRequest) => {
  if (request) void respond(request);
  else port.close();
});

async function respond({ contents, extension }: NonNullable<PrintRequest>): Promise<void> {
  const response: PrintResponse = await unitFiles(contents, extension);
  port.postMessage(response);
}
