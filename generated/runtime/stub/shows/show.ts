// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { JsonObject } from "../../json.js";
import type { Asked } from "../asked.js";
import type { ModuleWarning } from "../module-answer.js";
import type { Answered } from "../refusal.js";
import type { Row } from "../row.js";

/** What a row shows, and what the server warns of as it shows it. */
export interface Shown {
  readonly fields: JsonObject;
  readonly warnings?: readonly ModuleWarning[];
}

/** Prepares how the rows of a request are shown, one after the other in the order of the answer. */
export type PrepareShow = (asked: Asked) => (row: Row) => Answered<Shown>;
