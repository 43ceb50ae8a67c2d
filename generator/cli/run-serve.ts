import type { FaultRate, Latency } from "../../templates/runtime/faults/faults.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";
import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { systemReason } from "../base/regular-file.js";
import { lineWriter, jsonLine, withLog, refusedEntry, textLine } from "../serve/log.js";
import type { LogEntry } from "../serve/log.js";
import { createRedactor } from "../redact/redactor.js";
import { withPageOrigins } from "../serve/page-origins.js";
import { routeServices } from "../serve/router.js";
import { isLoopbackAddress, withServedHosts } from "../serve/served-hosts.js";
import { listen } from "../serve/server.js";
import type { Listening } from "../serve/server.js";
import type { NamedService } from "../serve/services.js";
import { toolFailed, failedOutcome, printOutcome } from "./outcome.js";
import type { ExitCode } from "./outcome.js";
import type { ServedSpec } from "../serve/served-spec.js";
import { chosenServices, chosenSpecs } from "./serve-services.js";
import type { ServiceArguments, SpecArguments } from "./serve-services.js";

/** The arguments of `serve`. */
export interface ServeArguments extends SpecArguments, ServiceArguments {
  readonly port: number;
  readonly host: string;
  readonly latency: Latency | undefined;
  readonly faults: readonly FaultRate[];
  readonly log: "text" | "json" | "none";
}

/** The most bytes of a request. Clients upload larger files in chunks, by default of 5 MiB. */
const MAX_BODY = 16 * 1024 * 1024;

/** The time that pending requests have after the first signal, in milliseconds. */
const GRACE_PERIOD = 900;

/**
 * Serves until a signal arrives. The exit code is 0, 1 if a spec has an error, or 2 if the server
 * cannot start.
 */
export async function serveCommand(args: ServeArguments, cwd: string): Promise<ExitCode> {
  const lines = lineWriter((text) => process.stderr.write(text));
  // The reader of the log may close the pipe. The services continue.
  process.stderr.removeAllListeners("error").on("error", () => undefined);
  const specs = await chosenSpecs(args, cwd);
  if (!specs.value) return printOutcome(failedOutcome(specs.diagnostics));
  const redactor = createRedactor(specs.value, args.secret);
  const prepared = await chosenServices(specs.value, args, {
    cwd,
    redactor,
    report: (broken) => lines.take(escapeHidden(JSON.stringify(broken))),
    warn: (text) => lines.take(escapeHidden(text)),
  });
  if (!prepared.value || hasErrors(prepared.diagnostics))
    return printOutcome(toolFailed(prepared.diagnostics));
  const services = prepared.value;
  const found = [...specs.diagnostics, ...prepared.diagnostics];
  if (found.length > 0) printOutcome({ ...toolFailed(found), exitCode: 0 }, "text");
  const log = (entry: LogEntry): void =>
    lines.take(args.log === "json" ? jsonLine(entry) : textLine(entry));
  const routed = routeServices(
    await Promise.all(services.map((service) => withBehaviour(service, args))),
    () => startPage(services, args, cwd),
  );
  const isLogged = args.log !== "none";
  const guarded = withServedHosts(routed, args.host, args.allowOrigin);
  const handler = isLogged
    ? withLog(guarded, { log, now: () => performance.now(), redactor })
    : guarded;
  const server = await startServer(handler, args, {
    maxBody: MAX_BODY,
    onRefused: (refused) => {
      if (isLogged || refused.status === 500) log(refusedEntry(refused, redactor));
    },
  });
  if (!server.value) return printOutcome(toolFailed(server.diagnostics));
  if (!isLoopbackAddress(args.host))
    process.stderr.write(
      `paramsmith serve listens at ${args.host}: every computer that can reach this one can send requests.\n`,
    );
  process.stdout.write(`${addressLine(args.host, server.value.port, services)}\n`);
  await waitForEnd(server.value);
  lines.flush();
  return 0;
}

/** The explorer of the served specs. Its code and the specs are loaded at the first request. */
async function startPage(
  services: readonly NamedService[],
  args: ServeArguments,
  cwd: string,
): Promise<string> {
  const { servedExplorer } = await import("./explored-specs.js");
  return servedExplorer(services, args, cwd);
}

/** Adds strictness, faults, latency and the protection from other pages to a service. */
async function withBehaviour(service: NamedService, args: ServeArguments): Promise<NamedService> {
  const { spec } = service;
  const parsed = args.strict ? await strict(service) : service.handler;
  const handler = await withFaultsAndLatency(spec, parsed, args);
  return { ...service, handler: withPageOrigins({ spec, handler }, args.allowOrigin) };
}

async function strict({ spec, handler }: NamedService): Promise<ServiceHandler> {
  const { strictHandler } = await import("../serve/strict.js");
  return strictHandler(spec, handler);
}

async function withFaultsAndLatency(
  { kind }: ServedSpec,
  handler: ServiceHandler,
  { seed, faults, latency }: ServeArguments,
): Promise<ServiceHandler> {
  if (faults.length === 0 && !latency) return handler;
  const { withFaults } = await import("../../templates/runtime/faults/faults.js");
  const form = kind === "catalogue" ? "api" : "problem";
  return withFaults(handler, { seed, faults, form, ...(latency && { latency }) });
}

async function startServer(
  handler: ServiceHandler,
  { host, port }: ServeArguments,
  options: Parameters<typeof listen>[2],
): Promise<Staged<Listening>> {
  try {
    return { value: await listen(handler, { host, port }, options), diagnostics: [] };
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    const found = isTaken
      ? diagnostic("port-taken", { name: host, detail: String(port) })
      : diagnostic("host-unusable", { name: `${host}, port ${port}`, detail: systemReason(error) });
    return { value: undefined, diagnostics: [found] };
  }
}

/** The services' URLs, for programs. */
function addressLine(host: string, port: number, services: readonly NamedService[]): string {
  const url = `http://${hostInUrl(host)}:${port}`;
  return JSON.stringify({
    paramsmith: "serve",
    url,
    services: services.map(({ name, spec: { kind }, at }) => ({ name, kind, url: url + at })),
  });
}

/** The address for requests to a listening address that only servers can use. */
function hostInUrl(host: string): string {
  if (host === "0.0.0.0") return DEFAULTS.v4;
  if (host === "::") return DEFAULTS.v6;
  return host.includes(":") ? `[${host}]` : host;
}

const DEFAULTS = { v4: "127.0.0.1", v6: "[::1]" };

/** Waits for a signal, then for pending requests. A second signal ends the wait. */
async function waitForEnd(server: Listening): Promise<void> {
  await new Promise<void>((leave) => {
    let signals = 0;
    const onSignal = (): void => {
      signals += 1;
      if (signals === 1) leave();
      else server.stop();
    };
    process.on("SIGINT", onSignal);
    process.on("SIGTERM", onSignal);
  });
  await server.close(GRACE_PERIOD);
}
