import type { Origin, Parameter, TemplatedParameter } from "./parameter.js";
import type { JsonSchema } from "./json-schema.js";
import type { Remarks } from "./remarks.js";
import type { ModuleResult } from "./result.js";
import type { ModuleSelection } from "./selection.js";

/** What the generated code can ask a service: alternatives by `kind`. */
export type Operation = ModuleOperation | EndpointOperation;

/** One module of a catalogue. */
export interface ModuleOperation {
  readonly kind: "module";
  readonly name: string;
  readonly origin: Origin;
  /** `query+<name>` for query modules. */
  readonly path: string;
  readonly role: ModuleRole;
  /** list, prop, meta, action or format; empty for `main`. */
  readonly group: string;
  readonly prefix: string;
  /** The parameters that select the module in a request, in order. */
  readonly select: readonly (readonly [name: string, value: string])[];
  readonly generator: boolean;
  readonly readrights: boolean;
  readonly writerights: boolean;
  readonly mustbeposted: boolean;
  readonly deprecated: boolean;
  readonly internal?: true;
  /** The module takes parameters that the catalogue does not list. */
  readonly dynamicParameters?: true;
  /** Plain text. */
  readonly description?: string;
  /** In the order in which the server reads them. */
  readonly parameters: readonly Parameter[];
  readonly templated: readonly TemplatedParameter[];
  /** What the module puts into an answer, where it was learned. */
  readonly result?: ModuleResult;
  /** The same in format version 1, if it has other types there. */
  readonly version1?: ModuleResult;
  /** Which rows a stub answers with, where somebody has said it. */
  readonly selection?: ModuleSelection;
  /** What no code is generated from, if it was requested. */
  readonly remarks?: Remarks;
}

/** What a module is in a request: only a `request` is asked for by itself. */
export type ModuleRole = "request" | "root" | "format";

/** One read operation of a directory. */
export interface EndpointOperation {
  readonly kind: "endpoint";
  /** The operation id. */
  readonly name: string;
  readonly origin: Origin;
  /** Relative to the base address; a name in braces is a path parameter. */
  readonly path: string;
  readonly deprecated: boolean;
  readonly summary?: string;
  readonly parameters: readonly Parameter[];
  /** Of a successful answer. */
  readonly payload: JsonSchema;
  /** The media types that it has, all of them JSON; the one that its schema is taken from first. */
  readonly mediaTypes: readonly string[];
  /** The name of the schema that the payload refers to, if it is just that. */
  readonly payloadName?: string;
}
