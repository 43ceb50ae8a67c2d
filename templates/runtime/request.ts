import type { AnyModule, ParamDescriptor } from "./descriptor.js";
import { paramOf } from "./template.js";
import { joinValues, percentEncoded, wireText } from "./wire-text.js";

/** Root parameters of a request, such as `maxlag` or `errorformat`. */
export type RootParams = Readonly<Record<string, unknown>>;

/** A request to one module: everything it puts on the wire, and how to send it. */
export interface ModuleRequest<Module, Params> {
  readonly module: Module;
  /** As given, with their literal types. */
  readonly params: Params;
  readonly options: RootParams;
  /** POST where the module asks for it or a sensitive parameter is given, since addresses end up in logs. */
  readonly method: "GET" | "POST";
  /** Wire names and values, in order: selection, own parameters, root parameters. */
  entries(): [name: string, value: string][];
  toRecord(): Record<string, string>;
  toSearchParams(): URLSearchParams;
  /** The query string or form body, percent-encoded, without a leading `?`. */
  toString(): string;
  /** The address of a GET request; `endpoint` is the address of the wiki's `api.php`. */
  url(endpoint: string | URL): string;
}

/** Makes the request of a module. Does not validate: the validators do. */
export function moduleRequest<Module, Params extends object>(
  module: Module & AnyModule,
  params: Params | undefined,
  options: object,
): ModuleRequest<Module, Params> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where nothing is given, the type is that of no parameters
  return new RequestOfModule(module, params ?? ({} as Params), { ...options });
}

class RequestOfModule<Module, Params extends object> implements ModuleRequest<Module, Params> {
  readonly module: Module & AnyModule;
  readonly params: Params;
  readonly options: RootParams;

  constructor(module: Module & AnyModule, params: Params, options: RootParams) {
    this.module = module;
    this.params = params;
    this.options = options;
  }

  get method(): "GET" | "POST" {
    const sensitive = Object.keys(this.params).some((name) => this.#param(name)?.sensitive);
    return this.module.mustbeposted || sensitive ? "POST" : "GET";
  }

  entries(): [name: string, value: string][] {
    const entries: [name: string, value: string][] = Object.entries(this.module.select);
    for (const [name, value] of Object.entries(this.params)) {
      const isOneOfSeveral = typeof value === "string" && this.#param(name)?.multi;
      const text = isOneOfSeveral ? joinValues([value]) : wireText(value);
      if (text !== undefined) entries.push([this.module.prefix + name, text]);
    }
    for (const [name, value] of Object.entries(this.options)) {
      const text = wireText(value);
      if (text !== undefined) entries.push([name, text]);
    }
    return entries;
  }

  toRecord(): Record<string, string> {
    return Object.fromEntries(this.entries());
  }

  toSearchParams(): URLSearchParams {
    return new URLSearchParams(this.entries());
  }

  toString(): string {
    return this.entries()
      .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
      .join("&");
  }

  url(endpoint: string | URL): string {
    const address = String(endpoint);
    return `${address}${address.includes("?") ? "&" : "?"}${this.toString()}`;
  }

  #param(name: string): ParamDescriptor | undefined {
    return paramOf(this.module, name, this.params);
  }
}
