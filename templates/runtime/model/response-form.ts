/** The parameter values for which a response is not an object. */
export interface BodyConditions {
  /**
   * Conditions that must all be met. True is any value except the default; a list is any of its
   * values.
   */
  readonly when?: ParamConditions;
  /** Conditions under which the response is an object after all. */
  readonly unless?: ParamConditions;
}

/**
 * Conditions by parameter name without prefix. True is any value except the default, false is no
 * value.
 */
export type ParamConditions = Readonly<Record<string, boolean | readonly string[]>>;

/** The form of a response that is not an object. */
export type BodyForm = "list" | "text";

/** A form of a module's responses that is not an object. */
export interface FormDescriptor extends BodyConditions {
  readonly is: BodyForm;
}

/** Returns the values that apply to a parameter, including defaults. */
export type ArgumentValues = (parameter: string) => readonly unknown[];

/**
 * Returns the first form whose conditions a request meets; undefined if its response is an object.
 *
 * @param valuesOf returns the values that apply to a parameter, including defaults
 */
export function formFor<Form extends BodyConditions>(
  forms: readonly Form[] | undefined,
  valuesOf: ArgumentValues,
): Form | undefined {
  return forms?.find(
    ({ when, unless }) => meets(when ?? {}, valuesOf) && !(unless && meets(unless, valuesOf)),
  );
}

function meets(conditions: ParamConditions, valuesOf: ArgumentValues): boolean {
  return Object.entries(conditions).every(([name, wanted]) => {
    const values = valuesOf(name).filter((value) => value !== false && value !== undefined);
    return typeof wanted === "boolean"
      ? wanted === values.length > 0
      : values.some((value) => wanted.includes(String(value)));
  });
}
