/** One value, or a list of values; a list may be empty. */
export type OneOrMore<T> = T | readonly T[];

/** A point in time: a `Date`, or text in one of the forms that the server accepts. */
export type Timestamp = Date | string;

/** A type of token of MediaWiki core, or that of an extension. */
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
 * A token of a type, such as `"csrf"`. Any text is one; a text that is known as a token of another
 * type is not.
 */
export type Token<Type extends TokenType = TokenType> = string & {
  /** Types only; never set. */
  readonly "~token"?: Type;
};

/** Whether values of a type are tokens. Objects with any members are none. */
export type IsToken<Value> = string extends keyof Value
  ? false
  : "~token" extends keyof Value
    ? true
    : false;

/** The type of a token; never for other types of values. */
export type TokenTypeOf<Value> =
  IsToken<Value> extends true
    ? Value extends { readonly "~token"?: infer Type }
      ? Exclude<Type, undefined>
      : never
    : never;

/** The content of a file. A `File` has a name too. */
export type FileContent = Blob | ArrayBuffer | Uint8Array;

/**
 * The parameter type of a builder: `Allowed`, while the literal type of the argument is inferred as
 * `Given`. Editors complete and describe the names of `Allowed`; other names are refused, also of an
 * argument that is not an object literal.
 */
export type Exact<Given, Allowed> = [Given] extends [Allowed]
  ? [UnknownName<Given, Allowed>] extends [never]
    ? Allowed
    : Allowed & { readonly "Unknown parameter:": UnknownName<Given, Allowed> }
  : Given;

/** The names that only `Given` has, or only a member of it if it is a union. */
type UnknownName<Given, Allowed> = Given extends unknown
  ? Exclude<keyof Given, keyof Allowed>
  : never;

/**
 * `Params` for a constraint. If a name is also a member of every object, such as `constructor`, an
 * object without it has the type of the inherited member.
 */
export type Inheriting<Params> = {
  readonly [Name in keyof Params]: Name extends keyof EveryObject
    ? Params[Name] | EveryObject[Name]
    : Params[Name];
};

// oxlint-disable-next-line typescript/no-wrapper-object-types -- it has the members that every object inherits
type EveryObject = Object;

/** The value that a structured parameter holds once it has been read: lists are lists, times are ISO 8601. */
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
