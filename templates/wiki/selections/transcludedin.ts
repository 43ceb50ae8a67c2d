import type { Selection } from "../select/selection.js";
import { linkshere } from "./linkshere.js";

/** The rows that `prop=transcludedin` adds to pages in the stub's responses. */
export const transcludedin: Selection = {
  ...linkshere,
  module: "query+transcludedin",
  from: "templatelinks",
};
