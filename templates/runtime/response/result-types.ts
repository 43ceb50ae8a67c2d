import type { FormatVersionOf, PagesIn, ResultIn } from "../action-api/format-version.js";
import type {
  Added,
  EnvelopeWith,
  HasOptions,
  IsGiven,
  OptionsOf,
  Requested,
} from "./option-types.js";

/**
 * The parts of a response that a module produces, for types only. The result type of each module
 * extends this type. The request's row type replaces `row`, and the parts contain it at the
 * location of the rows.
 */
export interface ResultType {
  /** The row of a request. */
  readonly row: unknown;
  /** The location of the rows: the path of field names from the response, without list items. */
  readonly at: readonly string[];
  /** Whether rows are items of a list, entries of a map, or the object itself. */
  readonly kind: "item" | "entry" | "object";
  /** The fields of every row. */
  readonly base: unknown;
  /** The fields of a row that depend on the values of other fields, as a union of objects. */
  readonly variants: unknown;
  /** The field on which most of the variants depend. */
  readonly discriminant: unknown;
  /** The parameter that selects the remaining fields of a row. */
  readonly selector: string;
  /** The selector's default values. */
  readonly defaults: unknown;
  /** The selector's value for all values. */
  readonly all: string;
  /** The fields that each value of the selector adds to a row. */
  readonly props: object;
  /** The parameter that switches between two forms of rows, such as `slots`. */
  readonly switch: string;
  /** The fields that each value of the selector adds if the switch is set. */
  readonly with: object;
  /** The fields that each value of the selector adds if the switch is not set. */
  readonly without: object;
  /** The members of the response except `query`. */
  readonly response: unknown;
  /** The members of `query` except `pages`. */
  readonly query: unknown;
  /** The members of `query` that each request option adds. */
  readonly options: object;
  /** The fields of each page. */
  readonly page: unknown;
  /** The fields of each page that depend on the values of other fields, as a union of objects. */
  readonly pageVariants: unknown;
  /** The fields of each page if the module is the generator. */
  readonly generator: unknown;
  /** The members that the `query` action itself adds to the response. */
  readonly root: unknown;
  /** The result in format version 1; unknown if its types are not generated. */
  readonly version1: unknown;
  /** The forms of responses that are not objects. The first form that applies is the response's. */
  readonly bodies: readonly ResultBodyType[];
  /** The codes of observed errors. */
  readonly errors: string;
}

/** A form of a response and the parameter values that it requires or excludes. */
export interface ResultBodyType {
  readonly is: unknown;
  readonly when?: object;
  readonly unless?: object;
}

/**
 * An error code of a module: the observed codes, for completion and for `switch`, and any other
 * string, since wikis and extensions can add codes.
 *
 * if (error instanceof ApiError) { const code: ErrorOf<typeof edit> = error.code; }
 */
export type ErrorOf<Of> =
  | (ResultOf<Of> extends { readonly errors: infer Code extends string } ? Code : never)
  | (string & {});

/**
 * A string that a field's type does not list, since extensions can add values. It accepts any
 * string; the pattern only distinguishes it from the listed values, so that comparisons narrow a
 * row. To compare it with a value from an extension, assign it to a `string` first.
 */
export type OtherValue = `~${string}`;

/**
 * A row of a module, including the fields that the given values of its selector add.
 *
 * Row<typeof recentchanges, "title" | "timestamp">
 *
 * Without values, the server's defaults apply. `Of` is the type of a builder, a request or a
 * module. If the third argument is `"1"`, the row has format version 1.
 */
export type Row<
  Of,
  Value extends SelectorValue<Of> = DefaultValue<Of>,
  Version = FormatVersionOf<Of>,
> =
  ResultIn<ResultOf<Of>, Version> extends infer Result
    ? Result extends ResultType
      ? ExactRow<Result, Value, PropsOf<Result, unknown>>
      : unknown
    : never;

/**
 * A row of a module whose argument types are unknown. All fields that depend on arguments are
 * optional.
 */
export type AnyRow<Of, Version = FormatVersionOf<Of>> =
  ResultIn<ResultOf<Of>, Version> extends infer Result
    ? Result extends ResultType
      ? Result["base"] & Partial<Added<PropsOf<Result, unknown>, keyof PropsOf<Result, unknown>>>
      : unknown
    : never;

/**
 * The row type of a request. Fields that literal values select are required, fields that may be
 * selected by values unknown to the compiler are optional, and all others are absent.
 */
export type RowOf<Request, Version = FormatVersionOf<Request>> =
  ResultIn<ResultOf<Request>, Version> extends infer Result
    ? Result extends ResultType
      ? RequestedRow<Result, Request>
      : unknown
    : never;

/** The response in the request's format version; in either if the compiler does not know it. */
export type ModuleResponseOf<Request> = ResponseIn<Request, FormatVersionOf<Request>>;

/** The members of the response that a request's module produces, except `query`. */
export type ResponsePartOf<Request, Version = FormatVersionOf<Request>> = PartOf<
  Request,
  "response",
  Version
>;

/** The members of `query` that a request's module produces, except `pages`. */
export type QueryPartOf<Request, Version = FormatVersionOf<Request>> = PartOf<
  Request,
  "query",
  Version
>;

/** The fields that a request's module adds to each page. */
export type PagePartOf<Request, Version = FormatVersionOf<Request>> = PartOf<
  Request,
  "page",
  Version
>;

/** The fields that a request's module adds to each page as the generator. */
export type GeneratorPartOf<Request, Version = FormatVersionOf<Request>> = PartOf<
  Request,
  "generator",
  Version
>;

/** The members of `query` in any query, except `pages`, such as `normalized`. */
export type QueryRootOf<Request, Version = FormatVersionOf<Request>> = RootPart<
  ResultOf<Request>,
  "query",
  Version
>;

/** The members of `query` that options add, such as `redirects`. */
export type OptionPartOf<Request, Options, Version = FormatVersionOf<Request>> =
  HasOptions<Options> extends true
    ? Requested<RootPart<ResultOf<Request>, "options", Version>, Options>
    : unknown;

/** The fields of each page in any query, such as `title`. */
export type PageRootOf<Request, Version = FormatVersionOf<Request>> = RootPart<
  ResultOf<Request>,
  "page",
  Version
> &
  RootPart<ResultOf<Request>, "pageVariants", Version>;

/** The values that can select fields of a module's rows. */
export type SelectorValue<Of> =
  ResultOf<Of> extends infer Result extends ResultType
    ? Single<Member<TypesOf<Of>, "params", Result["selector"]>> & string
    : never;

/** The values that select fields of a module's rows by default. */
export type DefaultValue<Of> =
  ResultOf<Of> extends infer Result extends ResultType
    ? Extract<Result["defaults"], string> & SelectorValue<Of>
    : never;

/** The module of a builder or request, or the module itself. */
export type ModuleOf<Of> = Of extends (...args: never) => { readonly module: infer Module }
  ? Module
  : Of extends { readonly module: infer Module }
    ? Module
    : Of;

/**
 * The result type of a module, for any type that {@link ModuleOf} accepts; unknown if no response
 * was observed.
 */
export type ResultOf<Of> = TypesOf<Of> extends { readonly result: infer Result } ? Result : unknown;

type TypesOf<Of> =
  ModuleOf<Of> extends { readonly "~types"?: infer Types } ? Exclude<Types, undefined> : never;

/** The type with a name in a list of types, if it exists. */
type Member<Types, Kind extends string, Name extends string> =
  Types extends Readonly<Record<Kind, infer Members>>
    ? Name extends keyof Members
      ? Exclude<Members[Name], undefined>
      : never
    : never;

/** The single value of a parameter that takes one value or several. */
type Single<Value> = Exclude<Value, readonly unknown[]>;

/** A value, or each item of a list. */
type Each<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** A part of a result that contains the request's row at the location of the rows. */
type PartOf<Request, Part extends "response" | "query" | "page" | "generator", Version> =
  ResultIn<ResultOf<Request>, Version> extends infer Result
    ? Result extends ResultType
      ? (Result & { readonly row: RequestedRow<Result, Request> })[Part]
      : unknown
    : never;

type RootPart<
  Result,
  Part extends "query" | "page" | "pageVariants" | "options",
  Version,
> = Result extends {
  readonly root: infer Root;
}
  ? ResultIn<Root, Version> extends infer Whole
    ? Whole extends ResultType
      ? Whole[Part]
      : unknown
    : never
  : unknown;

type ResponseIn<Request, Version> = Version extends unknown
  ? BodyIn<
      ResultOf<Request>,
      Request,
      EnvelopeWith<OptionsOf<Request>, Version> &
        ResponsePartOf<Request, Version> &
        (ModuleOf<Request> extends { readonly group: "list" | "prop" | "meta" }
          ? { readonly query?: QueryOf<Request, Version> }
          : unknown)
    >
  : never;

/** The form of a request's response. It is an object if no other form applies. */
type BodyIn<Result, Request, Object> = Result extends {
  readonly bodies: readonly [ResultBodyType, ...ResultBodyType[]];
}
  ? FirstBody<Result["bodies"], ParamsOf<Request>, Object>
  : Object;

type ParamsOf<Request> = Request extends { readonly params: infer Params } ? Params : unknown;

type FirstBody<Bodies, Params, Object> = Bodies extends readonly [infer First, ...infer Rest]
  ? Applies<First, Params> extends infer Whether
    ? Whether extends true
      ? First extends { readonly is: infer Body }
        ? Body
        : never
      : FirstBody<Rest, Params, Object>
    : never
  : Object;

/** Whether a form applies; `boolean` if the parameter types do not determine this. */
type Applies<Form, Params> = Form extends { readonly when: infer Wanted }
  ? Meets<Wanted, Params>
  : Form extends { readonly unless: infer Excluded }
    ? Meets<Excluded, Params> extends infer Whether
      ? Whether extends true
        ? false
        : true
      : never
    : true;

type Meets<Wanted, Params> = {
  [Name in keyof Wanted]-?: Name extends keyof Params
    ? MeetsValue<Params[Name], Wanted[Name]>
    : unknown extends Params
      ? boolean
      : undefined extends Wanted[Name]
        ? true
        : false;
}[keyof Wanted];

type MeetsValue<Given, Wanted> = Given extends Wanted
  ? true
  : Wanted extends Given
    ? boolean
    : false;

type QueryOf<Request, Version> = QueryRootOf<Request, Version> &
  OptionPartOf<Request, OptionsOf<Request>, Version> &
  QueryPartOf<Request, Version> & {
    readonly pages?: PagesIn<Version, PageRootOf<Request, Version> & PagePartOf<Request, Version>>;
  };

// Uses an intersection, since TypeScript 7 does not show the doc comments of fields in a mapped
// type, and a conditional type, since compilers show its result by the member names.
type ExactRow<Result extends ResultType, Value, Props> =
  Added<Props, Named<Result, Props, Value>> extends infer Fields
    ? Varied<Result["base"] & Fields, Result["variants"], Result["discriminant"]>
    : never;

/** The fields that each value of the selector adds in the request's form of rows. */
type PropsOf<Result extends ResultType, Params> = string extends Result["switch"]
  ? Result["props"]
  : Result["props"] &
      (HasSwitch<Result["switch"], Params> extends infer Whether
        ? [Whether] extends [true]
          ? Result["with"]
          : [Whether] extends [false]
            ? Result["without"]
            : OptionalProps<Result["with"]> & OptionalProps<Result["without"]>
        : never);

/** Whether a request includes a parameter; `boolean` if its types do not determine this. */
type HasSwitch<Name extends string, Params> = unknown extends Params
  ? boolean
  : Name extends keyof Params
    ? IsGiven<Params[Name]>
    : false;

type OptionalProps<Props> = { readonly [Value in keyof Props]: Optional<Props[Value]> };

/** Makes the fields of a row, and of the objects in it, optional. */
type Optional<Fields> = Fields extends readonly unknown[]
  ? Fields
  : Fields extends object
    ? { readonly [Name in keyof Fields]?: Optional<Fields[Name]> }
    : Fields;

/**
 * A row as a union by the fields on which others depend, if the request selects the discriminant
 * and some dependent fields. If the request does not select a deciding field, the variants do not
 * differ, and dependent fields remain optional.
 */
type Varied<Plain, Variants, Discriminant> = Discriminant extends keyof Plain
  ? [Exclude<KeyOfAny<Variants>, keyof Variants> & keyof Plain] extends [never]
    ? Plain
    : Plain & VariantOf<Variants, keyof Plain>
  : Plain;

type KeyOfAny<Variants> = Variants extends unknown ? keyof Variants : never;

type VariantOf<Variants, Name> = Variants extends unknown
  ? Pick<Variants, keyof Variants & Name>
  : never;

type RequestedRow<Result extends ResultType, Request> = Request extends {
  readonly params: infer Params;
}
  ? RowOfParams<Result, Request, Params, PropsOf<Result, Params>>
  : ExactRow<Result, DefaultValue<Request>, PropsOf<Result, unknown>>;

type RowOfParams<
  Result extends ResultType,
  Request,
  Params,
  Props,
> = Result["selector"] extends keyof Params
  ? RowOfValue<Result, Params[Result["selector"]], Props>
  : ExactRow<Result, DefaultValue<Request>, Props>;

type RowOfValue<Result extends ResultType, Given, Props> = RowOfCertain<
  Result,
  Given,
  Props,
  Certain<Given>
>;

type RowOfCertain<Result extends ResultType, Given, Props, Sure> = [Each<Given>] extends [Sure]
  ? ExactRow<Result, Sure, Props>
  : Result["base"] &
      Added<Props, Named<Result, Props, Sure>> &
      Perhaps<Result, Added<Props, Named<Result, Props, Possible<Props, Given>>>>;

/** Objects in rows with a switch also include the fields of the selected values. */
type Perhaps<Result extends ResultType, Fields> = string extends Result["switch"]
  ? Partial<Fields>
  : Optional<Fields>;

/** If a request may omit the selector, the default may apply; a `string` may be any value. */
type Possible<Props, Given> = undefined extends Given
  ? keyof Props
  : string extends Each<Given>
    ? keyof Props
    : Each<Given>;

/** The values that a request certainly includes, whose type is a single literal. */
type Certain<Given> =
  IsUnion<Given> extends true
    ? never
    : Given extends readonly unknown[]
      ? number extends Given["length"]
        ? never
        : { [Index in keyof Given]: Alone<Given[Index]> }[number]
      : Alone<Given>;

type Alone<Value> = string extends Value ? never : IsUnion<Value> extends true ? never : Value;

/** Whether a type is a union. */
export type IsUnion<Type, Whole = Type> = [Type] extends [never]
  ? false
  : (Type extends unknown ? ([Whole] extends [Type] ? false : true) : never) extends false
    ? false
    : true;

/** The value for all values selects all fields. */
type Named<Result extends ResultType, Props, Value> = Result["all"] extends Value
  ? keyof Props
  : Value;
