import type { Exact } from "../model/values.js";
import type { OnePageSelector } from "./page-selectors.js";
import type { ModuleRequest, Versioned } from "./request.js";

// Builders of modules with rules about several parameters. `Rules` is a union of the rules that types
// can express: those about values are left to validators.

/** A rule about several parameters, as a type: its kind and the names of parameters. */
export type RuleType =
  | readonly ["requiredOneOf" | "exclusive", names: string]
  | readonly ["needs" | "excludes", name: string, others: string];

/** Makes requests to a query module with rules. */
export interface RuledQueryBuilder<
  Module,
  Params,
  Options,
  Rules,
  None extends Params,
  Version extends string = "2",
> {
  <const P extends Params = None, V extends string = Version, const O extends object = {}>(
    params?: Obeying<P, Params, Rules>,
    options?: OnePageSelector<O, Options, V>,
  ): ModuleRequest<Module, P, V, O>;
  readonly "~module"?: Module;
}

/** Makes requests to a query module that needs parameters. */
export interface RequiredRuledQueryBuilder<
  Module,
  Params,
  Options,
  Rules,
  Version extends string = "2",
> {
  <const P extends Params, V extends string = Version, const O extends object = {}>(
    params: Obeying<P, Params, Rules>,
    options?: OnePageSelector<O, Options, V>,
  ): ModuleRequest<Module, P, V, O>;
  readonly "~module"?: Module;
}

/** Makes requests to an action with rules. */
export interface RuledActionBuilder<
  Module,
  Params,
  Options,
  Rules,
  None extends Params,
  Version extends string = "2",
> {
  <const P extends Params = None, V extends string = Version>(
    params?: Obeying<P, Params, Rules>,
    options?: Versioned<Options, V>,
  ): ModuleRequest<Module, P, V>;
  readonly "~module"?: Module;
}

/** Makes requests to an action that needs parameters. */
export interface RequiredRuledActionBuilder<
  Module,
  Params,
  Options,
  Rules,
  Version extends string = "2",
> {
  <const P extends Params, V extends string = Version>(
    params: Obeying<P, Params, Rules>,
    options?: Versioned<Options, V>,
  ): ModuleRequest<Module, P, V>;
  readonly "~module"?: Module;
}

/**
 * The parameter type of a builder with rules: as `Exact`, unless `Given` certainly breaks a rule. An
 * optional property may be absent or present, so that it breaks none.
 */
type Obeying<Given, Params, Rules> = [Corrected<Given, Params, Rules>] extends [never]
  ? Exact<Given, Params>
  : Inferred<Corrected<Given, Params, Rules>>;

/**
 * The type itself. Until `Given` is inferred, the compiler considers both branches of a condition, but
 * does not look into an inferred type.
 */
type Inferred<Type> = [Type] extends [infer Same] ? Same : never;

/** The type that arguments which break a rule lack; never if they obey all. */
type Corrected<Given, Params, Rules> = string extends keyof Given
  ? never
  : [Missing<Given, Rules>] extends [never]
    ? [Conflicting<Given, Rules>] extends [never]
      ? never
      : Separate<Params, Conflicting<Given, Rules>>
    : Params & OneOf<Params, Missing<Given, Rules>>;

/** Names of which `Given` has none although it needs one. */
type Missing<Given, Rules> = Rules extends readonly ["requiredOneOf", infer Names]
  ? Unless<keyof Given & Names, Names>
  : Rules extends readonly ["needs", infer Name, infer Names]
    ? If<Certain<Given, Name>, Unless<keyof Given & Names, Names>>
    : never;

/** Names that `Given` certainly has, although they cannot be used together. */
type Conflicting<Given, Rules> = Rules extends readonly ["exclusive", infer Names]
  ? Several<Certain<Given, Names>>
  : Rules extends readonly ["excludes", infer Name, infer Others]
    ? If<Certain<Given, Name>, Several<Certain<Given, Name | Others>>>
    : never;

type If<Found, Names> = [Found] extends [never] ? never : Names;

type Unless<Found, Names> = [Found] extends [never] ? Names : never;

/** Those of the names whose members have a value. */
type Certain<Given, Names> = Names extends keyof Given
  ? undefined extends Given[Names]
    ? never
    : [Given[Names]] extends [false]
      ? never
      : Names
  : never;

/** A union itself; never for one name. */
type Several<Name, All = Name> = Name extends unknown
  ? [All] extends [Name]
    ? never
    : Name
  : never;

/** An object with one of the members. */
type OneOf<Params, Names> = Names extends keyof Params
  ? { readonly [Name in Names]-?: Exclude<Params[Name], undefined> }
  : never;

/** The parameters, with a text instead of the types of some: compilers show it in their message. */
type Separate<Params, Names> = {
  readonly [Name in keyof Params as Name extends Names ? never : Name]: Params[Name];
} & {
  readonly [Name in Names & string]?: `cannot be used with ${Exclude<Names, Name> & string}`;
};
