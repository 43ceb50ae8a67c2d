import type { CatalogueModel } from "../../spec/model/spec-model.js";

/** The server's default if a request does not contain a format version. */
const SERVERS_FORMAT_VERSION = "1";

/** The format version of requests whose options do not contain one. */
export function formatVersion({
  requestDefaults,
}: Pick<CatalogueModel, "requestDefaults">): string {
  return requestDefaults["formatversion"] ?? SERVERS_FORMAT_VERSION;
}
