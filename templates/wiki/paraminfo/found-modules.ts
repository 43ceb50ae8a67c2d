import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";

/** The modules of a wiki, by path. */
export type Modules = ReadonlyMap<string, AnyModule>;

/** The modules of a path or pattern, or the reason why there are none. */
export interface FoundModules {
  readonly modules: readonly AnyModule[];
  readonly warning?: ApiMessage;
}

/** The modules of a path, or below the path of `query+*` or `query+**`. A space may be in place of the plus sign. */
export function modulesByPattern(pattern: string, modules: Modules): FoundModules {
  const [, written = "", stars] = /^(.*?)(?:(?:^|[+ ])(\*\*?))?$/s.exec(pattern) ?? [];
  const found = moduleAt(written === "" && stars !== undefined ? "main" : written, modules);
  const [module] = found.modules;
  if (!module || stars === undefined) return found;
  const below = childrenOf(module.path, modules);
  if (below.length === 0)
    return { modules: [], warning: badModule(`No modules are below ${module.path}.`) };
  return {
    modules: stars === "*" ? below : below.flatMap((each) => withDescendants(each, modules)),
  };
}

/** The module of a path, in which a space may be in place of the plus sign. */
function moduleAt(written: string, modules: Modules): FoundModules {
  const path = written.includes("+") ? written : written.replaceAll(" ", "+");
  const module = modules.get(path);
  return module
    ? { modules: [module] }
    : { modules: [], warning: badModule(`The wiki has no module ${path}.`) };
}

/** The modules directly below a module, by path. */
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

function badModule(text: string): ApiMessage {
  return { code: "badmodule", text };
}
