import type { ModuleOperation } from "../../spec/model/operation.js";

/** The parameters of a root that are options of requests. */
export interface RootOptions {
  /** The interface of these parameters, which the planned names of modules must not take. */
  readonly name: string;
  /** The other parameters: the builders set them, because they select modules. */
  readonly selecting: readonly string[];
}

/** The options among the parameters of a root that selects modules; undefined for other modules. */
export function rootOptions({ path }: Pick<ModuleOperation, "path">): RootOptions | undefined {
  switch (path) {
    case "main":
      return { name: "MainOptions", selecting: ["action"] };
    case "query":
      return { name: "PageOptions", selecting: ["prop", "list", "meta", "generator"] };
    default:
      return undefined;
  }
}
