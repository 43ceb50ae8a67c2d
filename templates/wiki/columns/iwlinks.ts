import { argument, argumentList } from "../call/module-call.js";
import { externalUrl } from "../data/external-url.js";
import { textOrEmpty } from "../values/row.js";
import type { ColumnContext, Columns } from "./column.js";

/** Computed columns of interwiki links. */
export const iwlinkColumns: Columns = {
  url: ({ prefix, title }, { site }, context) =>
    wantsUrl(context)
      ? externalUrl(site, `${textOrEmpty(prefix)}:${textOrEmpty(title)}`)
      : undefined,
};

/** Whether a call requests addresses, by the new parameter or the old one. */
export function wantsUrl(context: Pick<ColumnContext, "args">): boolean {
  return argument(context, "url") === true || argumentList(context, "prop").includes("url");
}
