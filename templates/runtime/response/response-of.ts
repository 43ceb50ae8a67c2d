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
 * A response to a request. If a request is continued, later responses lack the parts that are
 * complete. So a part is certain only if no other part of a composed request can be continued.
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
 * The fields of a page with those of any page, unless it has them: TypeScript 7 shows no doc comment
 * of a field that two members of an intersection have.
 */
type Described<Page, Version> = keyof AnyPage extends keyof Page ? Page : AnyPageIn<Version> & Page;

/** A row of the list in a request. */
export type RowIn<Request> =
  Request extends Composed<infer Parts, unknown, unknown>
    ? Parts extends readonly unknown[]
      ? RowOf<Extract<Parts[number], ListRequest>, FormatVersionOf<Request>>
      : unknown
    : RowOf<Request>;

/** A member of a request to lists whose rows are known; otherwise, the compiler reports it. */
export type WithKnownRows<Request> = [UnknownResult<ListIn<Request>>] extends [never]
  ? unknown
  : RowsUnknown;

interface RowsUnknown {
  readonly "no response of this module was observed: run paramsmith learn, or use continueQuery": never;
}

type ListIn<Request> =
  Request extends Composed<infer Parts, unknown, unknown>
    ? Parts extends readonly unknown[]
      ? Extract<Parts[number], ListRequest>
      : never
    : Extract<Request, ListRequest>;

/** The requests without a result. That of a module without types is unknown to the compiler only. */
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

/** The fields of any page, without those of its modules. */
export interface AnyPage {
  /** Id of the page. Absent if the page does not exist. */
  readonly pageid?: number;
  /** Namespace of the title. */
  readonly ns?: number;
  /** Title of the page, with its namespace. */
  readonly title?: string;
  /** Whether the page does not exist. */
  readonly missing?: boolean;
  /** Whether the title is invalid. */
  readonly invalid?: boolean;
  /** Whether the page is a special page. */
  readonly special?: boolean;
}

/** The same in format version 1. */
export interface AnyPageV1 {
  /** Id of the page. Absent if the page does not exist. */
  readonly pageid?: number;
  /** Namespace of the title. */
  readonly ns?: number;
  /** Title of the page, with its namespace. */
  readonly title?: string;
  /** Whether the page does not exist. */
  readonly missing?: "";
  /** Whether the title is invalid. */
  readonly invalid?: "";
  /** Whether the page is a special page. */
  readonly special?: "";
}

/** What a query without modules tells about its pages, in either format version. */
export interface AnyQuery {
  /** Titles that were written in a different form. */
  readonly normalized?: readonly { readonly from: string; readonly to: string }[];
  /** The redirects that were followed. */
  readonly redirects?: readonly {
    readonly from: string;
    readonly to: string;
    readonly tofragment?: string;
    readonly tointerwiki?: string;
  }[];
  /** Titles of other wikis. */
  readonly interwiki?: readonly { readonly title: string; readonly iw: string }[];
  /** The ids of all pages, if `indexpageids` requests them. Negative if a page does not exist. */
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
 * The positions of the parts that later responses may continue: all but `meta` modules without a
 * parameter for it. A generator is one of them.
 */
type Continued<Parts, Generator> =
  | (Parts extends readonly unknown[]
      ? number extends Parts["length"]
        ? "any" | "other"
        : { readonly [Index in keyof Parts]: CanContinue<Parts[Index], Index> }[number]
      : never)
  | ([Generator] extends [undefined] ? never : "generator");

/** The options of the parts, which apply to the request. */
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

/** A part of a response, whose members are optional if another part can be continued. */
type Unless<Others, Part> = [Others] extends [never] ? Part : Partial<Part>;

// A union of functions infers the intersection of their parameters. A union of the parts would lose
// those next to `unknown`.

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

/** The fields of pages that several modules add may be in several responses. */
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
