import type { Selection } from "../select/selection.js";
import { alllinks } from "./alllinks.js";

/** The rows of `list=alltransclusions` in the stub's responses. */
export const alltransclusions: Selection = {
  ...alllinks,
  module: "query+alltransclusions",
  from: "templatelinks",
};
