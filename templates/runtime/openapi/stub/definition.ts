import type { SampleRule } from "../../sample/sample.js";
import type { StubPaging } from "../page.js";
import type { ServedApi, OpenApiServiceOptions } from "../service.js";
import type { HeaderSamples } from "./headers.js";
import type { OpenApiStoreApi, OpenApiStoreOptions } from "./store.js";
import type { StubFilter } from "./filters.js";
import type { ItemValidators, WriteOperation } from "./write.js";

/** The definition of an OpenAPI stub: validators and plain data. Defaults may be bigints. */
export interface OpenApiStubApi extends ServedApi, OpenApiStoreApi {
  /** Operations by builder name. */
  readonly operations: Readonly<Record<string, StubOperation>>;
  /** The sample headers of described responses. Default: none. */
  readonly headers?: HeaderSamples;
  /** The responses in the document. Default: none. */
  readonly responses?: readonly DescribedResponse[];
  /** The validators of items by collection. Without a validator, JSON Patches return status 501. */
  readonly items?: ItemValidators;
}

/** A response that the document describes for some operations. */
export type DescribedResponse = {
  /** A status code, a class such as `4XX`, or `default`. */
  readonly status: string;
  /** The builder names of the operations. */
  readonly of: readonly string[];
  /** Empty for a response without a body, or if the body's schema has no known value. */
  readonly contents: readonly DescribedContent[];
};

/** A body in one media type. */
export type DescribedContent = {
  readonly mediaType: string;
  /** Absent for the body that the operation returns by default. */
  readonly sample?: SampleRule;
  /** The document's examples by name. */
  readonly examples?: Readonly<Record<string, SampleRule>>;
};

/** How the store implements an operation, by `kind`. */
export type StubOperation =
  | ListOperation
  | WriteOperation
  /** Returns the row that the parameters select. */
  | {
      readonly kind: "item";
      readonly collection: string;
      readonly filters: readonly StubFilter[];
      /** The last path segments of other operations, which do not identify an item. */
      readonly others?: readonly string[];
    }
  /** Returns an object with the right shape that is not a row of a collection. */
  | {
      readonly kind: "sample";
      readonly sample: SampleRule;
      /** The media type whose shape the object has. Default: the operation's media types. */
      readonly mediaType?: string;
    }
  /** Returns sample text or its bytes. */
  | { readonly kind: "text"; readonly sample: SampleRule }
  /** Returns a response without a body. */
  | { readonly kind: "empty" }
  /** Returns the document's response with this status, since it describes no success. */
  | { readonly kind: "response"; readonly status: number }
  /** Only a handler can implement the operation. */
  | { readonly kind: "none"; readonly why: string };

/** Returns rows of a collection as a bare array, in a wrapper, or either. */
export type ListOperation = {
  readonly kind: "list";
  readonly collection: string;
  readonly bare?: true;
  readonly embedded?: SampleRule;
  readonly paging: StubPaging;
  readonly filters: readonly StubFilter[];
  /** The minimum number of rows in a response. */
  readonly min?: number;
  /** Whether the list is empty without a filter. */
  readonly search?: true;
};

/** Whether a list is a bare array or in a wrapper. */
export type StubEnvelope = "bare" | "embedded";

/** Options for an OpenAPI stub. */
export interface OpenApiStubOptions extends OpenApiServiceOptions, OpenApiStoreOptions {
  /** The form of lists that the OpenAPI document describes in both forms. Default: `embedded`. */
  readonly envelope?: StubEnvelope | undefined;
  /** The number of the first page. Default: 0. */
  readonly firstPage?: 0 | 1 | undefined;
  /** Handlers that replace the store, by builder name. */
  readonly handlers?: object | undefined;
}
