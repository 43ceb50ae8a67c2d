// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// Building requests: one module, or several in a query.

import type { AnyModule } from "../model/descriptor.js";
import type { FormatVersionOf } from "../action-api/format-version.js";
import type { RootParams } from "./request.js";

/** A request to one module of the `query` action, as a part of a larger one. */
export interface QueryPart {
  readonly module: AnyModule & { readonly group: "prop" | "list" | "meta" };
  readonly params: object;
  readonly options: RootParams;
  readonly method: "GET" | "POST";
  /** The module's parameters, percent-encoded, each with `&` in front. */
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
    /** The request whose rows become the pages of the `prop` modules. */
    readonly generator?: Generator;
    readonly formatversion?: Version;
  };

/** Rejects a list of requests that has a module twice. */
export type Distinct<Parts extends readonly QueryPart[]> = [Repeated<Parts>] extends [never]
  ? unknown
  : { readonly "A module can be in a request once; this one is there twice:": Repeated<Parts> };

type Repeated<Parts extends readonly unknown[]> = Parts extends readonly [
  infer First,
  ...infer Rest,
]
  ? (NameOf<First> & NameOf<Rest[number]>) | Repeated<Rest>
  : never;

/** A name of type `string` may be any, so it is never rejected. */
type NameOf<Part> = Part extends { readonly module: { readonly name: infer Name } }
  ? string extends Name
    ? never
    : Name
  : never;

/**
 * The parts of a request that determine the type of its response: its modules, its generator and
 * its format version.
 */
export interface Composed<Parts, Generator, Version> {
  readonly modules: Parts;
  readonly generator: Generator;
  /** Types only; never set. */
  readonly "~version"?: Version;
}

/**
 * The format version of a composed request whose options have none: that of a part with another
 * version than the default, or else the default.
 */
export type VersionAmong<Part, Default extends string> = [Certain<Part, Default>] extends [never]
  ? Default | Other<Part, Default>
  : Certain<Part, Default>;

/** Of each part that certainly has another version, that version. */
type Certain<Part, Default> = Part extends unknown
  ? Default extends FormatVersionOf<Part>
    ? never
    : Other<Part, Default>
  : never;

type Other<Part, Default> = Part extends undefined
  ? never
  : Exclude<FormatVersionOf<Part>, Default>;
