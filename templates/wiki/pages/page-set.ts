import type { MessageForm } from "../../runtime/action-api/api-messages.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { PageEntry, TitledEntry } from "./page-entry.js";
import type { Title } from "../data/title.js";
import type { TableRow } from "../values/row.js";

/** The pages of a request, in response order. */
export interface PageSet {
  readonly entries: readonly PageEntry[];
  /** Existing revisions in the request, including deleted ones. */
  readonly revids: readonly number[];
  readonly deletedRevids: readonly number[];
  /** Response members next to the pages: `normalized`, `redirects`, `interwiki`, `badrevids`. */
  readonly remarks: JsonObject;
  /** Fields from a generator by page name. */
  readonly generatorFields: ReadonlyMap<string, JsonObject>;
  /** Existing pages. */
  existing(): readonly Extract<PageEntry, { readonly kind: "page" }>[];
  /** Existing pages, and titles without a page. */
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
  /** Rows for the pages that a generator finds. */
  readonly rows?: readonly TableRow[];
  /** Titles that a generator finds. */
  readonly named?: readonly Title[];
  /** By page name. */
  readonly generatorFields?: ReadonlyMap<string, JsonObject>;
}

/** Options for page lookup. */
export interface PageOptions {
  readonly redirects: boolean;
  /** Whether the caller may see deleted pages and revisions. */
  readonly seesDeleted: boolean;
  /** Whether interwiki titles include a URL. */
  readonly iwurl: boolean;
  /** The format of the reasons why titles are invalid. */
  readonly form: MessageForm;
}
