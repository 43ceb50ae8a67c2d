import type { AnyModule } from "../model/descriptor.js";
import type { Send, SendContext } from "./send.js";

/**
 * Whether a request changes the wiki, according to its modules' descriptors. Without a descriptor,
 * a POST to any module except `query` counts as a write.
 */
export function isWrite(
  { action }: Parameters<Send>[0],
  { method, request }: SendContext,
): boolean {
  const { module, modules = [] } = request ?? {};
  const all = module ? [module] : modules.map((each) => each.module);
  return all.length === 0 ? method === "POST" && action !== "query" : all.some(canWrite);
}

function canWrite({ writerights, mustbeposted }: AnyModule): boolean {
  return writerights === true || mustbeposted === true;
}
