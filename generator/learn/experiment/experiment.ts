import type { ModuleOperation } from "../../model/operation.js";

/** One request that is sent to see what a module answers. */
export interface Experiment {
  /** What the module is in it. */
  readonly role: "module" | "generator";
  readonly module: ModuleOperation;
  /** The module's own parameters, without prefix, as text on the wire. */
  readonly given: Readonly<Record<string, string>>;
  /** What stands beside them, such as `titles`. */
  readonly around: Readonly<Record<string, string>>;
}

/** The parameters of an experiment on the wire, without those of the format. */
export function wireParameters(experiment: Experiment): Readonly<Record<string, string>> {
  const { role, module, given, around } = experiment;
  const lead = role === "generator" ? "g" : "";
  const own = Object.entries(given).map(([name, value]) => [lead + module.prefix + name, value]);
  const select =
    role === "generator" ? { action: "query", generator: module.name } : selection(module);
  return { ...select, ...around, ...Object.fromEntries(own) };
}

function selection({ select }: ModuleOperation): Readonly<Record<string, string>> {
  return Object.fromEntries(select);
}

/** The values that each parameter of the module has in an experiment, defaults among them; true where they are no list. */
export type Effective = ReadonlyMap<string, readonly string[] | true>;

/** Reads what holds in an experiment: what is given, and the defaults of what is not. */
export function effective({ module, given }: Experiment): Effective {
  const found = new Map<string, readonly string[] | true>();
  for (const { name, type, multi, default: usual } of module.parameters) {
    const text = given[name];
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
