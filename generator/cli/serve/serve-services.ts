import { resolve } from "node:path";
import { diagnostic, hasErrors } from "../../diagnostics/diagnostic.js";
import type { Staged } from "../../diagnostics/diagnostic.js";
import { readSource } from "../../project/sources/source.js";
import type { BrokenExchange } from "../../serve/recording/record.js";
import type { Redactor } from "../../serve/redaction/redactor.js";
import type { ServedSpec } from "../../serve/specs/served-spec.js";
import { makeServices, mountSpecs } from "../../serve/services.js";
import type { NamedService, ServiceOptions } from "../../serve/services.js";
import { tryStep } from "../outcome/failure.js";
import type { ServeArguments } from "./serve-arguments.js";

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
  args: ServeArguments,
  setting: ServiceSettings,
): Promise<Staged<readonly NamedService[]>> {
  if (args.record !== undefined) return recordingServices(args.record, specs, args, setting);
  if (args.replay !== undefined) return replayingServices(args.replay, specs, args, setting);
  const { seed, envelope, version, path, strict } = args;
  const options = {
    seed,
    envelope,
    strict,
    ...(version && { version }),
    ...(path !== undefined && { path }),
  };
  return args.data === undefined
    ? makeServices(specs, options)
    : servicesOfData(args.data, specs, options, setting.cwd);
}

async function servicesOfData(
  data: string,
  specs: readonly ServedSpec[],
  options: ServiceOptions,
  cwd: string,
): Promise<Staged<readonly NamedService[]>> {
  const source = readSource(resolve(cwd, data), data);
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const { parseDocument } = await import("../../read/document.js");
  const document = parseDocument(source.value.file, source.value.bytes);
  if (!document.value || hasErrors(document.diagnostics))
    return { value: undefined, diagnostics: document.diagnostics };
  const { directoryDataDiagnostics, readWikis } = await import("../../serve/specs/wikis.js");
  const { exactData } = await import("../../serve/specs/exact-data.js");
  const wikis = readWikis(document.value, specs);
  const exact = exactData(document.value, source.value.bytes, specs);
  const diagnostics = [
    ...wikis.diagnostics,
    ...(await directoryDataDiagnostics(document.value, exact.value, specs)),
  ];
  return wikis.value && diagnostics.length === 0
    ? makeServices(specs, { ...options, data: exact, wikis: wikis.value })
    : { value: undefined, diagnostics };
}

async function replayingServices(
  file: string,
  specs: readonly ServedSpec[],
  { path }: ServeArguments,
  { cwd, redactor }: ServiceSettings,
): Promise<Staged<readonly NamedService[]>> {
  const [{ readCassette }, { replayingHandler }] = await Promise.all([
    import("../../serve/recording/cassette.js"),
    import("../../serve/recording/replay.js"),
  ]);
  const cassette = readCassette(resolve(cwd, file), file);
  if (!cassette.value) return { value: undefined, diagnostics: cassette.diagnostics };
  const handler = replayingHandler(cassette.value, redactor.isSecret);
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
  args: ServeArguments,
  { cwd, redactor, report, warn }: ServiceSettings,
): Promise<Staged<readonly NamedService[]>> {
  const [
    { readAddress },
    { relayTo },
    { recordingHandler },
    { exchangeCheckFor },
    { cassetteWriter },
  ] = await Promise.all([
    import("../../client/address.js"),
    import("../../serve/recording/relay.js"),
    import("../../serve/recording/record.js"),
    import("../../serve/check-exchange.js"),
    import("../../serve/recording/cassette.js"),
  ]);
  const target = readAddress(address);
  if (!target.value) return { value: undefined, diagnostics: target.diagnostics };
  const relay = relayTo(target.value, globalThis.fetch);
  const stubs = makeServices(specs, { seed: args.seed, envelope: args.envelope });
  const stub = stubs.value?.find(({ spec }) => spec.kind === relay.kind);
  if (!stub)
    return {
      value: undefined,
      diagnostics: [...stubs.diagnostics, diagnostic("record-without-spec", { name: address })],
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
    check: await exchangeCheckFor(stub),
    report,
    warn,
    ...(cassette?.value && { cassette: cassette.value }),
  });
  return { value: [{ ...stub, at: relay.at, handler }], diagnostics: [] };
}
