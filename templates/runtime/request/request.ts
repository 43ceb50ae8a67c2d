import type { AnyModule, ParamDescriptor, PostedModule } from "../model/descriptor.js";
import type { BodyForm } from "../model/response-form.js";
import { WireForm } from "../wire/wire-form.js";
import { percentEncoded, wireText } from "../wire/wire-text.js";

/** Root parameters of a request, such as `maxlag` or `errorformat`. */
export type RootParams = Readonly<Record<string, unknown>>;

/**
 * The options of a builder: `Options`, while the literal type of the format version is inferred as
 * `Version`, since responses depend on it.
 */
export type Versioned<Options, Version> = [Version] extends [string]
  ? Options
  : { readonly formatversion?: Version };

/** A request to one module: its parameters, its method and its wire form. */
export interface ModuleRequest<Module, Params, Version = string, Options = unknown> {
  readonly module: Module;
  /** The parameters as they were passed, with their literal types. */
  readonly params: Params;
  readonly options: RootParams;
  /** Types only; never set. */
  readonly "~version"?: Version;
  /** The options as they were passed; unknown for actions. Types only; never set. */
  readonly "~options"?: Options;
  /** POST if the module requires it or a sensitive parameter is present, since servers log URLs. */
  readonly method: MethodOf<Module>;
  /** The form of the response; undefined if it is an object. */
  readonly responseForm: BodyForm | undefined;
  /** The parameters whose values are files, by wire name. The other wire forms omit them. */
  readonly files: Readonly<Record<string, Blob>>;
  /** Wire names and values, in order: selection, module parameters, root parameters. */
  entries(): [name: string, value: string][];
  toRecord(): Record<string, string>;
  toSearchParams(): URLSearchParams;
  /** The query string or form body, percent-encoded, without a leading `?`. */
  toString(): string;
  /** Returns the module's parameters in the form of {@link toString}, each preceded by `&`. */
  paramsText(): string;
  /**
   * Returns the URL of a GET request. `endpoint` is the URL of the wiki's `api.php`.
   *
   * @throws {TypeError} if the method is POST
   */
  url(endpoint: Module extends PostedModule ? never : string | URL): string;
}

/** The methods that requests to a module can use. */
export type MethodOf<Module> = Module extends PostedModule ? "POST" : "GET" | "POST";

/** Data about a spec's root parameters for its builders. */
export interface RequestRoot {
  /** The root parameters for requests whose options do not set them. */
  readonly defaults: object;
  /** The names of multi-value options. A string is a single value, even with a separator in it. */
  readonly lists: readonly string[];
}

/** The parts that only some modules' requests need. Bundles do not include omitted parts. */
export interface RequestMakerParts {
  /** Finds a parameter that the module's descriptor does not list, by name. */
  readonly namedByTemplate?: (module: AnyModule, name: string) => ParamDescriptor | undefined;
  /** Returns the form of the responses to these arguments; undefined if they are objects. */
  readonly responseForm?: (module: AnyModule, params: object) => BodyForm | undefined;
  /** Returns the parameters whose values are files, by wire name. */
  readonly uploadedFiles?: (module: AnyModule, params: RootParams) => Record<string, Blob>;
}

/** Creates requests to one module from parameters and options. */
export type RequestMaker<Module> = <Params extends object, Version = string>(
  params: object | undefined,
  options?: object,
) => ModuleRequest<Module, Params, Version>;

/**
 * Returns a module's builder, which creates requests without validating them.
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

/** Like {@link moduleRequests}, for a module without parameters. The builder takes only options. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
export function plainRequests<Builder>(module: AnyModule, root: RequestRoot): Builder {
  const make = moduleRequests<RequestMaker<AnyModule>>(module, root);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return ((options?: object) => make({}, options)) as Builder;
}

/** Formats root parameters, each preceded by `&`. */
export function rootText(options: RootParams, lists: RequestRoot["lists"]): string {
  // Reading entries takes several times as long as reading keys.
  return Object.keys(options)
    .map((name) => parameterText(name, options[name], lists.includes(name)))
    .join("");
}

/** Formats a parameter, preceded by `&`; empty if the value omits it. */
function parameterText(name: string, value: unknown, isList: boolean): string {
  // A single string in a list may contain the separator of values.
  const written = wireText(isList && typeof value === "string" ? [value] : value);
  return written === undefined ? "" : `&${percentEncoded(name)}=${percentEncoded(written)}`;
}

/**
 * Returns the options that have a value, since undefined does not remove a default.
 *
 * @param params parameters that replace options with the same name
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
    // A module without a prefix may have a parameter with the same name as a root parameter, such
    // as `format`.
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
      // A file is not a string.
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
