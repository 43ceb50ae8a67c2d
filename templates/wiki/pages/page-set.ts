import type { MessageForm } from "../../runtime/action-api/api-messages.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { PageEntry, TitledEntry } from "./page-entry.js";
import type { Title } from "../data/title.js";
import type { TableRow } from "../values/row.js";

/** The pages that a request is about, in the order of the response. */
export interface PageSet {
  readonly entries: readonly PageEntry[];
  /** Revisions of the request that exist: of pages, and deleted ones. */
  readonly revids: readonly number[];
  readonly deletedRevids: readonly number[];
  /** Members of the response beside the pages: `normalized`, `redirects`, `interwiki`, `badrevids`. */
  readonly remarks: JsonObject;
  /** Fields that a generator gives for its pages, by the name of the page. */
  readonly generatorFields: ReadonlyMap<string, JsonObject>;
  /** Pages that exist. */
  existing(): readonly Extract<PageEntry, { readonly kind: "page" }>[];
  /** Pages that exist, and titles without one. */
  titles(): readonly TitledEntry[];
}

/** The empty set of pages. */
export const NO_PAGES: PageSet = {
  entries: [],
  revids: [],
  deletedRevids: [],
  remarks: {},
  generatorFields: new Map(),
  existing: () => [],
  titles: () => [],
};

/** The pages that a request names. */
export interface PageSource {
  readonly titles?: readonly string[];
  readonly pageids?: readonly number[];
  readonly revids?: readonly number[];
  /** Pages that a generator finds, as rows. */
  readonly rows?: readonly TableRow[];
  /** Titles that a generator finds. */
  readonly named?: readonly Title[];
  /** By the names of pages. */
  readonly generatorFields?: ReadonlyMap<string, JsonObject>;
}

/** Options for the lookup of pages. */
export interface PageOptions {
  readonly redirects: boolean;
  /** The caller may see what was deleted. */
  readonly seesDeleted: boolean;
  /** Interwiki titles are given with their address. */
  readonly iwurl: boolean;
  /** The form of reasons of invalid titles. */
  readonly form: MessageForm;
}
