import type { Files } from "../sending.ts";
import { SAMPLES } from "./file-steps.ts";
import type { ScenarioStep, StepFile } from "./step-form.ts";
import type { Sides } from "./step-stub.ts";

/** An export by each side: the wiki, then the stub. */
export type Exports = readonly [Uint8Array, Uint8Array];

/** The titles of exports that steps make before the first of them. */
export function exportedAtStart(steps: readonly ScenarioStep[]): ReadonlySet<string> {
  const files = steps.flatMap((step) => Object.values(step.files ?? {}));
  return new Set(
    files.flatMap((file) => (file.kind === "export" && file.of === "start" ? [file.titles] : [])),
  );
}

/** Exports pages as they are now. */
export async function exportsOf(titles: string, { wiki, stub }: Sides): Promise<Exports> {
  const params = { action: "query", titles, export: "1", exportnowrap: "1" };
  const request = new URLSearchParams(params).toString();
  const time = stub.time();
  const [server, own] = await Promise.all([
    wiki.send({ request, user: "Admin", time }),
    stub.send({ request, user: "Admin" }),
  ]);
  // A text of several lines is a JSON string.
  const text: unknown = JSON.parse(server);
  const encoder = new TextEncoder();
  return [encoder.encode(String(text)), encoder.encode(own)];
}

/** The files of a step for each side. */
export async function filesOf(
  { files = {} }: ScenarioStep,
  atStart: ReadonlyMap<string, Exports>,
  sides: Sides,
): Promise<readonly [Files, Files]> {
  const [server, own]: [Record<string, Uint8Array>, Record<string, Uint8Array>] = [{}, {}];
  for (const [name, file] of Object.entries(files)) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const both = await bytesOf(file, atStart, sides);
    [server[name], own[name]] = both;
  }
  return [server, own];
}

async function bytesOf(
  file: StepFile,
  atStart: ReadonlyMap<string, Exports>,
  sides: Sides,
): Promise<Exports> {
  if (file.kind === "sample") return [SAMPLES[file.sample], SAMPLES[file.sample]];
  const kept = file.of === "start" ? atStart.get(file.titles) : undefined;
  return kept ?? exportsOf(file.titles, sides);
}
