// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type {
  EnvelopeIn,
  FormatVersionOf,
  PagesIn,
  ResultIn,
} from "../action-api/format-version.js";

/**
 * What a module puts into an answer, for types only: its own result type extends this one. `row` is
 * filled in with the row that a request asks for, and the parts hold it where the rows are.
 */
export interface ResultType {
  /** The row as it is asked for. */
  readonly row: unknown;
  /** Where the rows are: names of fields from the answer down, without the items of lists. */
  readonly at: readonly string[];
  /** What a row is at the end of that. */
  readonly kind: "item" | "entry" | "object";
  /** What each row has, whatever was asked. */
  readonly base: unknown;
  /** The parameter whose values decide what else a row has. */
  readonly selector: string;
  /** What stands for all values of the selector. */
  readonly all: string;
  /** What each value of the selector adds to a row. */
  readonly props: object;
  /** What the module puts into the answer, besides `query`. */
  readonly response: unknown;
  /** What the module puts into `query`, besides `pages`. */
  readonly query: unknown;
  /** What the module adds to each page. */
  readonly page: unknown;
  /** What the module adds to each page when it is the generator. */
  readonly generator: unknown;
  /** What the `query` action itself puts into the answer. */
  readonly root: unknown;
  /** What stands in place of this in format version 1, where that differs. */
  readonly version1: unknown;
}

/**
 * A row of a module, with what the named values of its selector add: exactly that.
 *
 *     Row<typeof recentchanges, "title" | "timestamp">
 *
 * Without values, those count that the server takes by default. `Of` is the type of a builder, of a
 * request or of a module. A third argument `"1"` gives the row of format version 1.
 */
export type Row<
  Of,
  Value extends SelectorValue<Of> = DefaultValue<Of>,
  Version = FormatVersionOf<Of>,
> =
  ResultIn<ResultOf<Of>, Version> extends infer Result
    ? Result extends ResultType
      ? ExactRow<Result, Value>
      : unknown
    : never;

/** A row of a module of which nobody knows what was asked: all that may be missing is optional. */
export type AnyRow<Of, Version = FormatVersionOf<Of>> =
  ResultIn<ResultOf<Of>, Version> extends infer Result
    ? Result extends ResultType
      ? Flattened<Result["base"] & Partial<Added<Result["props"], keyof Result["props"]>>>
      : unknown
    : never;

/**
 * The row that a request gives. What it asks for in literal values is there, what it may ask for
 * (a value or a list whose content the compiler does not see) is optional, and what it does not is not.
 */
export type RowOf<Request, Version = FormatVersionOf<Request>> =
  ResultIn<ResultOf<Request>, Version> extends infer Result
    ? Result extends ResultType
      ? RequestedRow<Result, Request>
      : unknown
    : never;

/** The answer to a request, in its format version; in either, where the compiler does not see which. */
export type ModuleResponseOf<Request> = ResponseIn<Request, FormatVersionOf<Request>>;

/** What the module of a request puts into the answer itself, besides `query`. */
export type ResponsePartOf<Request, Version = FormatVersionOf<Request>> = PartOf<
  Request,
  "response",
  Version
>;

/** What the module of a request puts into `query`, besides `pages`. */
export type QueryPartOf<Request, Version = FormatVersionOf<Request>> = PartOf<
  Request,
  "query",
  Version
>;

/** What the module of a request adds to each page. */
export type PagePartOf<Request, Version = FormatVersionOf<Request>> = PartOf<
  Request,
  "page",
  Version
>;

/** What the module of a request adds to each page when it is the generator. */
export type GeneratorPartOf<Request, Version = FormatVersionOf<Request>> = PartOf<
  Request,
  "generator",
  Version
>;

/** What any query may have in `query` besides `pages`, such as `normalized`. */
export type QueryRootOf<Request, Version = FormatVersionOf<Request>> = RootPart<
  ResultOf<Request>,
  "query",
  Version
>;

/** What any query has of each page, such as `title`. */
export type PageRootOf<Request, Version = FormatVersionOf<Request>> = RootPart<
  ResultOf<Request>,
  "page",
  Version
>;

/** The values that can select fields of a module's rows. */
export type SelectorValue<Of> =
  ResultOf<Of> extends infer Result extends ResultType
    ? Single<Member<TypesOf<Of>, "params", Result["selector"]>> & string
    : never;

/** The values that select fields of a module's rows where a request gives none. */
export type DefaultValue<Of> =
  ResultOf<Of> extends infer Result extends ResultType
    ? Each<Member<TypesOf<Of>, "defaults", Result["selector"]>> & SelectorValue<Of>
    : never;

/** The module of a builder or a request, or a module itself. */
export type ModuleOf<Of> = Of extends (...args: never) => { readonly module: infer Module }
  ? Module
  : Of extends { readonly module: infer Module }
    ? Module
    : Of;

/** The result type of a module, given as for {@link ModuleOf}; unknown where nothing was learned. */
export type ResultOf<Of> = TypesOf<Of> extends { readonly result: infer Result } ? Result : unknown;

type TypesOf<Of> =
  ModuleOf<Of> extends { readonly "~types"?: infer Types } ? Exclude<Types, undefined> : never;

/** What is in a list of types under a name, if anything is. */
type Member<Types, Kind extends string, Name extends string> =
  Types extends Readonly<Record<Kind, infer Members>>
    ? Name extends keyof Members
      ? Exclude<Members[Name], undefined>
      : never
    : never;

/** The value of a parameter that takes one or several. */
type Single<Value> = Exclude<Value, readonly unknown[]>;

/** A value, or each item of a list of them. */
type Each<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** A row as its requester wants it, in the parts of a result that hold rows. */
type PartOf<Request, Part extends "response" | "query" | "page" | "generator", Version> =
  ResultIn<ResultOf<Request>, Version> extends infer Result
    ? Result extends ResultType
      ? (Result & { readonly row: RequestedRow<Result, Request> })[Part]
      : unknown
    : never;

type RootPart<Result, Part extends "query" | "page", Version> = Result extends {
  readonly root: infer Root;
}
  ? ResultIn<Root, Version> extends infer Whole
    ? Whole extends ResultType
      ? Whole[Part]
      : unknown
    : never
  : unknown;

type ResponseIn<Request, Version> = Version extends unknown
  ? EnvelopeIn<Version> &
      ResponsePartOf<Request, Version> &
      (ModuleOf<Request> extends { readonly group: "list" | "prop" | "meta" }
        ? { readonly query?: QueryOf<Request, Version> }
        : unknown)
  : never;

type QueryOf<Request, Version> = QueryRootOf<Request, Version> &
  QueryPartOf<Request, Version> & {
    readonly pages?: PagesIn<Version, PageRootOf<Request, Version> & PagePartOf<Request, Version>>;
  };

type ExactRow<Result extends ResultType, Value> = Flattened<
  Result["base"] & Added<Result["props"], Named<Result, Value>>
>;

type RequestedRow<Result extends ResultType, Request> = Request extends {
  readonly params: infer Params;
}
  ? Result["selector"] extends keyof Params
    ? RowOfValue<Result, Params[Result["selector"]]>
    : ExactRow<Result, DefaultValue<Request>>
  : ExactRow<Result, DefaultValue<Request>>;

type RowOfValue<Result extends ResultType, Given> = RowOfCertain<Result, Given, Certain<Given>>;

type RowOfCertain<Result extends ResultType, Given, Sure> = [Each<Given>] extends [Sure]
  ? ExactRow<Result, Sure>
  : Flattened<
      Result["base"] &
        Added<Result["props"], Named<Result, Sure>> &
        Partial<Added<Result["props"], Named<Result, Possible<Result, Given>>>>
    >;

/** Where a request may leave the selector out, the default may count; any text may be any value. */
type Possible<Result extends ResultType, Given> = undefined extends Given
  ? keyof Result["props"]
  : string extends Each<Given>
    ? keyof Result["props"]
    : Each<Given>;

/** The values that are given whatever happens: those that stand alone in their place. */
type Certain<Given> =
  IsUnion<Given> extends true
    ? never
    : Given extends readonly unknown[]
      ? number extends Given["length"]
        ? never
        : { [Index in keyof Given]: Alone<Given[Index]> }[number]
      : Alone<Given>;

type Alone<Value> = string extends Value ? never : IsUnion<Value> extends true ? never : Value;

type IsUnion<Type, Whole = Type> = [Type] extends [never]
  ? false
  : (Type extends unknown ? ([Whole] extends [Type] ? false : true) : never) extends false
    ? false
    : true;

/** What stands for all values is all of them. */
type Named<Result extends ResultType, Value> = Result["all"] extends Value
  ? keyof Result["props"]
  : Value;

/** What several values add together. */
type Added<Props, Value> = (
  Value extends keyof Props ? (added: Props[Value]) => void : never
) extends (added: infer All) => void
  ? All
  : unknown;

/** The members of an intersection as one object; what is no object stays what it is. */
type Flattened<Whole> = { readonly [Name in keyof Whole]: Whole[Name] };
