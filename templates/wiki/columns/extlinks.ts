import { generalFacts } from "../data/site.js";
import { textOrEmpty } from "../values/row.js";
import type { Columns } from "./column.js";

/** Computed columns of external links. */
export const extlinkColumns: Columns = {
  scheme: ({ index }) => textOrEmpty(index).split(":", 1)[0],
  /** A link without a protocol is there twice. */
  isSecond: ({ url, index }) =>
    textOrEmpty(url).startsWith("//") && !textOrEmpty(index).startsWith("http://"),
  fullurl: ({ url }, { site }) => {
    const [protocol = "http:"] = textOrEmpty(generalFacts(site)["server"]).split("//", 1);
    return textOrEmpty(url).startsWith("//") ? `${protocol || "http:"}${textOrEmpty(url)}` : url;
  },
};
