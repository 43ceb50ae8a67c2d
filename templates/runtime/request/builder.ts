import type { Exact } from "../model/values.js";
import type { OnePageSelector } from "./page-selectors.js";
import type { ModuleRequest, Versioned } from "./request.js";

// Builder types of generated modules. Each builder is a constant with such a type instead of a
// function with three type parameters, because compilers then resolve the signature only at calls.
//
// "~module" is never set. Without it, the compiler would infer from each signature, which costs four
// times as much as the rest of a builder.
//
// `None` is the type of omitted parameters, `{}`. `Version` is the format version of requests whose
// options do not set one. `Allowed` is `Params`, unless an empty object would not match it.

/** Creates requests to a query module. */
export interface QueryBuilder<
  Module,
  Params,
  Options,
  None extends Allowed,
  Version extends string = "2",
  Allowed = Params,
> {
  <const P extends Allowed = None, V extends string = Version, const O extends object = {}>(
    params?: Exact<P, Params>,
    options?: OnePageSelector<O, Options, V>,
  ): ModuleRequest<Module, P, V, O>;
  readonly "~module"?: Module;
}

/** Creates requests to a query module with required parameters. */
export interface RequiredQueryBuilder<
  Module,
  Params,
  Options,
  Version extends string = "2",
  Allowed = Params,
> {
  <const P extends Allowed, V extends string = Version, const O extends object = {}>(
    params: Exact<P, Params>,
    options?: OnePageSelector<O, Options, V>,
  ): ModuleRequest<Module, P, V, O>;
  readonly "~module"?: Module;
}

/** Creates requests to a query module without parameters. */
export interface PlainQueryBuilder<Module, Options, Version extends string = "2"> {
  <V extends string = Version, const O extends object = {}>(
    options?: OnePageSelector<O, Options, V>,
  ): ModuleRequest<Module, {}, V, O>;
  readonly "~module"?: Module;
}

/** Creates requests to an action. */
export interface ActionBuilder<
  Module,
  Params,
  Options,
  None extends Allowed,
  Version extends string = "2",
  Allowed = Params,
> {
  <const P extends Allowed = None, V extends string = Version>(
    params?: Exact<P, Params>,
    options?: Versioned<Options, V>,
  ): ModuleRequest<Module, P, V>;
  readonly "~module"?: Module;
}

/** Creates requests to an action with required parameters. */
export interface RequiredActionBuilder<
  Module,
  Params,
  Options,
  Version extends string = "2",
  Allowed = Params,
> {
  <const P extends Allowed, V extends string = Version>(
    params: Exact<P, Params>,
    options?: Versioned<Options, V>,
  ): ModuleRequest<Module, P, V>;
  readonly "~module"?: Module;
}

/** Creates requests to an action without parameters. */
export interface PlainActionBuilder<Module, Options, Version extends string = "2"> {
  <V extends string = Version>(options?: Versioned<Options, V>): ModuleRequest<Module, {}, V>;
  readonly "~module"?: Module;
}
