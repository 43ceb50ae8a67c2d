// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { generalFacts } from "../data/site.js";
import { textIn } from "../values/row.js";
import type { Columns } from "./column.js";

/** As much of an index as the server orders by. */
const ORDERED_BYTES = 60;

/** What is worked out for a link to somewhere else. */
export const extlinkColumns: Columns = {
  ordered: ({ index }) => {
    const bytes = new TextEncoder().encode(textIn(index));
    return new TextDecoder().decode(bytes.slice(0, ORDERED_BYTES));
  },
  scheme: ({ index }) => textIn(index).split(":", 1)[0],
  /** A link without a protocol is there twice. */
  isSecond: ({ url, index }) =>
    textIn(url).startsWith("//") && !textIn(index).startsWith("http://"),
  fullurl: ({ url }, { site }) => {
    const [protocol = "http:"] = textIn(generalFacts(site)["server"]).split("//", 1);
    return textIn(url).startsWith("//") ? `${protocol || "http:"}${textIn(url)}` : url;
  },
};
