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
 * Fills in the variables of an address. Values in its path are percent-encoded, except for slashes.
 *
 * @param template the address; names in braces are variables
 * @param variableValues the values of variables. Default: that of each variable
 * @throws {RangeError} if a variable cannot have a value: another one than those of its enumeration,
 *   or one that would end the host
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
  const url = template.replace(/\{([^{}]*)\}/g, (text, name: string, at: number) => {
    const variable = known.get(name);
    if (!variable) return text;
    const value = valueOf(name, variable.default);
    if (variable.values && !variable.values.includes(value))
      throw new RangeError(
        `The server variable "${name}" cannot be "${value}"; use ${variable.values.join(" or ")}.`,
      );
    const before = template.slice(0, at);
    const behind = template.slice(at + text.length);
    if (isInPath(before, value, behind))
      return encodeURI(value).replaceAll(/[?#]/g, encodeURIComponent);
    // A document's default may have a path behind the host.
    const allowed = variable.default.includes("/") ? HOST_AND_PATH : HOST;
    if (!allowed.test(value))
      throw new RangeError(
        `The server variable "${name}" cannot be ${JSON.stringify(value)}, because it is a part of the host.`,
      );
    return value;
  });
  return { url };
}

/** The characters of a scheme, a host and a port. */
const HOST = /^[^\s/\\?#@%]*$/;

const HOST_AND_PATH = /^[^\s\\?#@]*$/;

/** Whether a value is in the path: behind a slash, or at the end of the host with a slash of its own. */
function isInPath(before: string, value: string, behind: string): boolean {
  const [, host = ""] = /^[^/]*:\/\/(.+)$/.exec(before) ?? [];
  return host.includes("/") || (host !== "" && value.startsWith("/") && /^(?:$|[/{])/.test(behind));
}
