/** One value, or a list of values; a list may be empty. */
export type OneOrMore<T> = T | readonly T[];

/** A point in time: a `Date`, or text in one of the forms that the server accepts. */
export type Timestamp = Date | string;

/** Keeps the literal type of `Given` and refuses names that `Allowed` does not have. */
export type Exact<Given, Allowed> = Given & {
  readonly [Name in Exclude<keyof Given, keyof Allowed>]: never;
};

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
export type ReadValue<Value> = [Extract<Value, readonly unknown[]>] extends [never]
  ? ReadSingle<Value>
  : readonly ReadSingle<Extract<Value, readonly unknown[]>[number]>[];

type ReadSingle<Value> = Date extends Value
  ? string
  : "max" extends Value
    ? number extends Value
      ? number
      : Value
    : Value;
