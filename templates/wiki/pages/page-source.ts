import type { JsonObject } from "../../runtime/model/json.js";
import type { Title } from "../data/title.js";
import type { TableRow } from "../values/row.js";

/** The pages that a request names. */
export interface PageSource {
  readonly titles?: readonly string[];
  readonly pageids?: readonly number[];
  readonly revids?: readonly number[];
  /** Pages that a generator finds, as rows. */
  readonly rows?: readonly TableRow[];
  /** Titles that a generator finds. */
  readonly named?: readonly Title[];
  readonly generatorFields?: ReadonlyMap<string, JsonObject>;
}

/** Options for the lookup of pages. */
export interface PageOptions {
  readonly redirects: boolean;
  /** The name of the caller, whose pages some special pages lead to. */
  readonly caller: string;
  /** The caller may see what was deleted. */
  readonly seesDeleted: boolean;
  /** Interwiki titles are given with their address. */
  readonly iwurl: boolean;
}
