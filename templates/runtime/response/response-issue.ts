/** The kinds of differences between a response and the observed results. */
export type ResponseIssueCode =
  /** A field that was never observed at this path. */
  | "unknown-field"
  /** A field that was only observed with a parameter that this request does not have. */
  | "unasked-field"
  /** A field that was always present under the parameters of the request. */
  | "missing-field"
  | "wrong-type"
  /** A text that is not a value of the parameter whose values the field has. */
  | "unknown-value"
  /** No result of a module of the request is known, so its part cannot be checked. */
  | "unknown-module";

/** One difference between a response and the observed results. */
export interface ResponseIssue {
  readonly code: ResponseIssueCode;
  /** Names and indices from the response, as the response has them. */
  readonly path: readonly (string | number)[];
  /** The paths of the modules that produce this part. */
  readonly modules: readonly string[];
  readonly message: string;
}

/** A path as a program would write it: `query.pages[0].title`. */
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
