import type { AnyModule, ParamDescriptor } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";
import type { ParseOptions } from "../rules/rule.js";
import { wireParams } from "../wire/wire-params.js";
import type { WireParams } from "../wire/wire-params.js";

/**
 * Returns the parse options for a request's method. Methods other than POST are parsed like GET.
 *
 * @param address the query of its URL, percent-encoded
 */
export function sentBy(
  method: string,
  address: string,
): Pick<ParseOptions, "method" | "inAddress"> {
  if (method !== "POST") return { method: "GET" };
  return { method: "POST", inAddress: new Set(wireParams(address).keys()) };
}

/**
 * Returns the server's error for a GET request to an action that requires POST, or for a secret in
 * the URL. The server checks a token before the method and a password after it (observed on
 * MediaWiki 1.39, 1.43 and 1.45).
 */
export function unpostedAction(
  module: AnyModule,
  wire: WireParams,
  options: ParseOptions,
): Issue | undefined {
  const isExposed = (name: string): boolean =>
    options.method === "GET" ? wire.has(name) : options.inAddress?.has(name) === true;
  const exposed = (isSecret: (param: ParamDescriptor) => boolean): Issue | undefined =>
    mustPostParams(
      module,
      Object.entries(module.params)
        .filter(([, param]) => isSecret(param))
        .map(([name]) => module.prefix + name)
        .filter(isExposed),
    );
  const token = exposed((param) => param.token !== undefined);
  if (token || !module.mustbeposted) return token;
  if (options.method === "GET") return mustBePosted(module, "main");
  return exposed((param) => param.sensitive === true);
}

/** Returns the server's error for a GET request to a query module that requires POST. */
export function unpostedModule(module: AnyModule, { method }: ParseOptions): Issue | undefined {
  return method === "GET" && module.mustbeposted ? mustBePosted(module, "query") : undefined;
}

function mustPostParams({ path }: AnyModule, names: readonly string[]): Issue | undefined {
  const [parameter] = names;
  if (parameter === undefined) return undefined;
  const message = `${names.join(", ")}: must be in the body of a POST request`;
  return { severity: "error", code: "mustpostparams", parameter, module: path, message };
}

function mustBePosted({ select, name }: AnyModule, module: string): Issue {
  const parameter = Object.keys(select).at(-1) ?? "";
  const message = `${parameter}: ${name} must be requested by POST`;
  return { severity: "error", code: "mustbeposted", parameter, module, message };
}
