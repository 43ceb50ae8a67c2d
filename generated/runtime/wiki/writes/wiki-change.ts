// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { EditChange } from "./edit/edit-change.js";

/** A change of a wiki, with all that does not follow from the wiki itself. */
export type WikiChange = EditChange;
