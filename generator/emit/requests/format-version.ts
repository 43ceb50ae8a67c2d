import type { CatalogueModel } from "../../model/spec-model.js";

/** What the server takes a request to have that does not say it. */
const SERVERS_FORMAT_VERSION = "1";

/** The format version of requests whose options say none. */
export function formatVersion({
  requestDefaults,
}: Pick<CatalogueModel, "requestDefaults">): string {
  return requestDefaults["formatversion"] ?? SERVERS_FORMAT_VERSION;
}
