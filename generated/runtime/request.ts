// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule } from "./descriptor.js";
import { paramOf } from "./param-of.js";
import { WireForm } from "./wire-form.js";
import { joinValues, wireText } from "./wire-text.js";

/** Root parameters of a request, such as `maxlag` or `errorformat`. */
export type RootParams = Readonly<Record<string, unknown>>;

/** Options that keep the literal type of their format version: answers differ by it. */
export type Versioned<Options, Version> = Options & { readonly formatversion?: Version };

/** A request to one module: everything it puts on the wire, and how to send it. */
export interface ModuleRequest<Module, Params, Version = string> {
  readonly module: Module;
  /** As given, with their literal types. */
  readonly params: Params;
  readonly options: RootParams;
  /** Types only; never set. */
  readonly "~version"?: Version;
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
export function moduleRequest<Module, Params extends object, Version = string>(
  module: Module & AnyModule,
  params: Params | undefined,
  options: object,
): ModuleRequest<Module, Params, Version> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where nothing is given, the type is that of no parameters
  return new RequestOfModule(module, params ?? ({} as Params), { ...options });
}

/** Wire names and values of a module's own parameters, in the order in which they are given. */
export function paramEntries(module: AnyModule, params: object): [name: string, value: string][] {
  const entries: [name: string, value: string][] = [];
  for (const [name, value] of Object.entries(params)) {
    const isOneOfSeveral = typeof value === "string" && paramOf(module, name)?.multi;
    const text = isOneOfSeveral ? joinValues([value]) : wireText(value);
    if (text !== undefined) entries.push([module.prefix + name, text]);
  }
  return entries;
}

/** Wire names and values of root parameters. */
export function rootEntries(options: object): [name: string, value: string][] {
  return Object.entries(options).flatMap(([name, value]): [string, string][] => {
    const text = wireText(value);
    return text === undefined ? [] : [[name, text]];
  });
}

/** Whether a request with these parameters belongs into a POST body. */
export function isPosted(module: AnyModule, params: object): boolean {
  return (
    module.mustbeposted === true ||
    Object.keys(params).some((name) => paramOf(module, name)?.sensitive)
  );
}

class RequestOfModule<Module, Params extends object>
  extends WireForm
  implements ModuleRequest<Module, Params>
{
  readonly module: Module & AnyModule;
  readonly params: Params;
  readonly options: RootParams;

  constructor(module: Module & AnyModule, params: Params, options: RootParams) {
    super();
    this.module = module;
    this.params = params;
    this.options = options;
  }

  get method(): "GET" | "POST" {
    return isPosted(this.module, this.params) ? "POST" : "GET";
  }

  entries(): [name: string, value: string][] {
    return [
      ...Object.entries(this.module.select),
      ...paramEntries(this.module, this.params),
      ...rootEntries(this.options),
    ];
  }
}
