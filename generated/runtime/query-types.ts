// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule } from "./descriptor.js";
import type { EnvelopeIn, FormatVersionOf, PagesIn } from "./format-version.js";
import type { RootParams } from "./request.js";
import type {
  AnswerOf,
  AnswerPartOf,
  GeneratorPartOf,
  PagePartOf,
  PageRootOf,
  QueryPartOf,
  QueryRootOf,
  RowOf,
} from "./result-types.js";

/** A request to one module of the `query` action, as a part of a larger one. */
export interface QueryPart {
  readonly module: AnyModule & { readonly group: "prop" | "list" | "meta" };
  readonly params: object;
  readonly options: RootParams;
  readonly method: "GET" | "POST";
  /** The module's own parameters, percent-encoded, each with `&` in front. */
  paramsText(): string;
}

/** A request to a module that can be a generator. */
export interface GeneratorPart extends QueryPart {
  readonly module: AnyModule & {
    readonly group: "prop" | "list" | "meta";
    readonly generator: true;
  };
}

/** The ways to name pages, of which a request can have one. */
export type OneSelector =
  | { readonly pageids?: never; readonly revids?: never }
  | { readonly titles?: never; readonly revids?: never }
  | { readonly titles?: never; readonly pageids?: never };

/** The options of a composed request. */
export type ComposeOptions<Options, Generator, Version> = Options &
  OneSelector & {
    /** The request whose rows become the pages that `prop` modules tell about. */
    readonly generator?: Generator;
    readonly formatversion?: Version;
  };

/** Refuses a list of requests in which a module stands twice. */
export type Distinct<Parts extends readonly QueryPart[]> = [Repeated<Parts>] extends [never]
  ? unknown
  : { readonly "A module can be in a request once; this one is there twice:": Repeated<Parts> };

type Repeated<Parts extends readonly unknown[]> = Parts extends readonly [
  infer First,
  ...infer Rest,
]
  ? (NameOf<First> & NameOf<Rest[number]>) | Repeated<Rest>
  : never;

/** A name that the compiler does not see is not known to be twice. */
type NameOf<Part> = Part extends { readonly module: { readonly name: infer Name } }
  ? string extends Name
    ? never
    : Name
  : never;

/** What tells the type of an answer: the parts of a request, its generator and its format version. */
export interface Composed<Parts, Generator, Version> {
  readonly modules: Parts;
  readonly generator: Generator;
  /** Types only; never set. */
  readonly "~version"?: Version;
}

/**
 * The format version of a composed request whose own options say none: that of a part whose options
 * say another than the default, or else the default.
 */
export type VersionAmong<Part, Default extends string> = [Certain<Part, Default>] extends [never]
  ? Default | Other<Part, Default>
  : Certain<Part, Default>;

/** Of each part that has another version whatever happens, that version. */
type Certain<Part, Default> = Part extends unknown
  ? Default extends FormatVersionOf<Part>
    ? never
    : Other<Part, Default>
  : never;

type Other<Part, Default> = Part extends undefined
  ? never
  : Exclude<FormatVersionOf<Part>, Default>;

/** An answer to a request, of which more may follow: each part may be in another answer. */
export type AnswerTo<Request> =
  Request extends Composed<infer Parts, infer Generator, unknown>
    ? ComposedAnswer<Parts, Generator, FormatVersionOf<Request>>
    : AnswerOf<Request>;

/** A page with everything that a request asks of it. */
export type PageOf<Request> = PageIn<Request, FormatVersionOf<Request>>;

type PageIn<Request, Version> = Version extends unknown
  ? AnyPageIn<Version> &
      (Request extends Composed<infer Parts, infer Generator, unknown>
        ? PageParts<Parts, Version> & GeneratorPartOf<Generator, Version>
        : PageRootOf<Request, Version> & PagePartOf<Request, Version>)
  : never;

/** A row of the list in a request. */
export type RowIn<Request> =
  Request extends Composed<infer Parts, unknown, unknown>
    ? Parts extends readonly unknown[]
      ? RowOf<Extract<Parts[number], ListRequest>, FormatVersionOf<Request>>
      : unknown
    : RowOf<Request>;

interface ListRequest {
  readonly module: { readonly group: "list" | "meta" };
}

/** What any page has, as far as it is known without its modules. */
export interface AnyPage {
  /** Absent where the page does not exist. */
  readonly pageid?: number;
  readonly ns?: number;
  readonly title?: string;
  readonly missing?: boolean;
  readonly invalid?: boolean;
  readonly special?: boolean;
}

/** The same in format version 1. */
export interface AnyPageV1 {
  /** Absent where the page does not exist. */
  readonly pageid?: number;
  readonly ns?: number;
  readonly title?: string;
  readonly missing?: "";
  readonly invalid?: "";
  readonly special?: "";
}

type AnyPageIn<Version> = Version extends "1" ? AnyPageV1 : AnyPage;

type ComposedAnswer<Parts, Generator, Version> = Version extends unknown
  ? EnvelopeIn<Version> &
      Partial<AnswerParts<Parts, Version>> & {
        readonly query?: Partial<QueryParts<Parts, Version>> & {
          readonly pages?: PagesIn<
            Version,
            AnyPageIn<Version> &
              Partial<PageParts<Parts, Version>> &
              Partial<GeneratorPartOf<Generator, Version>>
          >;
        };
      }
  : never;

// A union of functions takes what all of them take; a union of the parts themselves would lose those beside an unknown one.

type AnswerParts<Parts, Version> = Taken<{
  [Index in keyof Parts]: (part: AnswerPartOf<Parts[Index], Version>) => void;
}>;

type QueryParts<Parts, Version> = Taken<{
  [Index in keyof Parts]: (
    part: QueryRootOf<Parts[Index], Version> & QueryPartOf<Parts[Index], Version>,
  ) => void;
}>;

type PageParts<Parts, Version> = Taken<{
  [Index in keyof Parts]: (
    part: PageRootOf<Parts[Index], Version> & PagePartOf<Parts[Index], Version>,
  ) => void;
}>;

type Taken<Functions> = Functions extends readonly unknown[]
  ? Functions[number] extends (part: infer All) => void
    ? All
    : unknown
  : unknown;
