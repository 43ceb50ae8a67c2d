import type { AnyModule, ParamDescriptor, PostedModule } from "../model/descriptor.js";
import type { BodyForm } from "../model/response-form.js";
import { fileBlob, isFileContent } from "../wire/uploaded-file.js";
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
export interface ModuleRequest<Module, Params, Version = string> {
  readonly module: Module;
  /** As given, with their literal types. */
  readonly params: Params;
  readonly options: RootParams;
  /** Types only; never set. */
  readonly "~version"?: Version;
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
}

/** Makes requests to one module, given their parameters and their options besides the defaults. */
export type RequestMaker<Module> = <Params extends object, Version = string>(
  params: object | undefined,
  options?: object,
) => ModuleRequest<Module, Params, Version>;

/**
 * Makes the requests of a module. Does not validate: the validators do. The parts that all requests
 * share are computed for the first.
 *
 * `Builder` is the type of the module's builder, such as `QueryBuilder<…>`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- generated code names the type of the builder
export function moduleRequests<Builder>(
  module: AnyModule,
  root: RequestRoot,
  parts: RequestMakerParts = {},
): Builder {
  let common: Common<AnyModule> | undefined;
  const make: RequestMaker<AnyModule> = <Params extends object, Version>(
    params: object | undefined,
    options?: object,
  ) =>
    new RequestOfModule<AnyModule, Params, Version>(
      (common ??= commonOf(module, root, parts)),
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
  let text = "";
  for (const [name, value] of Object.entries(options))
    text += parameterText(headOf(name), value, lists.includes(name));
  return text;
}

/** A parameter with its head; empty if the value leaves it out. */
function parameterText(head: string, value: unknown, isList: boolean): string {
  // A single text of a list may contain what separates values.
  const written = wireText(isList && typeof value === "string" ? [value] : value);
  return written === undefined ? "" : head + percentEncoded(written);
}

/** The options that have a value: an undefined one does not remove a default. */
export function optionsIn(options: object): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(options).filter(([, value]) => value !== undefined);
}

/** The parts that the requests of a module share. */
interface Common<Module> {
  readonly module: Module & AnyModule;
  readonly options: RootParams;
  /** `action=query&list=allpages`. */
  readonly selection: string;
  /** The default options as text. */
  readonly root: string;
  readonly lists: RequestRoot["lists"];
  readonly nameOf: (name: string) => WireName;
  readonly formOf: (params: object) => BodyForm | undefined;
}

/** A parameter on the wire. */
interface WireName {
  /** `&apfrom=`. */
  readonly head: string;
  /** Whether the parameter takes several values. */
  readonly multi: boolean;
  readonly sensitive: boolean;
  /** Whether the value is a file, which is no text. */
  readonly isFile: boolean;
}

function commonOf<Module>(
  module: Module & AnyModule,
  { defaults, lists }: RequestRoot,
  { namedByTemplate, responseForm }: RequestMakerParts,
): Common<Module> {
  const options: RootParams = { ...defaults };
  const wireName = (name: string, param: ParamDescriptor | undefined): WireName => ({
    head: headOf(module.prefix + name),
    multi: param?.multi !== undefined,
    sensitive: param?.sensitive === true,
    isFile: param?.type === "upload",
  });
  const names = new Map(
    Object.entries(module.params).map(([name, param]) => [name, wireName(name, param)]),
  );
  return {
    module,
    options,
    selection: rootText(module.select, lists).slice(1),
    root: rootText(options, lists),
    lists,
    nameOf: (name) => names.get(name) ?? wireName(name, namedByTemplate?.(module, name)),
    formOf: (params) => responseForm?.(module, params),
  };
}

function headOf(name: string): string {
  return `&${percentEncoded(name)}=`;
}

/** A module without a prefix may have a parameter of the root's name, such as `format`. */
function withoutGiven(options: RootParams, params: RootParams): RootParams {
  const given = Object.keys(options).filter((name) => params[name] !== undefined);
  return given.length === 0
    ? options
    : Object.fromEntries(Object.entries(options).filter(([name]) => !given.includes(name)));
}

class RequestOfModule<Module, Params extends object, Version>
  extends WireForm
  implements ModuleRequest<Module, Params, Version>
{
  readonly module: Module & AnyModule;
  readonly params: Params & RootParams;
  readonly options: RootParams;
  readonly #common: Common<Module>;

  constructor(common: Common<Module>, params: Params & RootParams, options: object | undefined) {
    super();
    this.#common = common;
    this.module = common.module;
    this.params = params;
    const all = options
      ? { ...common.options, ...Object.fromEntries(optionsIn(options)) }
      : common.options;
    this.options = common.module.prefix === "" ? withoutGiven(all, params) : all;
  }

  get files(): Readonly<Record<string, Blob>> {
    const { nameOf, module } = this.#common;
    const files = Object.entries(this.params).flatMap(([name, value]): [string, Blob][] => {
      const isFile = nameOf(name).isFile && isFileContent(value);
      return isFile ? [[module.prefix + name, fileBlob(value)]] : [];
    });
    return Object.fromEntries(files);
  }

  get responseForm(): BodyForm | undefined {
    return this.#common.formOf(this.params);
  }

  get method(): MethodOf<Module> {
    const { nameOf, module } = this.#common;
    const isPosted =
      module.mustbeposted || Object.keys(this.params).some((name) => nameOf(name).sensitive);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate the flag to the type that it follows from
    return (isPosted ? "POST" : "GET") as MethodOf<Module>;
  }

  toString(): string {
    const { selection, options, root, lists } = this.#common;
    const text = this.options === options ? root : rootText(this.options, lists);
    return selection + this.paramsText() + text;
  }

  paramsText(): string {
    const { nameOf } = this.#common;
    let text = "";
    const { params } = this;
    for (const name of Object.keys(params)) {
      const value = params[name];
      const { head, multi, isFile } = nameOf(name);
      if (isFile) continue;
      text += Number.isSafeInteger(value)
        ? head + String(value)
        : parameterText(head, value, multi);
    }
    return text;
  }
}
