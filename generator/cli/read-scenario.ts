import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { validateShape } from "../spec/source/validate-shape.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { readAddress } from "../wiki/address.js";
import { refusalOfHost } from "../wiki/learn/learn-scenario.js";
import { readSource } from "../project/source.js";
import { parseDocument } from "../base/document.js";
import { scenario as validateScenario } from "../spec/source/validators.js";
import type { NamedScenario } from "./run-learn.js";

/** The arguments of `learn` about a scenario. */
export interface ScenarioArguments {
  /** The file of the scenario. */
  readonly file: string;
  /** The address of the wiki. */
  readonly address: string;
  /** The host of a wiki on another machine that the user allows to change. */
  readonly writeTo: string | undefined;
}

/** Reads the file of a scenario, unless it must not run on the wiki. */
export function readScenario(
  cwd: string,
  { file, address, writeTo }: ScenarioArguments,
): Staged<NamedScenario> {
  const url = readAddress(address);
  if (!url.value) return { value: undefined, diagnostics: url.diagnostics };
  const refusal = refusalOfHost(url.value, writeTo);
  if (refusal) return failed(refusal);
  const source = readSource(resolve(cwd, file), file);
  if (!source.value) return { value: undefined, diagnostics: source.diagnostics };
  const parsed = parseDocument(file, source.value.bytes);
  if (!parsed.value) return { value: undefined, diagnostics: parsed.diagnostics };
  const { value, diagnostics } = validateShape(parsed.value, validateScenario);
  return {
    value: value && { value: value.value, run: randomUUID().slice(0, 6) },
    diagnostics: [...parsed.diagnostics, ...diagnostics],
  };
}

function failed(found: Diagnostic): Staged<NamedScenario> {
  return { value: undefined, diagnostics: [found] };
}
