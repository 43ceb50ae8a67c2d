import type { ModuleOperation } from "../../spec/model/operation.js";

/**
 * The name of a module in comments, by the parameters that select it: `list=allpages`,
 * `action=edit` or `action=flow&submodule=reply`.
 */
export function moduleLabel({ path, select }: Pick<ModuleOperation, "path" | "select">): string {
  const steps = path.startsWith("query+") ? select.slice(1) : select;
  return steps.length === 0
    ? `the root module \`${path}\``
    : `\`${steps.map(([name, value]) => `${name}=${value}`).join("&")}\``;
}
