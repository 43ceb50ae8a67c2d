import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic } from "../base/diagnostic.js";
import { judgeAcceptances } from "./accepted.js";
import { CONFIG_FILE } from "./find-config.js";
import type { Job } from "./job.js";

/**
 * Removes the warnings that a configuration accepts, and reports entries that have expired or match
 * no warning. The help of the other warnings has the ids by which a configuration accepts them.
 * After an error, entries are not judged, because the run may have stopped before their warnings.
 *
 * @param today the date, as `2030-12-31`
 */
export function withoutAcceptedWarnings(
  diagnostics: readonly Diagnostic[],
  { config, acceptedWarnings = [] }: Job,
  today: string,
): readonly Diagnostic[] {
  if (config === undefined) return diagnostics;
  const occurring = new Set(diagnostics.flatMap(({ id }) => id ?? []));
  const { expired, unused } = judgeAcceptances(acceptedWarnings, occurring, today);
  const left = unacceptedWarnings(diagnostics, { config, acceptedWarnings }, today).map(withId);
  if (hasErrors(diagnostics)) return left;
  return [
    ...left,
    ...expired.map(({ id, until, reason, position }) =>
      diagnostic("accepted-expired", { name: id, until, detail: reason }, position),
    ),
    ...unused.map(({ id, position }) => diagnostic("accepted-unused", { name: id }, position)),
  ];
}

/**
 * Removes the warnings that a configuration accepts. Its other entries are not judged: a command that
 * only reads specs has not all warnings.
 *
 * @param today the date, as `2030-12-31`
 */
export function unacceptedWarnings(
  diagnostics: readonly Diagnostic[],
  { config, acceptedWarnings = [] }: Pick<Job, "config" | "acceptedWarnings">,
  today: string,
): readonly Diagnostic[] {
  if (config === undefined) return diagnostics;
  const occurring = new Set(diagnostics.flatMap(({ id }) => id ?? []));
  const { ids } = judgeAcceptances(acceptedWarnings, occurring, today);
  return diagnostics.filter(({ id }) => id === undefined || !ids.has(id));
}

function withId(found: Diagnostic): Diagnostic {
  if (found.id === undefined) return found;
  return { ...found, help: `${found.help}; or accept it in ${CONFIG_FILE}: ${found.id}` };
}
