import type { ModuleOperation } from "../../spec/model/operation.js";

/** One request that is sent to observe a module's response. */
export interface Experiment {
  /** The role of the module in the request. */
  readonly role: "module" | "generator";
  readonly module: ModuleOperation;
  /** The module's own parameters, without prefix, as text on the wire. */
  readonly sentParams: Readonly<Record<string, string>>;
  /** Other parameters of the request, such as `titles`. */
  readonly around: Readonly<Record<string, string>>;
}

/** The parameters of an experiment on the wire, without those of the format. */
export function wireParameters(experiment: Experiment): Readonly<Record<string, string>> {
  const { role, module, sentParams, around } = experiment;
  const lead = role === "generator" ? "g" : "";
  const own = Object.entries(sentParams).map(([name, value]) => [
    lead + module.prefix + name,
    value,
  ]);
  const select =
    role === "generator" ? { action: "query", generator: module.name } : selection(module);
  return { ...select, ...around, ...Object.fromEntries(own) };
}

function selection({ select }: ModuleOperation): Readonly<Record<string, string>> {
  return Object.fromEntries(select);
}

/**
 * The values of each parameter in an experiment, including defaults. True if the parameter is no
 * list.
 */
export type EffectiveValues = ReadonlyMap<string, readonly string[] | true>;

/** Returns the values of an experiment: the given ones and the defaults. */
export function effectiveValues({ module, sentParams }: Experiment): EffectiveValues {
  const found = new Map<string, readonly string[] | true>();
  for (const { name, type, multi, default: usual } of module.parameters) {
    const text = sentParams[name];
    if (type.kind !== "enum") {
      if (text !== undefined) found.set(name, true);
    } else if (text !== undefined) {
      const isAll = text === multi?.allspecifier;
      found.set(name, isAll ? type.values : text === "" ? [] : multi ? text.split("|") : [text]);
    } else {
      found.set(name, [usual ?? []].flat().map(String));
    }
  }
  return found;
}
