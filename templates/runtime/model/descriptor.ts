import type { SyntaxType } from "../rules/all.js";
import type { ParamRule } from "./param-rule.js";
import type { FormDescriptor } from "./response-form.js";
import type { IsToken, TokenType, TokenTypeOf } from "./values.js";

/** The limits of a multi-value parameter and its value for all values. */
export interface MultiDescriptor {
  /** The maximum number of values for any account. */
  readonly lowlimit: number;
  /** The maximum number of values for accounts with high limits. */
  readonly highlimit: number;
  /** Selects all values if it is the only value. */
  readonly allspecifier?: string;
  /** Whether repeated values are kept. */
  readonly allowsduplicates?: true;
}

/** A mode or condition that the catalogue names without defining it. */
export interface ConditionDescriptor {
  readonly name: string;
  readonly values?: readonly (string | number)[];
}

/** The properties of all parameters. */
export interface CommonDescriptor {
  readonly required?: true;
  readonly deprecated?: true;
  /** Whether the value must be sent in a POST body instead of a URL. */
  readonly sensitive?: true;
  /** The token type that the parameter requires. */
  readonly token?: TokenType;
  /** The value that applies if the parameter is absent. */
  readonly default?: unknown;
  readonly multi?: MultiDescriptor;
  readonly info?: readonly ConditionDescriptor[];
  /**
   * A parameter expanded from a template exists only while each of these parameters has the given
   * value.
   */
  readonly when?: Readonly<Record<string, string>>;
}

export interface TextDescriptor extends CommonDescriptor {
  readonly type: "string" | "text" | "password" | "raw" | "tags" | "upload" | "unknown";
  /** Maximum length in bytes of UTF-8. */
  readonly maxbytes?: number;
  /** Maximum length in code points. */
  readonly maxchars?: number;
}

/** A string whose syntax is defined by a rule. */
export interface SyntaxDescriptor extends CommonDescriptor {
  readonly type: SyntaxType;
}

export interface UserDescriptor extends CommonDescriptor {
  readonly type: "user";
  /** Accepted user types: name, ip, cidr, temp, interwiki, id. */
  readonly subtypes: readonly string[];
}

export interface TimestampDescriptor extends CommonDescriptor {
  readonly type: "timestamp" | "expiry";
}

export interface BooleanDescriptor extends CommonDescriptor {
  readonly type: "boolean";
}

export interface NumberDescriptor extends CommonDescriptor {
  readonly type: "integer" | "float";
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
  /** Whether a value out of range is an error. Default: it is clamped. */
  readonly enforcerange?: true;
}

export interface LimitDescriptor extends CommonDescriptor {
  readonly type: "limit";
  readonly min?: number;
  readonly max?: number;
  /** The maximum for accounts with high limits. */
  readonly highmax?: number;
  readonly enforcerange?: true;
}

export interface NamespaceDescriptor extends CommonDescriptor {
  readonly type: "namespace";
  /** Namespaces that are accepted in addition to the wiki's namespaces. */
  readonly extranamespaces?: readonly number[];
}

export interface EnumDescriptor<Value extends string = string> extends CommonDescriptor {
  readonly type: "enum";
  readonly values: readonly Value[];
  readonly deprecatedvalues?: readonly Value[];
  /** The error for values that are not listed. Default: the server drops them with a warning. */
  readonly unlisted?: "badtags";
}

/** The type of a single value. Values of `digits` are strings that contain a 64-bit integer. */
export type ScalarType = "string" | "integer" | "number" | "bigint" | "digits" | "boolean" | "null";

/**
 * The values to which a parameter's strings are converted. A type name alone is the shape of that
 * type.
 */
export type WireShape = ScalarType | CompoundShape;

/** A shape with alternatives: single values, lists and objects. */
export interface CompoundShape {
  readonly types?: readonly ScalarType[];
  /** The listed values. */
  readonly values?: readonly ScalarValue[];
  /** The shape of list items. */
  readonly items?: WireShape;
  /** The shapes of object members. */
  readonly members?: Readonly<Record<string, WireShape>>;
  /** The shape of all other members. */
  readonly rest?: WireShape;
}

/** A value that is written as a single string. */
export type ScalarValue = string | number | bigint | boolean | null;

/** An OpenAPI parameter whose values are described by a JSON Schema. */
export interface SchemaDescriptor extends CommonDescriptor {
  readonly type: "schema";
  /** The values to which strings are converted. */
  readonly shape: WireShape;
  /** The name of the validator. Default: none; the shape describes all values. */
  readonly schema?: string;
  /** Parses its JSON. Default: `JSON.parse`. Set for requests to endpoints with a JSON format. */
  readonly json?: { readonly read: (text: string) => unknown };
}

/** A parameter as data for the runtime. */
export type ParamDescriptor =
  | TextDescriptor
  | SyntaxDescriptor
  | UserDescriptor
  | TimestampDescriptor
  | BooleanDescriptor
  | NumberDescriptor
  | LimitDescriptor
  | NamespaceDescriptor
  | EnumDescriptor
  | SchemaDescriptor;

/** The descriptors that match a structured value of type `Value`. */
export type DescriptorOf<Value> = [Extract<Value, readonly unknown[]>] extends [never]
  ? SingleDescriptor<Value>
  : SingleDescriptor<Extract<Value, readonly unknown[]>[number]> & {
      readonly multi: MultiDescriptor;
    };

type SingleDescriptor<Value> = [Value] extends [never]
  ? EnumDescriptor<never>
  : [Value] extends [boolean]
    ? BooleanDescriptor
    : [Value] extends [number]
      ? NumberDescriptor | NamespaceDescriptor
      : number extends Value
        ? LimitDescriptor
        : Date extends Value
          ? TimestampDescriptor
          : Blob extends Value
            ? TextDescriptor & { readonly type: "upload" }
            : IsToken<Value> extends true
              ? TextDescriptor & { readonly token: TokenTypeOf<Value> }
              : string extends Value
                ? TextDescriptor | SyntaxDescriptor | UserDescriptor
                : EnumDescriptor<Value & string>;

/** A parameter with a templated name, written `text-{slot}`. */
export type TemplateDescriptor = ParamDescriptor & {
  /** The variables in the name, and the parameter that supplies each variable's values. */
  readonly templatevars: Readonly<Record<string, string>>;
};

/** The location of a list's rows. */
export interface RowsLocation {
  /** The path of field names, starting from the response. */
  readonly at: readonly string[];
  /** Whether rows are items of a list, entries of a map, or the object itself. */
  readonly kind: "item" | "entry" | "object";
}

/** The descriptor of a module that requires POST requests. */
export interface PostedModule {
  readonly mustbeposted: true;
}

/** Holds the types of parameters and defaults. It has no value at run time. */
export interface Typed<Params, Defaults> {
  readonly "~types"?: { readonly params: Params; readonly defaults: Defaults };
}

/** Any module, without the types of its parameters. */
export interface AnyModule {
  readonly name: string;
  /** `query+<name>` for query modules. */
  readonly path: string;
  readonly group: string;
  /** The prefix of each parameter's wire name. */
  readonly prefix: string;
  /** The parameters that select the module, such as `action=query` and `list=allpages`. */
  readonly select: Readonly<Record<string, string>>;
  readonly generator: boolean;
  readonly readrights?: true;
  readonly writerights?: true;
  readonly mustbeposted?: true;
  readonly deprecated?: true;
  /** The minor version of MediaWiki 1 on the module's wiki. Default: unknown. */
  readonly version?: number;
  readonly params: Readonly<Record<string, ParamDescriptor>>;
  readonly templates?: Readonly<Record<string, TemplateDescriptor>>;
  /** Rules for combinations of parameters, in the server's order. Default: none. */
  readonly rules?: readonly ParamRule[];
  /**
   * The location of the rows in a response. Default: a list under the module's name in `query`.
   * False if no response was observed.
   */
  readonly rows?: RowsLocation | false;
  /** The forms of its responses that are not objects. Default: none. */
  readonly forms?: readonly FormDescriptor[];
}

/**
 * The descriptors of parameters, one of which shares its name with a member of every object, such
 * as `constructor`. With the inherited type, the compiler would not recognize its descriptor.
 */
export type NamedDescriptors<Params> = AnyModule["params"] & {
  readonly [Name in keyof Params]-?: ParamDescriptor;
};

/**
 * A module as data: its selection and its parameters. The type arguments determine the types of
 * requests, handlers and responses. `Defaulted` is the union of the parameter names that have a
 * default.
 */
export interface ModuleDescriptor<
  Name extends string = string,
  Group extends string = string,
  Generator extends boolean = boolean,
  Params extends object = object,
  Defaulted extends string = string,
  Result = unknown,
> extends AnyModule {
  readonly name: Name;
  readonly group: Group;
  readonly generator: Generator;
  /** Types only; never set. The result is unknown if no response was observed. */
  readonly "~types"?: {
    readonly params: Params;
    readonly defaults: Readonly<Record<Defaulted, unknown>>;
    readonly result: Result;
  };
}
