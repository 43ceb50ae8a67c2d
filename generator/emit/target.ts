import type { Fragment } from "../base/fragment.js";
import type { LocalName } from "../base/local-names.js";
import type { RuntimeDoor } from "../base/runtime-door.js";
import type { TypeExpression } from "../base/type-expression.js";
import type { EndpointParameter, Parameter, TemplatedParameter } from "../spec/model/parameter.js";
import type { SpecModel } from "../spec/model/spec-model.js";
import type { Target } from "../spec/input.js";
import type {
  OperationNames,
  PlannedCatalogue,
  PlannedOpenApi,
  PlannedEndpoint,
  PlannedModule,
  PlannedSpec,
  SpecNames,
} from "./plan/planned.js";

/** A kind of code that is generated from a spec. Each is one file in `targets/`. */
export interface TargetDefinition {
  /** The targets that the target's code imports, by kind of spec. */
  readonly needs?: Readonly<Partial<Record<SpecModel["kind"], readonly Target[]>>>;
  /** The door of the runtime that the code, or its users, import from. */
  readonly door?: RuntimeDoor;
  /** Targets may share emitters. Those that write into the same file do so in this order. */
  readonly emitters: readonly Emitter[];
}

/**
 * Emits code about an operation, about all of them, or about payloads. `plan/identifier.ts` reserves
 * the names of files and identifiers that code about all operations has: no operation's file has the
 * name of a target.
 */
export interface Emitter {
  readonly operation?: (operation: OperationCode) => readonly Fragment[];
  readonly spec?: (spec: PlannedSpec, chosen: ChosenCode) => readonly Fragment[];
  /** Like `spec`, as a unit of its own. */
  readonly stub?: (spec: PlannedSpec, chosen: ChosenCode) => readonly Fragment[];
  /** A unit of its own, because it takes long for large documents. */
  readonly "payload-types"?: (spec: PlannedSpec) => Promise<readonly Fragment[]>;
}

/** The specs to generate. */
export interface ChosenCode {
  readonly targets: readonly Target[];
  readonly emitters: ReadonlySet<Emitter>;
}

/** An operation with everything that its code depends on: alternatives by `kind`. */
export type OperationCode = ModuleCode | EndpointCode;

/** A module of a catalogue. */
export interface ModuleCode extends OperationParts<Parameter> {
  readonly kind: "module";
  readonly module: PlannedModule;
  readonly catalogue: PlannedCatalogue;
}

/** An endpoint of an OpenAPI document. */
export interface EndpointCode extends OperationParts<EndpointParameter> {
  readonly kind: "endpoint";
  readonly endpoint: PlannedEndpoint;
  readonly openapi: PlannedOpenApi;
}

interface OperationParts<Given extends Parameter> {
  readonly chosen: ChosenCode;
  readonly spec: SpecNames;
  readonly names: OperationNames;
  /** The operation in comments. */
  readonly label: string;
  readonly parameters: readonly Given[];
  /** The templated parameters. */
  readonly templates: readonly TemplatedParameter[];
  /** Both. */
  readonly allParameters: readonly Parameter[];
  readonly paramsType: TypeExpression;
  readonly local: LocalName;
  /** The file with the rules of the wiki's facts, if there are any. */
  readonly siteFile: string | undefined;
}
