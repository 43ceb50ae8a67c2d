// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { ok, refused } from "../../query-service/outcome.js";
import type { ApiMessage } from "../../model/api-message.js";
import type { AnyModule } from "../../model/descriptor.js";
import type { StubAction } from "../call/stub-action.js";
import { actionModule, SEVERAL } from "./descriptors.js";
import { moduleInfo } from "./module-info.js";
import type { Modules } from "./module-info.js";

/**
 * Describes modules from their descriptors, without texts. Order, patterns and warnings are as
 * observed on MediaWiki 1.39 to 1.45.
 */
export const paramInfo: StubAction = {
  module: actionModule("paraminfo", {
    modules: { type: "string", multi: SEVERAL },
    helpformat: { type: "enum", values: ["html", "none", "raw", "wikitext"], default: "none" },
  }),
  run({ args, modules }) {
    const unsupported = UNSUPPORTED.find((name) => args[name] !== undefined);
    if (unsupported !== undefined)
      return refused("notimplemented", `The stub does not implement the parameter ${unsupported}.`);
    const helpformat = args["helpformat"] ?? "none";
    if (helpformat !== "none")
      return refused("notimplemented", "The stub describes modules with helpformat=none only.");
    const wanted = Array.isArray(args["modules"]) ? args["modules"].map(String) : [];
    const found = wanted.map((pattern) => modulesOf(pattern, modules));
    const infos = [...new Set(found.flatMap((each) => each.modules))].map((module) =>
      moduleInfo(module, modules),
    );
    return ok({
      body: { paraminfo: { helpformat, ...(infos.length > 0 && { modules: infos }) } },
      warnings: found.flatMap(({ warning }) => (warning ? [warning] : [])),
    });
  },
};

/** Parameters that are deprecated for `modules`. */
const UNSUPPORTED = ["querymodules", "mainmodule", "pagesetmodule", "formatmodules"];

interface FoundModules {
  readonly modules: readonly AnyModule[];
  readonly warning?: ApiMessage;
}

/** The modules of a path, or below the path of `query+*` or `query+**`. */
function modulesOf(pattern: string, modules: Modules): FoundModules {
  const [, path = "", stars] = /^(.*?)(?:\+(\*\*?))?$/s.exec(pattern) ?? [];
  const module = modules.get(path);
  if (!module) return { modules: [], warning: unknownModule(path, modules) };
  if (stars === undefined) return { modules: [module] };
  const below = childrenOf(path, modules);
  if (below.length === 0) return { modules: [], warning: badModule(`${path} has no submodules.`) };
  return {
    modules: stars === "*" ? below : below.flatMap((each) => withDescendants(each, modules)),
  };
}

function childrenOf(path: string, modules: Modules): readonly AnyModule[] {
  const isChild = ({ path: other }: AnyModule): boolean =>
    path === "main"
      ? other !== "main" && !other.includes("+")
      : other.startsWith(`${path}+`) && !other.slice(path.length + 1).includes("+");
  return [...modules.values()].filter(isChild).sort(byPath);
}

function byPath(one: AnyModule, other: AnyModule): number {
  return one.path < other.path ? -1 : 1;
}

function withDescendants(module: AnyModule, modules: Modules): readonly AnyModule[] {
  const below = childrenOf(module.path, modules);
  return [module, ...below.flatMap((each) => withDescendants(each, modules))];
}

/** The module of the path that exists, and its part that does not. */
function unknownModule(path: string, modules: Modules): ApiMessage {
  const steps = path.split("+");
  const unknown = steps.findIndex((_, index) => !modules.has(steps.slice(0, index + 1).join("+")));
  const parent = steps.slice(0, unknown).join("+");
  const [first = ""] = steps.slice(unknown);
  const hasChildren = parent === "" || childrenOf(parent, modules).length > 0;
  return badModule(
    hasChildren
      ? `${parent || "main"} does not have a submodule ${JSON.stringify(first)}.`
      : `${parent} has no submodules.`,
  );
}

function badModule(text: string): ApiMessage {
  return { code: "badmodule", text };
}
