import type { AnyModule, ParamDescriptor, PostedModule } from "../model/descriptor.js";
import type { BodyForm } from "../model/response-form.js";
import { WireForm } from "../wire/wire-form.js";
import { percentEncoded, wireText } from "../wire/wire-text.js";

/** Root parameters of a request, such as `maxlag` or `errorformat`. */
export type RootParams = Readonly<Record<string, unknown>>;

/**
 * The options of a builder: `Options`, while the literal type of their format version is inferred as
 * `Version`, since responses differ by it.
 */
export type Versioned<Options, Version> = [Version] extends [string]
  ? Options
  : { readonly formatversion?: Version };

/** A request to one module: everything it puts on the wire, and how to send it. */
export interface ModuleRequest<Module, Params, Version = string, Options = unknown> {
  readonly module: Module;
  /** As given, with their literal types. */
  readonly params: Params;
  readonly options: RootParams;
  /** Types only; never set. */
  readonly "~version"?: Version;
  /** The options as given; unknown for actions. Types only; never set. */
  readonly "~options"?: Options;
  /**
   * POST if the module requires it or a sensitive parameter is present, since servers log
   * addresses.
   */
  readonly method: MethodOf<Module>;
  /** The form of the response; undefined if it is an object. */
  readonly responseForm: BodyForm | undefined;
  /** The parameters whose values are files, by their wire names. The other forms lack them. */
  readonly files: Readonly<Record<string, Blob>>;
  /** Wire names and values, in order: selection, module parameters, root parameters. */
  entries(): [name: string, value: string][];
  toRecord(): Record<string, string>;
  toSearchParams(): URLSearchParams;
  /** The query string or form body, percent-encoded, without a leading `?`. */
  toString(): string;
  /** The module's parameters as {@link toString} writes them, each with `&` in front. */
  paramsText(): string;
  /**
   * The address of a GET request; `endpoint` is the address of the wiki's `api.php`.
   *
   * @throws {TypeError} if the method is POST
   */
  url(endpoint: Module extends PostedModule ? never : string | URL): string;
}

/** The methods of the requests of a module. */
export type MethodOf<Module> = Module extends PostedModule ? "POST" : "GET" | "POST";

/** The facts about the root parameters of a spec that its builders use. */
export interface RequestRoot {
  /** The root parameters of a request whose options do not have them. */
  readonly defaults: object;
  /** The names of options with several values: a text is one value, even with a separator in it. */
  readonly lists: readonly string[];
}

/** The parts that only the requests of some modules need. A part that is left out is not in a bundle. */
export interface RequestMakerParts {
  /** Finds the parameter of a name that the module's descriptor does not list. */
  readonly namedByTemplate?: (module: AnyModule, name: string) => ParamDescriptor | undefined;
  /** Finds the form of the responses to these arguments; undefined if they are objects. */
  readonly responseForm?: (module: AnyModule, params: object) => BodyForm | undefined;
  /** Finds the parameters whose values are files, by their wire names. */
  readonly uploadedFiles?: (module: AnyModule, params: RootParams) => Record<string, Blob>;
}

/** Makes requests to one module, given their parameters and their options besides the defaults. */
export type RequestMaker<Module> = <Params extends object, Version = string>(
  params: object | undefined,
  options?: object,
) => ModuleRequest<Module, Params, Version>;

/**
 * Makes the requests of a module. Does not validate: the validators do.
 *
 * `Builder` is the type of the module's builder, such as `QueryBuilder<…>`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- generated code names the type of the builder
export function moduleRequests<Builder>(
  module: AnyModule,
  root: RequestRoot,
  parts: RequestMakerParts = {},
): Builder {
  const make: RequestMaker<AnyModule> = <Params extends object, Version>(
    params: object | undefined,
    options: object | undefined,
  ) =>
    new RequestOfModule<AnyModule, Params, Version>(
      module,
      root,
      parts,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate the type of a builder's parameter to the type inferred from it; any object has unknown members
      (params ?? {}) as Params & RootParams,
      options,
    );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate generic functions whose parameters are inferred; the generator writes the type beside the module
  return make as Builder;
}

/** As {@link moduleRequests}, for a module without parameters, whose builder takes options only. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
export function plainRequests<Builder>(module: AnyModule, root: RequestRoot): Builder {
  const make = moduleRequests<RequestMaker<AnyModule>>(module, root);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return ((options?: object) => make({}, options)) as Builder;
}

/** Root parameters as text, each with `&` in front. */
export function rootText(options: RootParams, lists: RequestRoot["lists"]): string {
  // Entries take several times as long as keys.
  return Object.keys(options)
    .map((name) => parameterText(name, options[name], lists.includes(name)))
    .join("");
}

/** A parameter as text with `&` in front; empty if the value omits it. */
function parameterText(name: string, value: unknown, isList: boolean): string {
  // A single text of a list may contain what separates values.
  const written = wireText(isList && typeof value === "string" ? [value] : value);
  return written === undefined ? "" : `&${percentEncoded(name)}=${percentEncoded(written)}`;
}

/**
 * The options that have a value: an undefined one does not remove a default.
 *
 * @param params parameters that replace options of their names
 */
export function definedOptions(options: object, params: RootParams = {}): RootParams {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => value !== undefined && params[name] === undefined,
    ),
  );
}

class RequestOfModule<Module, Params extends object, Version>
  extends WireForm
  implements ModuleRequest<Module, Params, Version>
{
  readonly module: Module & AnyModule;
  readonly params: Params & RootParams;
  readonly options: RootParams;
  readonly #lists: RequestRoot["lists"];
  readonly #parts: RequestMakerParts;

  constructor(
    module: Module & AnyModule,
    { defaults, lists }: RequestRoot,
    parts: RequestMakerParts,
    params: Params & RootParams,
    options: object | undefined,
  ) {
    super();
    this.module = module;
    this.params = params;
    // A module without a prefix may have a parameter of the root's name, such as `format`.
    this.options = definedOptions(
      { ...defaults, ...(options && definedOptions(options)) },
      module.prefix ? {} : params,
    );
    this.#lists = lists;
    this.#parts = parts;
  }

  get files(): Readonly<Record<string, Blob>> {
    return this.#parts.uploadedFiles?.(this.module, this.params) ?? {};
  }

  get responseForm(): BodyForm | undefined {
    return this.#parts.responseForm?.(this.module, this.params);
  }

  get method(): MethodOf<Module> {
    const isPosted =
      this.module.mustbeposted ||
      Object.keys(this.params).some((name) => this.#param(name)?.sensitive);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate the flag to the type that it follows from
    return (isPosted ? "POST" : "GET") as MethodOf<Module>;
  }

  toString(): string {
    const selection = rootText(this.module.select, this.#lists).slice(1);
    return selection + this.paramsText() + rootText(this.options, this.#lists);
  }

  paramsText(): string {
    let text = "";
    for (const name of Object.keys(this.params)) {
      const param = this.#param(name);
      // A file is not text.
      if (param?.type !== "upload")
        text += parameterText(this.module.prefix + name, this.params[name], !!param?.multi);
    }
    return text;
  }

  #param(name: string): ParamDescriptor | undefined {
    const { params } = this.module;
    return Object.hasOwn(params, name)
      ? params[name]
      : this.#parts.namedByTemplate?.(this.module, name);
  }
}
