/**
 * The URL of a server in an OpenAPI document, for clients. Operations that define their own server
 * use that server.
 */
export interface ServerAddress {
  readonly url: string;
}

/** A variable in a server's URL. */
export interface AddressVariable {
  readonly default: string;
  /** The allowed values. Default: any. */
  readonly values?: readonly string[];
}

/**
 * Replaces the variables in a server's URL. Values in its path are percent-encoded, except for
 * slashes.
 *
 * @param template the URL; names in braces are variables
 * @param variableValues the values of variables. Default: each variable's default
 * @throws {RangeError} if a value is not allowed for its variable or would end the host
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
    // A document's default may include a path after the host.
    const allowed = variable.default.includes("/") ? HOST_AND_PATH : HOST;
    if (!allowed.test(value))
      throw new RangeError(
        `The server variable "${name}" cannot be ${JSON.stringify(value)}, because it is part of the host.`,
      );
    return value;
  });
  return { url };
}

/** The characters allowed in a scheme, host and port. */
const HOST = /^[^\s/\\?#@%]*$/;

const HOST_AND_PATH = /^[^\s\\?#@]*$/;

/**
 * Whether a value belongs to the path: after a slash, or at the end of the host if it starts with a
 * slash.
 */
function isInPath(before: string, value: string, behind: string): boolean {
  const [, host = ""] = /^[^/]*:\/\/(.+)$/.exec(before) ?? [];
  return host.includes("/") || (host !== "" && value.startsWith("/") && /^(?:$|[/{])/.test(behind));
}
