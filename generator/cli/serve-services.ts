import { resolve } from "node:path";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import type { BrokenExchange } from "../serve/record.js";
import type { Redactor } from "../redact/redactor.js";
import type { ServedSpec, ServiceData } from "../serve/served-spec.js";
import { mountSpecs, makeServices } from "../serve/services.js";
import type { NamedService } from "../serve/services.js";
import { tryStep } from "./outcome.js";
import type { DialectKind } from "../spec/model/spec-model.js";
import { packageRoot } from "../project/folders.js";
import { shippedSpecs } from "../serve/shipped.js";
import { jobOptions } from "./options.js";
import { resolveSpecs } from "./resolve-job.js";
import { readSource } from "../project/source.js";
import { parseDocument } from "../base/document.js";
import { exactData } from "../serve/exact-data.js";
import {
  unknownDataDiagnostics,
  openApiDataDiagnostics,
  readWikis,
} from "../serve/service-data.js";

/** The arguments of services. */
export interface ServiceArguments {
  readonly seed: number;
  readonly envelope: "bare" | "embedded";
  readonly strict: boolean;
  readonly path: string | undefined;
  readonly data: string | undefined;
  readonly record: string | undefined;
  readonly cassette: string | undefined;
  readonly keepBodies: boolean;
  /** Further names of secrets. */
  readonly secret: readonly string[];
  readonly replay: string | undefined;
  /** The origins of further pages that are trusted. */
  readonly allowOrigin: readonly string[];
}

/** The environment of services. */
export interface ServiceSettings {
  readonly cwd: string;
  readonly redactor: Redactor;
  readonly report: (broken: BrokenExchange) => void;
  /** Receives a message if an exchange could not be recorded. */
  readonly warn: (text: string) => void;
}

/** The services of the arguments: stubs, a recorder in front of a server, or a cassette. */
export async function chosenServices(
  specs: readonly ServedSpec[],
  args: ServiceArguments,
  setting: ServiceSettings,
): Promise<Staged<readonly NamedService[]>> {
  if (args.record !== undefined) return recordingServices(args.record, specs, args, setting);
  if (args.replay !== undefined) return replayingServices(args.replay, specs, args, setting);
  const { seed, envelope, path, strict, allowOrigin: origins } = args;
  const options = {
    seed,
    envelope,
    strict,
    origins,
    ...(path !== undefined && { path }),
  };
  if (args.data === undefined) return { value: makeServices(specs, options), diagnostics: [] };
  const data = await readServiceData(args.data, specs, setting.cwd);
  return {
    value: data.value && makeServices(specs, { ...options, ...data.value }),
    diagnostics: data.diagnostics,
  };
}

async function replayingServices(
  file: string,
  specs: readonly ServedSpec[],
  { path }: ServiceArguments,
  { cwd, redactor }: ServiceSettings,
): Promise<Staged<readonly NamedService[]>> {
  const [{ readCassette }, { replayingHandler }] = await Promise.all([
    import("../serve/cassette.js"),
    import("../serve/replay.js"),
  ]);
  const cassette = readCassette(resolve(cwd, file), file);
  if (!cassette.value) return { value: undefined, diagnostics: cassette.diagnostics };
  const handler = replayingHandler(cassette.value, redactor);
  const services = mountSpecs(specs, path).map(({ spec, at }) => ({
    name: spec.name,
    spec,
    at,
    handler,
  }));
  return { value: services, diagnostics: cassette.diagnostics };
}

async function recordingServices(
  address: string,
  specs: readonly ServedSpec[],
  args: ServiceArguments,
  { cwd, redactor, report, warn }: ServiceSettings,
): Promise<Staged<readonly NamedService[]>> {
  const [
    { readAddress },
    { relayTo },
    { recordingHandler },
    { exchangeCheckFor },
    { cassetteWriter },
  ] = await Promise.all([
    import("../wiki/address.js"),
    import("../serve/relay.js"),
    import("../serve/record.js"),
    import("../serve/check-exchange.js"),
    import("../serve/cassette.js"),
  ]);
  const target = readAddress(address);
  if (!target.value) return { value: undefined, diagnostics: target.diagnostics };
  const relay = relayTo(target.value, globalThis.fetch);
  const stubs = makeServices(specs, { seed: args.seed, envelope: args.envelope });
  const stub = stubs.find(({ spec }) => spec.kind === relay.kind);
  if (!stub)
    return {
      value: undefined,
      diagnostics: [diagnostic("record-without-spec", { name: target.value.href })],
    };
  const { cassette: file } = args;
  const cassette =
    file === undefined
      ? undefined
      : tryStep(file, () => ({ value: cassetteWriter(resolve(cwd, file)), diagnostics: [] }));
  if (cassette && !cassette.value) return { value: undefined, diagnostics: cassette.diagnostics };
  const handler = recordingHandler({
    relay,
    redactor,
    keepBodies: args.keepBodies,
    check: exchangeCheckFor(stub),
    report,
    warn,
    ...(cassette?.value && { cassette: cassette.value }),
  });
  return { value: [{ ...stub, at: relay.at, handler }], diagnostics: [] };
}

/** The arguments that name specs. */
export interface SpecArguments {
  readonly specs: readonly string[];
  readonly config: string | undefined;
  readonly dialect: DialectKind | undefined;
}

/**
 * The specs to serve: the named specs, the configured specs, or the shipped specs, which the build
 * has checked and prepared.
 */
export async function chosenSpecs(
  { specs, config, dialect }: SpecArguments,
  cwd: string,
): Promise<Staged<readonly ServedSpec[]>> {
  const options = jobOptions(cwd, specs, undefined, { config, dialect });
  if (specs.length === 0 && options.config === undefined) return readShipped(dialect);
  const job = resolveSpecs(options);
  if (!job.value) return { value: undefined, diagnostics: job.diagnostics };
  const { readServedSpecs } = await import("../serve/read-specs.js");
  // A catalogue with a different catalogue's roots describes the same wiki, so the wiki's stub
  // implements its actions.
  const own = job.value.specs.filter(({ roots }) => roots === undefined);
  return readServedSpecs({ ...job.value, specs: own });
}

async function readShipped(
  dialect: DialectKind | undefined,
): Promise<Staged<readonly ServedSpec[]>> {
  const prepared = dialect === undefined ? shippedSpecs() : undefined;
  if (prepared) return { value: prepared, diagnostics: [] };
  const { readSpecs, SHIPPED_SPECS } = await import("../serve/read-specs.js");
  return readSpecs(SHIPPED_SPECS, packageRoot(), dialect);
}

/** Reads the data in a file, and reports every problem. */
async function readServiceData(
  path: string,
  specs: readonly ServedSpec[],
  cwd: string,
): Promise<Staged<ServiceData>> {
  const source = readSource(resolve(cwd, path), path);
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const { file, bytes } = source.value;
  const { value: document, diagnostics: syntax } = parseDocument(file, bytes);
  if (!document || hasErrors(syntax)) return { value: undefined, diagnostics: syntax };
  const { value: wikis, diagnostics: wikiProblems } = readWikis(document, specs);
  const data = exactData(document, bytes, specs);
  const diagnostics = [
    ...wikiProblems,
    ...(await openApiDataDiagnostics(document, data.value, specs)),
    ...unknownDataDiagnostics(document, specs),
  ];
  return wikis && diagnostics.length === 0
    ? { value: { data, wikis }, diagnostics }
    : { value: undefined, diagnostics };
}
