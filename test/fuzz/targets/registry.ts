import type { Target } from "../target.js";

/** Every target, by the name of its file; loaded when it is wanted, so that its counters are its own. */
const TARGETS: Readonly<Record<string, () => Promise<{ readonly target: Target }>>> = {
  answers: async () => import("./answers.js"),
  arguments: async () => import("./arguments.js"),
  cassettes: async () => import("./cassettes.js"),
  configurations: async () => import("./configurations.js"),
  data: async () => import("./data.js"),
  diffs: async () => import("./diffs.js"),
  exchanges: async () => import("./exchanges.js"),
  lessons: async () => import("./lessons.js"),
  recordings: async () => import("./recordings.js"),
  pulls: async () => import("./pulls.js"),
  requests: async () => import("./requests.js"),
  served: async () => import("./served.js"),
  secrets: async () => import("./secrets.js"),
  services: async () => import("./services.js"),
  "spec-bytes": async () => import("./spec-bytes.js"),
  specs: async () => import("./specs.js"),
  usages: async () => import("./usages.js"),
  versions: async () => import("./versions.js"),
  walks: async () => import("./walks.js"),
  "wiki-lists": async () => import("./wiki-lists.js"),
  "yaml-bytes": async () => import("./yaml-bytes.js"),
};

/** The names of all targets. */
export const targetNames: readonly string[] = Object.keys(TARGETS);

/** Loads a target. */
export async function targetNamed(name: string): Promise<Target> {
  const load = Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined;
  if (!load) throw new RangeError(`There is no target ${name}.`);
  return (await load()).target;
}
