/**
 * The address of a server that an OpenAPI document describes, for its senders. Operations with a
 * server of their own are sent to that one.
 */
export interface ServerAddress {
  readonly url: string;
}

/** A variable in the address of a server. */
export interface AddressVariable {
  readonly default: string;
  /** The possible values. Default: any. */
  readonly values?: readonly string[];
}

/**
 * Fills in the variables of an address.
 *
 * @param template the address; names in braces are variables
 * @param variableValues the values of variables. Default: that of each variable
 * @throws {RangeError} if a variable cannot have a value
 */
export function serverAddress(
  template: string,
  variables: Readonly<Record<string, AddressVariable>>,
  variableValues: object,
): ServerAddress {
  const known = new Map(Object.entries(variables));
  const values = new Map<string, unknown>(Object.entries(variableValues));
  const valueOf = (name: string, ifNone: string): string => {
    const value = values.get(name);
    return typeof value === "string" ? value : ifNone;
  };
  const url = template.replace(/\{([^{}]*)\}/g, (text, name: string) => {
    const variable = known.get(name);
    if (!variable) return text;
    const value = valueOf(name, variable.default);
    if (variable.values && !variable.values.includes(value))
      throw new RangeError(
        `The server variable "${name}" cannot be "${value}"; use ${variable.values.join(" or ")}.`,
      );
    return value;
  });
  return { url };
}
