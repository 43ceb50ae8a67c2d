/** The parameters of a module that decide whether a response is no object. */
export interface BodyConditions {
  /** Parameters that must all hold: true is any value but the default, a list one of its values. */
  readonly when?: ParamConditions;
  /** The same, for parameters with which the response is an object. */
  readonly unless?: ParamConditions;
}

/**
 * Values of parameters by their names without prefix: true is any value but the default, false is
 * none.
 */
export type ParamConditions = Readonly<Record<string, boolean | readonly string[]>>;

/** A form of a response that is no object. */
export type BodyForm = "list" | "text";

/** A form of a module's responses that is no object. */
export interface FormDescriptor extends BodyConditions {
  readonly is: BodyForm;
}

/** The values of a parameter that apply, including defaults. */
export type ArgumentValues = (parameter: string) => readonly unknown[];

/**
 * The first of several forms whose conditions a request meets; undefined if its response is an
 * object.
 *
 * @param valuesOf the values of a parameter that apply, including defaults
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
