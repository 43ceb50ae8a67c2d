import type { ModuleOperation } from "../model/operation.js";

/** How comments name a module: by what selects it, `list=allpages` or `action=edit`. */
export function moduleLabel({ path, select }: ModuleOperation): string {
  const last = select.at(-1);
  return last ? `\`${last[0]}=${last[1]}\`` : `the root module \`${path}\``;
}
