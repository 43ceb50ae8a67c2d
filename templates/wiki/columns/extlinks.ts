import { generalFacts } from "../data/site.js";
import { textOrEmpty } from "../values/row.js";
import type { Columns } from "./column.js";

/** As much of an index as the server orders by. */
const ORDERED_BYTES = 60;

/** Computed columns of external links. */
export const extlinkColumns: Columns = {
  ordered: ({ index }) => {
    const bytes = new TextEncoder().encode(textOrEmpty(index));
    return new TextDecoder().decode(bytes.slice(0, ORDERED_BYTES));
  },
  scheme: ({ index }) => textOrEmpty(index).split(":", 1)[0],
  /** A link without a protocol is there twice. */
  isSecond: ({ url, index }) =>
    textOrEmpty(url).startsWith("//") && !textOrEmpty(index).startsWith("http://"),
  fullurl: ({ url }, { site }) => {
    const [protocol = "http:"] = textOrEmpty(generalFacts(site)["server"]).split("//", 1);
    return textOrEmpty(url).startsWith("//") ? `${protocol || "http:"}${textOrEmpty(url)}` : url;
  },
};
