import { resolve } from "node:path";
import { hasErrors } from "../base/diagnostic.js";
import {
  countExchange,
  exchangesSummary,
  explainExchange,
  isAsLearned,
  NO_EXCHANGES,
} from "../inspect/exchange.js";
import type { ExchangeVerdict } from "../inspect/exchange.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { bufferedOutput } from "./buffered-output.js";
import { failedOutcome, printDiagnostics, printOutcome } from "./outcome.js";
import type { ExitCode, OutputFormat } from "./outcome.js";
import { inspectedLines } from "./exchange-lines.js";
import { readCatalogue } from "./inspect-catalogue.js";
import { STANDARD_INPUT_LABEL } from "./inspect-response.js";
import type { InspectOptions } from "./run-inspect.js";
import { inspectedSecrets } from "./inspected-secrets.js";
import type { InspectedSecrets } from "./inspected-secrets.js";

/**
 * Inspects the exchanges of a file, or of standard input for `-`, and prints each verdict: as JSON,
 * one object per line; as text, only those with something to report. Lines that cannot be inspected
 * are reported on standard error. Secrets of the exchanges are replaced. The exit code is 0 if all
 * requests are accepted and all responses are as learned, 1 if not, and 2 if a line cannot be
 * inspected.
 */
export async function inspectExchangesCommand(
  file: string,
  { job, format, highLimits, inspector }: InspectOptions,
): Promise<ExitCode> {
  const { value: catalogue, diagnostics } = readCatalogue(job);
  if (!catalogue) {
    const outcome = failedOutcome(diagnostics);
    printOutcome(outcome, format);
    return outcome.exitCode;
  }
  const { api, results } = catalogue;
  const source =
    file === "-"
      ? { path: undefined, label: STANDARD_INPUT_LABEL }
      : { path: resolve(job.cwd, file), label: file };
  const output = bufferedOutput();
  let exitCode: ExitCode = 0;
  let counts = NO_EXCHANGES;
  const using = { api, results, inspectRequest: inspector.ofCatalogue, options: { highLimits } };
  const secrets = inspectedSecrets({ catalogue, documents: [] });
  const verdicts = inspectedLines(source, using, secrets.learn);
  for await (const { value: verdict, diagnostics: found } of verdicts) {
    counts = countExchange(counts, verdict);
    if (verdict) for (const line of exchangeLines(verdict, secrets, format)) output.write(line);
    else output.flush();
    printDiagnostics(found);
    if (hasErrors(found)) exitCode = 2;
    else if (exitCode === 0 && verdict && !isFine(verdict)) exitCode = 1;
  }
  if (format === "text") for (const line of exchangesSummary(counts)) output.write(line);
  output.flush();
  return exitCode;
}

/** Returns true if the server accepts the request and the response is as learned. */
function isFine({ issues, findings, error }: ExchangeVerdict): boolean {
  return !error && findings.length === 0 && issues.every(({ severity }) => severity !== "error");
}

/** A verdict as it is printed, without the secrets of the exchange. */
export function exchangeLines(
  verdict: ExchangeVerdict,
  secrets: InspectedSecrets,
  format: OutputFormat,
): readonly string[] {
  const shown = { ...verdict, request: secrets.request(verdict.request) };
  switch (format) {
    case "json":
      return [escapeHidden(secrets.json(JSON.stringify(shown)))];
    case "text":
      return isAsLearned(verdict) ? [] : [...explainExchange(shown).map(secrets.text), ""];
  }
}
