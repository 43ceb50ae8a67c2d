// Building requests: one module, or several in a query.

/**
 * The options of a request that may name pages: `Options`, while the literal types of the argument
 * and of its format version are inferred as `Given` and `Version`. An argument that names pages in
 * two ways is refused; compilers show the name of the property that it lacks.
 */
export type OnePageSelector<Given, Options, Version> = [Given] extends [object]
  ? [SeveralSelectors<Given>] extends [never]
    ? Options
    : Options & { readonly "Only one of titles, pageids and revids is allowed.": true }
  : Given & { readonly formatversion?: Version };

/** The parameters that name pages, if `Given` or a member of it has more than one. */
type SeveralSelectors<Given> = Given extends unknown ? Several<SelectorOf<Given>> : never;

/** The selectors that certainly have a value: not optional ones, nor those of an index signature. */
type SelectorOf<Given> = string extends keyof Given
  ? never
  : {
      readonly [Name in keyof Given & Selector]: undefined extends Given[Name] ? never : Name;
    }[keyof Given & Selector];

type Selector = "titles" | "pageids" | "revids";

/** A union itself; never for one name. */
type Several<Name, All = Name> = Name extends unknown
  ? [All] extends [Name]
    ? never
    : Name
  : never;
