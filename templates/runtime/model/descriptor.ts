import type { SyntaxType } from "../rules/all.js";
import type { ParamRule } from "./param-rule.js";
import type { FormDescriptor } from "./response-form.js";
import type { IsToken, TokenType, TokenTypeOf } from "./values.js";

/** The number of values of a multi-valued parameter, and the value for all of them. */
export interface MultiDescriptor {
  /** Values that any caller may give. */
  readonly lowlimit: number;
  /** Values that a caller with high limits may give. */
  readonly highlimit: number;
  /** Stands for all values, as the sole value. */
  readonly allspecifier?: string;
  /** Repeated values are not removed. */
  readonly allowsduplicates?: true;
}

/** A mode or condition that the catalogue names without giving its rule. */
export interface ConditionDescriptor {
  readonly name: string;
  readonly values?: readonly (string | number)[];
}

/** The properties of parameters of any type. */
export interface CommonDescriptor {
  readonly required?: true;
  readonly deprecated?: true;
  /** The value belongs into a POST body, not into an address. */
  readonly sensitive?: true;
  /** The type of token that the parameter takes. */
  readonly token?: TokenType;
  /** The value if the parameter is absent. */
  readonly default?: unknown;
  readonly multi?: MultiDescriptor;
  readonly info?: readonly ConditionDescriptor[];
  /** A parameter expanded from a template exists only while each of these holds the value. */
  readonly when?: Readonly<Record<string, string>>;
}

export interface TextDescriptor extends CommonDescriptor {
  readonly type: "string" | "text" | "password" | "raw" | "tags" | "upload" | "unknown";
  /** Length limit in bytes of UTF-8. */
  readonly maxbytes?: number;
  /** Length limit in code points. */
  readonly maxchars?: number;
}

/** Text with a syntax, which a rule describes. */
export interface SyntaxDescriptor extends CommonDescriptor {
  readonly type: SyntaxType;
}

export interface UserDescriptor extends CommonDescriptor {
  readonly type: "user";
  /** Accepted kinds: name, ip, cidr, temp, interwiki, id. */
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
  /** Out of range is an error instead of a clamped value. */
  readonly enforcerange?: true;
}

export interface LimitDescriptor extends CommonDescriptor {
  readonly type: "limit";
  readonly min?: number;
  readonly max?: number;
  /** The maximum for a caller with high limits. */
  readonly highmax?: number;
  readonly enforcerange?: true;
}

export interface NamespaceDescriptor extends CommonDescriptor {
  readonly type: "namespace";
  /** Accepted in addition to the wiki's namespaces. */
  readonly extranamespaces?: readonly number[];
}

export interface EnumDescriptor<Value extends string = string> extends CommonDescriptor {
  readonly type: "enum";
  readonly values: readonly Value[];
  readonly deprecatedvalues?: readonly Value[];
  /** The error of a list with other values. Default: the server drops them with a warning. */
  readonly unlisted?: "badtags";
}

/** The type of a single value. Digits are the text of an integer of 64 bits. */
export type ScalarType = "string" | "integer" | "number" | "bigint" | "digits" | "boolean" | "null";

/** The values that the texts of a parameter are converted to. One name is the shape of that type. */
export type WireShape = ScalarType | CompoundShape;

/** A shape with alternatives: single values, a list and an object. */
export interface CompoundShape {
  readonly types?: readonly ScalarType[];
  /** The listed values. */
  readonly values?: readonly ScalarValue[];
  /** The shape of the items of a list. */
  readonly items?: WireShape;
  /** The shapes of the members of an object. */
  readonly members?: Readonly<Record<string, WireShape>>;
  /** The shape of other members. */
  readonly rest?: WireShape;
}

/** A value with a text of its own. */
export type ScalarValue = string | number | bigint | boolean | null;

/** A parameter of an OpenAPI document whose values a JSON Schema describes. */
export interface SchemaDescriptor extends CommonDescriptor {
  readonly type: "schema";
  /** The values that texts are converted to. */
  readonly shape: WireShape;
  /** The name of the validator. Default: none; the shape describes all values. */
  readonly schema?: string;
  /** How its JSON is read. Default: by `JSON.parse`. Set for requests to an endpoint with a format of JSON. */
  readonly json?: { readonly read: (text: string) => unknown };
}

/** One parameter, as data: what the runtime reads. */
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

/** The descriptors that agree with a structured value of type `Value`. */
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

/** A parameter whose name has open parts, written `text-{slot}`. */
export type TemplateDescriptor = ParamDescriptor & {
  /** Each variable of the name, and the parameter that supplies its values. */
  readonly templatevars: Readonly<Record<string, string>>;
};

/** The location of a list's rows, which callers loop over. */
export interface RowsLocation {
  /** The path of field names from the response. */
  readonly at: readonly string[];
  /** A row is an item of a list, an entry of a map, or the object itself. */
  readonly kind: "item" | "entry" | "object";
}

/** The descriptor of a module whose requests must be POST requests. */
export interface PostedModule {
  readonly mustbeposted: true;
}

/** Carries the types of parameters and defaults; nothing at run time. */
export interface Typed<Params, Defaults> {
  readonly "~types"?: { readonly params: Params; readonly defaults: Defaults };
}

/** Any module, without the types of its parameters. */
export interface AnyModule {
  readonly name: string;
  /** `query+<name>` for query modules. */
  readonly path: string;
  readonly group: string;
  /** Stands before every parameter name on the wire. */
  readonly prefix: string;
  /** The parameters that select the module, such as `action=query` and `list=allpages`. */
  readonly select: Readonly<Record<string, string>>;
  readonly generator: boolean;
  readonly readrights?: true;
  readonly writerights?: true;
  readonly mustbeposted?: true;
  readonly deprecated?: true;
  /** The minor version of MediaWiki 1 on the wiki that has the module. Default: unknown. */
  readonly version?: number;
  readonly params: Readonly<Record<string, ParamDescriptor>>;
  readonly templates?: Readonly<Record<string, TemplateDescriptor>>;
  /** The rules about several parameters, in the server's order. Default: none. */
  readonly rules?: readonly ParamRule[];
  /**
   * The location of the rows in a response. Default: a list under the module's name in `query`.
   * False if no response was observed.
   */
  readonly rows?: RowsLocation | false;
  /** The forms of its responses that are no object. Default: none. */
  readonly forms?: readonly FormDescriptor[];
}

/**
 * The descriptors of parameters of which one has the name of a member that every object inherits, such
 * as `constructor`. By its inherited type, the compiler would read its descriptor as another object.
 */
export type NamedDescriptors<Params> = AnyModule["params"] & {
  readonly [Name in keyof Params]-?: ParamDescriptor;
};

/**
 * One module, as data: its selection and its parameters. The type arguments determine the types of
 * requests, handlers and responses. `Defaulted` are the names of the parameters with a default.
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
