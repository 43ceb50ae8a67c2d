// Builds requests to a single module, or to several modules in a query.

/**
 * The options of a request that may select pages: `Options`, while the literal types of the
 * argument and its format version are inferred as `Given` and `Version`. An argument that selects
 * pages in two ways is rejected, and the compiler's error names the missing property.
 */
export type OnePageSelector<Given, Options, Version> = [Given] extends [object]
  ? [SeveralSelectors<Given>] extends [never]
    ? Options
    : Options & { readonly "Only one of titles, pageids and revids is allowed.": true }
  : Given & { readonly formatversion?: Version };

/** The parameters that select pages, if `Given` or a member of that union has several. */
type SeveralSelectors<Given> = Given extends unknown ? Several<SelectorOf<Given>> : never;

/** The page selectors that certainly have a value. Optional members do not count. */
type SelectorOf<Given> = string extends keyof Given
  ? never
  : {
      readonly [Name in keyof Given & Selector]: undefined extends Given[Name] ? never : Name;
    }[keyof Given & Selector];

type Selector = "titles" | "pageids" | "revids";

/** The union itself; never for a single name. */
type Several<Name, All = Name> = Name extends unknown
  ? [All] extends [Name]
    ? never
    : Name
  : never;
