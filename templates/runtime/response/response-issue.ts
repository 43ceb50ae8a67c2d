/** The kinds of differences between a response and the observed results. */
export type ResponseIssueCode =
  /** A field that was never observed at this path. */
  | "unknown-field"
  /** A field that was only observed with a parameter that this request does not include. */
  | "unasked-field"
  /** A field that was always present with the request's parameters. */
  | "missing-field"
  | "wrong-type"
  /** A string that is not a value of the parameter that defines the field's values. */
  | "unknown-value"
  /** A module of the request has no known result, so its part cannot be checked. */
  | "unknown-module";

/** A difference between a response and the observed results. */
export interface ResponseIssue {
  readonly code: ResponseIssueCode;
  /** Names and indexes in the response. */
  readonly path: readonly (string | number)[];
  /** The paths of the modules that produce this part. */
  readonly modules: readonly string[];
  readonly message: string;
}

/** Formats a path in JavaScript notation: `query.pages[0].title`. */
export function pathText(path: readonly (string | number)[]): string {
  const text = path
    .map((step) =>
      typeof step === "number"
        ? `[${step}]`
        : /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(step)
          ? `.${step}`
          : `[${JSON.stringify(step)}]`,
    )
    .join("");
  return text === "" ? "the response" : text.replace(/^\./, "");
}
