import type { AnyModule } from "./descriptor.js";
import type { Continue, Envelope } from "./envelope.js";
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

/** An answer to a request, of which more may follow: each part may be in another answer. */
export type AnswerTo<Request> =
  Request extends Composed<infer Parts, infer Generator, infer Version>
    ? IsVersion1<Version> extends true
      ? AnswerInVersion1
      : ComposedAnswer<Parts, Generator>
    : AnswerOf<Request>;

/** A page with everything that a request asks of it. */
export type PageOf<Request> =
  Request extends Composed<infer Parts, infer Generator, infer Version>
    ? IsVersion1<Version> extends true
      ? PageInVersion1
      : AnyPage & PageParts<Parts> & GeneratorPartOf<Generator>
    : AnyPage & PageRootOf<Request> & PagePartOf<Request>;

/** A row of the list in a request. */
export type RowIn<Request> =
  Request extends Composed<infer Parts, unknown, infer Version>
    ? IsVersion1<Version> extends true
      ? unknown
      : Parts extends readonly unknown[]
        ? RowOf<Extract<Parts[number], ListRequest>>
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

/** A page in format version 1, whose flags are `""` and whose fields are not typed. */
export interface PageInVersion1 {
  readonly pageid?: number;
  readonly ns?: number;
  readonly title?: string;
  readonly missing?: "";
  readonly invalid?: "";
  readonly special?: "";
  readonly [field: string]: unknown;
}

/** An answer in format version 1. */
export interface AnswerInVersion1 {
  readonly batchcomplete?: "";
  readonly continue?: Continue;
  readonly query?: {
    readonly pages?: Readonly<Record<string, PageInVersion1>>;
    readonly [module: string]: unknown;
  };
  readonly [field: string]: unknown;
}

type IsVersion1<Version> = [Version] extends ["1"] ? true : false;

type ComposedAnswer<Parts, Generator> = Envelope &
  Partial<AnswerParts<Parts>> & {
    readonly query?: Partial<QueryParts<Parts>> & {
      readonly pages?: readonly (AnyPage &
        Partial<PageParts<Parts>> &
        Partial<GeneratorPartOf<Generator>>)[];
    };
  };

// A union of functions takes what all of them take; a union of the parts themselves would lose those beside an unknown one.

type AnswerParts<Parts> = Taken<{
  [Index in keyof Parts]: (part: AnswerPartOf<Parts[Index]>) => void;
}>;

type QueryParts<Parts> = Taken<{
  [Index in keyof Parts]: (part: QueryRootOf<Parts[Index]> & QueryPartOf<Parts[Index]>) => void;
}>;

type PageParts<Parts> = Taken<{
  [Index in keyof Parts]: (part: PageRootOf<Parts[Index]> & PagePartOf<Parts[Index]>) => void;
}>;

type Taken<Functions> = Functions extends readonly unknown[]
  ? Functions[number] extends (part: infer All) => void
    ? All
    : unknown
  : unknown;
