/**
 * A rule for a combination of a module's parameters, which its catalogue does not describe. A term
 * is a parameter name, such as `title`, or a name and a value, such as `sort=timestamp`. A term
 * without a value applies to any value except the default.
 */
export type ParamRule = GroupRule | RelationRule | OppositesRule;

/** A group of parameters of which a request may or must include one. */
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

/** A parameter that requires one of several parameters, or cannot be used with any of them. */
export interface RelationRule {
  readonly kind: "needs" | "excludes";
  readonly term: string;
  readonly of: readonly string[];
  /** The server's error code. Default: `invalidparammix`. */
  readonly code?: RuleCode;
  /** False if the rule does not apply to generators. */
  readonly generator?: false;
}

/** A list that cannot contain both a value and the same value prefixed with `!`. */
export interface OppositesRule {
  readonly kind: "opposites";
  readonly parameter: string;
  /** The server's error code. Default: `invalidparammix`. */
  readonly code?: RuleCode;
}

/** The error codes that rules use. */
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

/** A parsed term. */
export interface RuleTerm {
  readonly name: string;
  readonly value?: string;
}

/** Parses a term. */
export function ruleTerm(term: string): RuleTerm {
  const at = term.indexOf("=");
  return at < 0 ? { name: term } : { name: term.slice(0, at), value: term.slice(at + 1) };
}
