import type { SampleRule } from "../../sample/sample.js";
import type { StubPaging } from "../page.js";
import type { ServedApi, OpenApiServiceOptions } from "../service.js";
import type { HeaderSamples } from "./headers.js";
import type { OpenApiStoreApi, OpenApiStoreOptions } from "./store.js";
import type { StubFilter } from "./filters.js";
import type { ItemValidators, WriteOperation } from "./write.js";

/**
 * The definition of an OpenAPI document's stub: plain data, of which defaults may be bigints, and
 * validators.
 */
export interface OpenApiStubApi extends ServedApi, OpenApiStoreApi {
  /** By the name of the endpoint's builder. */
  readonly operations: Readonly<Record<string, StubOperation>>;
  /** The samples of the headers of described responses. Default: none. */
  readonly headers?: HeaderSamples;
  /** The responses that the document describes. Default: none. */
  readonly responses?: readonly DescribedResponse[];
  /** The validators of items by collection. Without one, JSON Patches have status 501. */
  readonly items?: ItemValidators;
}

/** A response that the document describes for some operations. */
export type DescribedResponse = {
  /** A status code, a class of them (`4XX`), or `default`. */
  readonly status: string;
  /** The names of the operations' builders. */
  readonly of: readonly string[];
  /** Empty for a response without a body, or with one whose schema has no known value. */
  readonly contents: readonly DescribedContent[];
};

/** A body in one media type. */
export type DescribedContent = {
  readonly mediaType: string;
  /** Absent for the body that the operation returns by default. */
  readonly sample?: SampleRule;
  /** The examples of the document, by name. */
  readonly examples?: Readonly<Record<string, SampleRule>>;
};

/** How the store implements an operation: alternatives by `kind`. */
export type StubOperation =
  | ListOperation
  | WriteOperation
  /** The row that the parameters name. */
  | {
      readonly kind: "item";
      readonly collection: string;
      readonly filters: readonly StubFilter[];
      /** The last parts of a path that are parts of other paths, and thus identify no item. */
      readonly others?: readonly string[];
    }
  /** An object of the right shape that is not a row of a collection. */
  | {
      readonly kind: "sample";
      readonly sample: SampleRule;
      /** The media type that the object has the shape of. Default: those of the operation. */
      readonly mediaType?: string;
    }
  /** Any text, or bytes of it. */
  | { readonly kind: "text"; readonly sample: SampleRule }
  /** A response without a body. */
  | { readonly kind: "empty" }
  /** The described response with the status, because the document describes no success. */
  | { readonly kind: "response"; readonly status: number }
  /** Only a handler can implement the operation. */
  | { readonly kind: "none"; readonly why: string };

/** Rows of a collection, bare, in a wrapper, or either. */
export type ListOperation = {
  readonly kind: "list";
  readonly collection: string;
  readonly bare?: true;
  readonly embedded?: SampleRule;
  readonly paging: StubPaging;
  readonly filters: readonly StubFilter[];
  /** The minimum number of rows in a response. */
  readonly min?: number;
  /** Without a filter, the list is empty. */
  readonly search?: true;
};

/** Whether a list is a bare array or in a wrapper. */
export type StubEnvelope = "bare" | "embedded";

/** Options of an OpenAPI document's stub. */
export interface OpenApiStubOptions extends OpenApiServiceOptions, OpenApiStoreOptions {
  /** For lists that the OpenAPI document describes in both forms. Default: `embedded`. */
  readonly envelope?: StubEnvelope | undefined;
  /** The number of the first page. Default: 0. */
  readonly firstPage?: 0 | 1 | undefined;
  /** Handlers run instead of the store, by the name of the endpoint's builder. */
  readonly handlers?: object | undefined;
}
