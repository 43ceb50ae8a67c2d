// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** In what an answer differs from what was learned. */
export type ResponseIssueCode =
  /** A field that was never seen in this place. */
  | "unknown-field"
  /** A field that was seen, but never without a parameter that this request does not have. */
  | "unasked-field"
  /** A field that was always there under the parameters of the request. */
  | "missing-field"
  | "wrong-type"
  /** A text that is not one of the values of a parameter, where only those were seen. */
  | "unknown-value"
  /** Nothing was learned of a module of the request, so that its part cannot be judged. */
  | "unknown-module";

/** One difference between an answer and what was learned. */
export interface ResponseIssue {
  readonly code: ResponseIssueCode;
  /** Names and indices from the answer down, as the answer writes them. */
  readonly path: readonly (string | number)[];
  /** The paths of the modules that put something there. */
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
  return text === "" ? "the answer" : text.replace(/^\./, "");
}
