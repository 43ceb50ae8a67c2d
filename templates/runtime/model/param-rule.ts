/**
 * A rule about several parameters of a module, which its catalogue does not describe. A term is the
 * name of a parameter, such as `title`, or its name and one of its values, such as `sort=timestamp`.
 * Without a value, it stands for any value but the default.
 */
export type ParamRule = GroupRule | RelationRule | OppositesRule;

/** A number of parameters, of which a request may or must have one. */
export interface GroupRule {
  /** `onlyOneOf`: exactly one; `requiredOneOf`: at least one; `exclusive`: at most one. */
  readonly kind: "onlyOneOf" | "requiredOneOf" | "exclusive";
  readonly of: readonly string[];
  /**
   * The server's error code. Default: `missingparam` if a parameter is missing, `invalidparammix`
   * otherwise.
   */
  readonly code?: RuleCode;
}

/** A parameter that needs one of several others, or cannot be used with any of them. */
export interface RelationRule {
  readonly kind: "needs" | "excludes";
  readonly term: string;
  readonly of: readonly string[];
  /** The server's error code. Default: `invalidparammix`. */
  readonly code?: RuleCode;
  /** The rule does not apply if the module is a generator. */
  readonly generator?: false;
}

/** A list that cannot have a value and the same value with `!` in front. */
export interface OppositesRule {
  readonly kind: "opposites";
  readonly parameter: string;
  /** The server's error code. Default: `invalidparammix`. */
  readonly code?: RuleCode;
}

/** The codes of errors that rules describe. */
export type RuleCode =
  | "badparams"
  | "invalidparammix"
  | "invalidparammix-cannotusewith"
  | "missingparam"
  | "multisource"
  | "multpages"
  | "nochanges"
  | "nofilename"
  | "nointerwikipage"
  | "nointerwikiprefix"
  | "nolang"
  | "nooptionname"
  | "param-illegal"
  | "param-missing"
  | "show";

/** A term, taken apart. */
export interface RuleTerm {
  readonly name: string;
  readonly value?: string;
}

/** Takes a term apart. */
export function ruleTerm(term: string): RuleTerm {
  const at = term.indexOf("=");
  return at < 0 ? { name: term } : { name: term.slice(0, at), value: term.slice(at + 1) };
}
