import type { AnyModule, ParamDescriptor } from "../model/descriptor.js";
import type { Issue } from "../model/issue.js";
import type { ParseOptions } from "../rules/rule.js";
import { wireParams } from "../wire/wire-params.js";
import type { WireParams } from "../wire/wire-params.js";

/**
 * The options of a request that was sent with a method. A method other than POST reads like GET.
 *
 * @param address the query of its address, percent-encoded
 */
export function sentBy(
  method: string,
  address: string,
): Pick<ParseOptions, "method" | "inAddress"> {
  if (method !== "POST") return { method: "GET" };
  return { method: "POST", inAddress: new Set(wireParams(address).keys()) };
}

/**
 * The server's error for an action that a GET request selects and that must be posted, or for a
 * secret in the address. The server tests a token before the method, and a password after it, as
 * observed on MediaWiki 1.39, 1.43 and 1.45.
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

/** The server's error for a module of a query that a GET request selects and that must be posted. */
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
