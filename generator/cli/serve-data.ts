import { resolve } from "node:path";
import { hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { SourceFile } from "../spec/input.js";
import { readSource } from "../project/source.js";
import type { NamedService } from "../serve/mount.js";
import type { ServiceData, ServiceOptions } from "../serve/service-options.js";
import { makeServices } from "../serve/services.js";
import type { ServedSpec } from "../serve/served-spec.js";

/** Services, of which some may still need their data. */
export interface PreparedServices {
  readonly services: readonly NamedService[];
  /**
   * Reads the data that requests wait for, and reports its problems. Call it when the server
   * listens. If there are problems, requests wait until the server ends.
   */
  readonly readData?: () => Promise<readonly Diagnostic[]>;
}

/**
 * The largest data that is checked before the server listens, in bytes. About 50 ms; 200,000 pages take
 * seconds.
 */
const CHECKED_FIRST = 1024 * 1024;

/** Creates the services of the data in a file. */
export async function servicesOfData(
  data: string,
  specs: readonly ServedSpec[],
  options: ServiceOptions,
  cwd: string,
): Promise<Staged<PreparedServices>> {
  const source = readSource(resolve(cwd, data), data);
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const file = source.value;
  if (file.bytes.length > CHECKED_FIRST)
    return { value: servicesOfLargeData(file, specs, options), diagnostics: [] };
  const read = await readServiceData(file, specs);
  if (!read.value) return { value: undefined, diagnostics: read.diagnostics };
  const services = makeServices(specs, { ...options, ...read.value });
  return { value: { services }, diagnostics: [] };
}

function servicesOfLargeData(
  file: SourceFile,
  specs: readonly ServedSpec[],
  options: ServiceOptions,
): PreparedServices {
  let provide: ((data: ServiceData) => void) | undefined;
  const awaited = new Promise<ServiceData>((resolved) => {
    provide = resolved;
  });
  return {
    services: makeServices(specs, { ...options, awaited }),
    readData: async () => {
      const { value, diagnostics } = await readServiceData(file, specs);
      if (value) provide?.(value);
      return diagnostics;
    },
  };
}

async function readServiceData(
  { file, bytes }: SourceFile,
  specs: readonly ServedSpec[],
): Promise<Staged<ServiceData>> {
  const [
    { parseDocument },
    { directoryDataDiagnostics, readWikis },
    { exactData },
    { unknownDataDiagnostics },
  ] = await Promise.all([
    import("../base/document.js"),
    import("../serve/wikis.js"),
    import("../serve/exact-data.js"),
    import("../serve/unknown-data.js"),
  ]);
  const { value: document, diagnostics: syntax } = parseDocument(file, bytes);
  if (!document || hasErrors(syntax)) return { value: undefined, diagnostics: syntax };
  const { value: wikis, diagnostics: wikiProblems } = readWikis(document, specs);
  const data = exactData(document, bytes, specs);
  const diagnostics = [
    ...wikiProblems,
    ...(await directoryDataDiagnostics(document, data.value, specs)),
    ...unknownDataDiagnostics(document, specs),
  ];
  return wikis && diagnostics.length === 0
    ? { value: { data, wikis }, diagnostics }
    : { value: undefined, diagnostics };
}
