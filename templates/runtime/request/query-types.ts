import type { AnyModule } from "../model/descriptor.js";
import type { FormatVersionOf } from "../action-api/format-version.js";
import type { OnePageSelector } from "./page-selectors.js";
import type { RootParams } from "./request.js";

/** A request to one module of the `query` action, as part of a larger request. */
export interface QueryPart {
  readonly module: AnyModule & { readonly group: "prop" | "list" | "meta" };
  readonly options: RootParams;
  readonly method: "GET" | "POST";
  /** Returns the module's parameters, percent-encoded, each preceded by `&`. */
  paramsText(): string;
}

/** A request to a module that can be a generator. */
export interface GeneratorPart extends QueryPart {
  readonly module: AnyModule & {
    readonly group: "prop" | "list" | "meta";
    readonly generator: true;
  };
}

/** The options of a composed request: `Options` and a generator. */
export type ComposeOptions<Given, Options, Generator, Version> = OnePageSelector<
  Given,
  OptionsOfQuery<Options, Generator>,
  Version
>;

type OptionsOfQuery<Options, Generator> = Options & {
  /** The request whose rows become the pages that the `prop` modules describe. */
  readonly generator?: GeneratorOnly<Generator>;
};

/**
 * Replaces the type of a request that is not a generator with a string that compilers show in their
 * error.
 */
type GeneratorOnly<Part> = [Part] extends [GeneratorPart | undefined]
  ? Part
  : Part extends QueryPart
    ? `${Part["module"]["name"]} is not a generator`
    : Part;

/**
 * The requests of a query. If a module is in the list twice, a string replaces the types of its
 * requests.
 */
export type Distinct<Parts extends readonly QueryPart[]> = [Repeated<Parts>] extends [never]
  ? Parts
  : {
      readonly [Index in keyof Parts]: NameOf<Parts[Index]> extends Repeated<Parts>
        ? `${Repeated<Parts> & NameOf<Parts[Index]> & string} is in the query twice`
        : Parts[Index];
    };

type Repeated<Parts extends readonly unknown[]> = Parts extends readonly [
  infer First,
  ...infer Rest,
]
  ? (NameOf<First> & NameOf<Rest[number]>) | Repeated<Rest>
  : never;

/** A name of type `string` may be any name, so it is never rejected. */
type NameOf<Part> = Part extends { readonly module: { readonly name: infer Name } }
  ? string extends Name
    ? never
    : Name
  : never;

/**
 * The parts of a request that determine the type of its response: its modules, generator, format
 * version and options.
 */
export interface Composed<Parts, Generator, Version, Options = unknown> {
  readonly modules: Parts;
  readonly generator: Generator;
  /** Types only; never set. */
  readonly "~version"?: Version;
  /** Types only; never set. */
  readonly "~options"?: Options;
}

/**
 * The format version of a composed request whose options do not set one: the version of a part that
 * differs from the default, or else the default.
 */
export type VersionAmong<Part, Default extends string> = [CertainVersion<Part, Default>] extends [
  never,
]
  ? Default | Other<Part, Default>
  : CertainVersion<Part, Default>;

/** The version of each part that certainly differs from the default. */
type CertainVersion<Part, Default> = Part extends unknown
  ? Default extends FormatVersionOf<Part>
    ? never
    : Other<Part, Default>
  : never;

type Other<Part, Default> = Part extends undefined
  ? never
  : Exclude<FormatVersionOf<Part>, Default>;
