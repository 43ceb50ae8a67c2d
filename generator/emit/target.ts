import type { Fragment } from "../base/fragment.js";
import type { RuntimeDoor } from "../base/runtime-door.js";
import type { SpecModel } from "../spec/model/spec-model.js";
import type { Target } from "../spec/model/target.js";
import type { OperationCode } from "./parts/operation.js";
import type { PlannedDirectory, PlannedSpec } from "./plan/planned.js";

/** A kind of code that is generated from a spec. Each is one file, which `registry.ts` lists. */
export interface TargetDefinition {
  readonly name: Target;
  /** The code is generated only if the target is chosen or needed. Default: by default. */
  readonly optional?: true;
  /** The targets whose code the target imports, by the kind of the spec. */
  readonly needs?: Readonly<Partial<Record<SpecModel["kind"], readonly Target[]>>>;
  /** The door of the runtime that the code, or its users, import from. */
  readonly door?: RuntimeDoor;
  /** Targets may share emitters. Those that write into the same file do so in this order. */
  readonly emitters: readonly Emitter[];
}

/**
 * Emits code about an operation, about all of them, or about payloads. `plan/identifier.ts` reserves
 * the names of files and identifiers that code about all operations has.
 */
export interface Emitter {
  readonly operation?: (operation: OperationCode) => readonly Fragment[];
  readonly spec?: (spec: PlannedSpec, chosen: ChosenCode) => readonly Fragment[];
  /** Like `spec`, as a unit of its own. */
  readonly stub?: (spec: PlannedSpec, chosen: ChosenCode) => readonly Fragment[];
  /** Units of their own, because they take long for large documents. */
  readonly "payload-types"?: PayloadEmitter;
  readonly "payload-validators"?: PayloadEmitter;
}

type PayloadEmitter = (payloads: PlannedDirectory) => Promise<readonly Fragment[]>;

/** What is generated. */
export interface ChosenCode {
  readonly targets: readonly Target[];
  readonly emitters: ReadonlySet<Emitter>;
}
