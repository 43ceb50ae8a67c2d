import { inAddress } from "./page-address.js";
import { generalFacts } from "./site.js";
import type { Site } from "./site.js";
import { textOrEmpty } from "../values/row.js";
import { parseTitle } from "./title.js";

/** The address of a title on another wiki; undefined if the text is not such a title. */
export function externalUrl(site: Site, text: string): string | undefined {
  const title = parseTitle(site, text);
  if (title.kind !== "external") return undefined;
  const url = site.interwikis.get(title.interwiki)?.url ?? "$1";
  const page = title.text.slice(title.text.indexOf(":") + 1).replaceAll(" ", "_");
  const address = url.replaceAll("$1", () => inAddress(page));
  const [protocol] = textOrEmpty(generalFacts(site)["server"]).split("//", 1);
  const fragment = title.fragment === "" ? "" : `#${anchor(title.fragment)}`;
  return (address.startsWith("//") ? (protocol ?? "") + address : address) + fragment;
}

function anchor(fragment: string): string {
  return encodeURI(fragment.replaceAll(" ", "_")).replaceAll("'", "%27");
}
