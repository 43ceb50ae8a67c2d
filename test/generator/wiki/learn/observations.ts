import type { UnknownObject } from "../../../../generator/base/json.js";
import type { WikiFacts } from "../../../../generator/wiki/learn/facts.js";
import type { Observation } from "../../../../generator/wiki/learn/sample-values.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";

/** Each kind of fact has names of its own. */
export const FACTS: WikiFacts = {
  server: "MediaWiki 1.43.0",
  namespaces: [0, 4],
  pages: ["Page"],
  redirects: ["Redirect"],
  files: ["File:F"],
  categories: ["Category:C"],
  templates: ["Template:T"],
  linked: ["Linked"],
  targets: ["Target"],
  deleted: ["Deleted"],
  users: ["Ada"],
  addresses: ["127.0.0.1"],
  userids: ["1"],
  pageids: ["2"],
  revids: ["3"],
  hidden: [],
  stashed: ["4"],
  pageprops: ["5"],
  tags: ["6"],
  languages: ["is"],
  interwikis: ["wiki"],
};

/** A request to a module. Default: without parameters, in format version 2. */
export interface Sent {
  readonly role?: "module" | "generator";
  readonly sentParams?: Readonly<Record<string, string>>;
  readonly formatversion?: "1" | "2";
}

/** The responses to a request. */
export function observation(
  module: ModuleOperation,
  { role = "module", sentParams = {}, formatversion = "2" }: Sent,
  ...responses: readonly UnknownObject[]
): Observation {
  return { experiment: { role, module, sentParams, around: {} }, formatversion, responses };
}
