/** A value or a list of values. A list may be empty. */
export type OneOrMore<T> = T | readonly T[];

/** A point in time: a `Date`, or a string in a format that the server accepts. */
export type Timestamp = Date | string;

/** A token type of MediaWiki core or of an extension. */
export type TokenType =
  | "createaccount"
  | "csrf"
  | "login"
  | "patrol"
  | "rollback"
  | "userrights"
  | "watch"
  | (string & {});

/**
 * A token of a type, such as `"csrf"`. Any string is accepted, except one known to be a token of a
 * different type.
 */
export type Token<Type extends TokenType = TokenType> = string & {
  /** Types only; never set. */
  readonly "~token"?: Type;
};

/** Whether values of a type are tokens. Objects with arbitrary members are not tokens. */
export type IsToken<Value> = string extends keyof Value
  ? false
  : "~token" extends keyof Value
    ? true
    : false;

/** The type of a token; never for other types. */
export type TokenTypeOf<Value> =
  IsToken<Value> extends true
    ? Value extends { readonly "~token"?: infer Type }
      ? Exclude<Type, undefined>
      : never
    : never;

/** The content of a file. A `File` also provides a name. */
export type FileContent = Blob | ArrayBuffer | Uint8Array;

/**
 * The parameter type of a builder: `Allowed`, while the argument's literal type is inferred as
 * `Given`. Editors complete and describe the names in `Allowed`. Other names are rejected, even if
 * the argument is not an object literal.
 */
export type Exact<Given, Allowed> = [Given] extends [Allowed]
  ? [UnknownName<Given, Allowed>] extends [never]
    ? Allowed
    : Allowed & { readonly "Unknown parameter:": UnknownName<Given, Allowed> }
  : Given;

/** The names that `Given`, or a member of that union, has in addition to those of `Allowed`. */
type UnknownName<Given, Allowed> = Given extends unknown
  ? Exclude<keyof Given, keyof Allowed>
  : never;

/**
 * `Params` for use as a constraint. If a name is also a member of every object, such as
 * `constructor`, objects that omit it have the inherited member's type.
 */
export type Inheriting<Params> = {
  readonly [Name in keyof Params]: Name extends keyof EveryObject
    ? Params[Name] | EveryObject[Name]
    : Params[Name];
};

// oxlint-disable-next-line typescript/no-wrapper-object-types -- it has the members that every object inherits
type EveryObject = Object;

/** The value of a structured parameter after parsing: lists are lists, times are ISO 8601. */
export type ParsedValue<Value> = [Extract<Value, readonly unknown[]>] extends [never]
  ? ParsedSingle<Value>
  : readonly ParsedSingle<Extract<Value, readonly unknown[]>[number]>[];

type ParsedSingle<Value> = Date extends Value
  ? string
  : Blob extends Value
    ? string
    : "max" extends Value
      ? number extends Value
        ? number
        : Value
      : Value;
