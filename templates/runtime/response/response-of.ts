import type { FormatVersionOf, PagesIn } from "../action-api/format-version.js";
import type { EnvelopeWith, OptionsOf } from "./option-types.js";
import type { Composed } from "../request/query-types.js";
import type {
  IsUnion,
  ModuleResponseOf,
  ResponsePartOf,
  GeneratorPartOf,
  PagePartOf,
  OptionPartOf,
  PageRootOf,
  QueryPartOf,
  QueryRootOf,
  RowOf,
} from "./result-types.js";

/**
 * The response type of a request. If a request is continued, later responses omit the complete
 * parts. A part is therefore required only if no other part of a composed request can be continued.
 */
export type ResponseOf<Request> =
  Request extends Composed<infer Parts, infer Generator, unknown, infer Options>
    ? ComposedResponse<Parts, Generator, Options, FormatVersionOf<Request>>
    : ModuleResponseOf<Request>;

/** A page with all fields that a request selects. */
export type PageOf<Request> = PageIn<Request, FormatVersionOf<Request>>;

type PageIn<Request, Version> = Version extends unknown
  ? Described<
      Request extends Composed<infer Parts, infer Generator, unknown>
        ? PageParts<Parts, Version> & GeneratorPartOf<Generator, Version>
        : PageRootOf<Request, Version> & PagePartOf<Request, Version>,
      Version
    >
  : never;

/**
 * Adds the fields of any page, unless the page already has them. TypeScript 7 does not show the doc
 * comment of a field that is in two members of an intersection.
 */
type Described<Page, Version> = keyof AnyPage extends keyof Page ? Page : AnyPageIn<Version> & Page;

/** A row of a request's list. */
export type RowIn<Request> =
  Request extends Composed<infer Parts, unknown, unknown>
    ? Parts extends readonly unknown[]
      ? RowOf<Extract<Parts[number], ListRequest>, FormatVersionOf<Request>>
      : unknown
    : RowOf<Request>;

/**
 * The member of a request for lists with known row types. For other requests, the compiler reports
 * an error.
 */
export type WithKnownRows<Request> = [UnknownResult<ListIn<Request>>] extends [never]
  ? unknown
  : RowsUnknown;

interface RowsUnknown {
  readonly "no response from this module was observed: run paramsmith learn, or use continueQuery": never;
}

type ListIn<Request> =
  Request extends Composed<infer Parts, unknown, unknown>
    ? Parts extends readonly unknown[]
      ? Extract<Parts[number], ListRequest>
      : never
    : Extract<Request, ListRequest>;

/**
 * The requests without a known result type. For modules without types, only the compiler does not
 * know the result.
 */
type UnknownResult<Request> = Request extends {
  readonly module: { readonly "~types"?: infer Types };
}
  ? Exclude<Types, undefined> extends { readonly result: infer Result }
    ? unknown extends Result
      ? Request
      : never
    : never
  : never;

interface ListRequest {
  readonly module: { readonly group: "list" | "meta" };
}

/** The fields of any page, except those that its modules add. */
export interface AnyPage {
  /** Page id. Absent if the page does not exist. */
  readonly pageid?: number;
  /** Namespace of the title. */
  readonly ns?: number;
  /** Title of the page, including its namespace. */
  readonly title?: string;
  /** Whether the page does not exist. */
  readonly missing?: boolean;
  /** Whether the title is invalid. */
  readonly invalid?: boolean;
  /** Whether the page is a special page. */
  readonly special?: boolean;
}

/** The fields of any page in format version 1. */
export interface AnyPageV1 {
  /** Page id. Absent if the page does not exist. */
  readonly pageid?: number;
  /** Namespace of the title. */
  readonly ns?: number;
  /** Title of the page, including its namespace. */
  readonly title?: string;
  /** Whether the page does not exist. */
  readonly missing?: "";
  /** Whether the title is invalid. */
  readonly invalid?: "";
  /** Whether the page is a special page. */
  readonly special?: "";
}

/** The members of `query` about pages in a request without modules, in either format version. */
export interface AnyQuery {
  /** Titles whose form the server normalized. */
  readonly normalized?: readonly { readonly from: string; readonly to: string }[];
  /** The redirects that were followed. */
  readonly redirects?: readonly {
    readonly from: string;
    readonly to: string;
    readonly tofragment?: string;
    readonly tointerwiki?: string;
  }[];
  /** Titles on other wikis. */
  readonly interwiki?: readonly { readonly title: string; readonly iw: string }[];
  /** The ids of all pages, if `indexpageids` requests them. Missing pages have negative ids. */
  readonly pageids?: readonly string[];
}

type AnyPageIn<Version> = Version extends "1" ? AnyPageV1 : AnyPage;

type ComposedResponse<Parts, Generator, Options, Version> = Version extends unknown
  ? EnvelopeWith<Options, Version> &
      Partial<ResponseParts<Parts, Version>> & {
        readonly query?: QueryParts<Parts, Version, Continued<Parts, Generator>> &
          OptionPartOf<Each<Parts>, Options & PartOptions<Parts>, Version> & {
            readonly pages?: PagesIn<
              Version,
              PartsOfPage<Parts, Version, Continued<Parts, Generator>> &
                Partial<GeneratorPartOf<Generator, Version>>
            >;
          };
      }
  : never;

/**
 * The positions of the parts that later responses may continue: all except `meta` modules without a
 * continuation parameter. A generator is one of these parts.
 */
type Continued<Parts, Generator> =
  | (Parts extends readonly unknown[]
      ? number extends Parts["length"]
        ? "any" | "other"
        : { readonly [Index in keyof Parts]: CanContinue<Parts[Index], Index> }[number]
      : never)
  | ([Generator] extends [undefined] ? never : "generator");

/** The options of the parts, which apply to the entire request. */
type PartOptions<Parts> = Intersection<{
  [Index in keyof Parts]: (part: OptionsOf<Parts[Index]>) => void;
}>;

type Each<Parts> = Parts extends readonly []
  ? unknown
  : Parts extends readonly (infer Part)[]
    ? Part
    : never;

type CanContinue<Part, Index> = Part extends {
  readonly module: { readonly group: "meta"; readonly "~types"?: infer Types };
}
  ? Exclude<Types, undefined> extends { readonly params: infer Params }
    ? "continue" extends keyof Params
      ? Index
      : never
    : never
  : Index;

/** A part of a response. Its members are optional if a different part can be continued. */
type Unless<Others, Part> = [Others] extends [never] ? Part : Partial<Part>;

// A union of functions infers the intersection of their parameters, whereas a union of the parts
// would lose the parts next to `unknown`.

type ResponseParts<Parts, Version> = Intersection<{
  [Index in keyof Parts]: (part: ResponsePartOf<Parts[Index], Version>) => void;
}>;

type QueryParts<Parts, Version, Continuing> = Parts extends readonly []
  ? AnyQuery
  : Intersection<{
      [Index in keyof Parts]: (
        part: QueryRootOf<Parts[Index], Version> &
          Unless<Exclude<Continuing, Index>, QueryPartOf<Parts[Index], Version>>,
      ) => void;
    }>;

/** Page fields that several modules add may be split among responses. */
type PartsOfPage<Parts, Version, Continuing> = Parts extends readonly []
  ? AnyPageIn<Version>
  : IsUnion<Continuing> extends true
    ? AnyPageIn<Version> & Partial<PageParts<Parts, Version>>
    : PageParts<Parts, Version>;

type PageParts<Parts, Version> = Intersection<{
  [Index in keyof Parts]: (
    part: PageRootOf<Parts[Index], Version> & PagePartOf<Parts[Index], Version>,
  ) => void;
}>;

type Intersection<Functions> = Functions extends readonly unknown[]
  ? Functions[number] extends (part: infer All) => void
    ? All
    : unknown
  : unknown;
