import { refused } from "../../../runtime/query-service/outcome.js";
import type { Refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall } from "../../call/stub-action.js";
import { blockOfCaller } from "../../store/caller-block.js";

/** The error of tags that the caller may not add. */
export function tagRefusal(
  tags: readonly string[],
  { store, caller }: Pick<ActionCall, "store" | "caller">,
): Refused | undefined {
  if (tags.length === 0) return undefined;
  const disallowedtags = tags.filter((name) => {
    const [tag] = store.find("tags", "name", name);
    const source = tag?.["source"];
    return tag?.["active"] !== true || !Array.isArray(source) || !source.includes("manual");
  });
  if (disallowedtags.length > 0)
    return refused("badtags", `These tags cannot be added: ${disallowedtags.join(", ")}`, {
      disallowedtags,
    });
  if (!caller.rights.has("applychangetags"))
    return refused("tags-apply-no-permission", "The caller may not add tags.");
  const block = blockOfCaller(caller, store);
  return block && block["partial"] !== true
    ? refused("tags-apply-blocked", "The caller is blocked and may not add tags.")
    : undefined;
}
