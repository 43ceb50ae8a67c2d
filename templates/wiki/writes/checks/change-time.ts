// Checks that several actions make before they change a wiki.

import { generalFacts } from "../../data/site.js";
import type { Store } from "../../store/store.js";
import { aSecondAfter } from "../../values/moment.js";
import { textOrEmpty } from "../../values/row.js";

/** The time of the change that a request makes, if it makes one. */
export function timeOfChange({ site }: Store): string {
  return aSecondAfter(textOrEmpty(generalFacts(site)["time"]));
}
