import type { Exact } from "../model/values.js";
import type { OnePageSelector } from "./page-selectors.js";
import type { ModuleRequest, Versioned } from "./request.js";

// Builder types of modules with rules for combinations of parameters. `Rules` is a union of the
// rules that types can express. Validators check rules about values.

/** A rule for a combination of parameters as a type: its kind and the parameter names. */
export type RuleType =
  | readonly ["requiredOneOf" | "exclusive", names: string]
  | readonly ["needs" | "excludes", name: string, others: string];

/** Creates requests to a query module with rules. */
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

/** Creates requests to a query module with rules and required parameters. */
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

/** Creates requests to an action with rules. */
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

/** Creates requests to an action with rules and required parameters. */
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
 * The parameter type of a builder with rules: like `Exact`, unless `Given` certainly breaks a rule.
 * Optional properties never break a rule, since they may be absent or present.
 */
type Obeying<Given, Params, Rules> = [Corrected<Given, Params, Rules>] extends [never]
  ? Exact<Given, Params>
  : Inferred<Corrected<Given, Params, Rules>>;

/**
 * The type itself. Before `Given` is inferred, the compiler considers both branches of a condition,
 * but does not resolve an inferred type.
 */
type Inferred<Type> = [Type] extends [infer Same] ? Same : never;

/** A type that arguments which break a rule do not match; never if they break no rule. */
type Corrected<Given, Params, Rules> = string extends keyof Given
  ? never
  : [Missing<Given, Rules>] extends [never]
    ? [Conflicting<Given, Rules>] extends [never]
      ? never
      : Separate<Params, Conflicting<Given, Rules>>
    : Params & OneOf<Params, Missing<Given, Rules>>;

/** Names of which `Given` must include one but includes none. */
type Missing<Given, Rules> = Rules extends readonly ["requiredOneOf", infer Names]
  ? Unless<keyof Given & Names, Names>
  : Rules extends readonly ["needs", infer Name, infer Names]
    ? If<Certain<Given, Name>, Unless<keyof Given & Names, Names>>
    : never;

/** Names that `Given` certainly includes but that cannot be used together. */
type Conflicting<Given, Rules> = Rules extends readonly ["exclusive", infer Names]
  ? Several<Certain<Given, Names>>
  : Rules extends readonly ["excludes", infer Name, infer Others]
    ? If<Certain<Given, Name>, Several<Certain<Given, Name | Others>>>
    : never;

type If<Found, Names> = [Found] extends [never] ? never : Names;

type Unless<Found, Names> = [Found] extends [never] ? Names : never;

/** The names whose members certainly have a value. */
type Certain<Given, Names> = Names extends keyof Given
  ? undefined extends Given[Names]
    ? never
    : [Given[Names]] extends [false]
      ? never
      : Names
  : never;

/** The union itself; never for a single name. */
type Several<Name, All = Name> = Name extends unknown
  ? [All] extends [Name]
    ? never
    : Name
  : never;

/** An object with at least one of the members. */
type OneOf<Params, Names> = Names extends keyof Params
  ? { readonly [Name in Names]-?: Exclude<Params[Name], undefined> }
  : never;

/** The parameters. For the named ones, a string for the compiler's error replaces the type. */
type Separate<Params, Names> = {
  readonly [Name in keyof Params as Name extends Names ? never : Name]: Params[Name];
} & {
  readonly [Name in Names & string]?: `cannot be used with ${Exclude<Names, Name> & string}`;
};
