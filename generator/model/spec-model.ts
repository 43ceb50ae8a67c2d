import type { JsonSchema } from "./json-schema.js";
import type { EndpointOperation, ModuleOperation } from "./operation.js";
import type { Origin } from "./parameter.js";
import type { Remarks } from "./remarks.js";

/** A lowered spec: alternatives by `kind`. */
export type SpecModel = CatalogueModel | DirectoryModel;

/** Something that the source does not show, and what Paramsmith takes it to be. */
export interface Gap {
  readonly id: string;
  readonly unknown: string;
  readonly assumed: string;
  readonly ground: string;
  readonly origin: Origin;
  /** What no code is generated from, if it was requested. */
  readonly remarks?: Remarks;
}

/** A catalogue of modules. */
export interface CatalogueModel {
  readonly kind: "catalogue";
  /** The folder of its code. */
  readonly name: string;
  /** As headers name the spec. */
  readonly source: string;
  /** Requests, roots and formats. */
  readonly operations: readonly ModuleOperation[];
  /** Root parameters that a built request carries unless told otherwise. */
  readonly requestDefaults: Readonly<Record<string, string>>;
  /** The wiki's namespace numbers, where its site facts stand beside the catalogue. */
  readonly namespaces?: readonly number[];
  readonly gaps: readonly Gap[];
  /** What no code is generated from, if it was requested. */
  readonly remarks?: CatalogueRemarks;
}

/** The members of a catalogue outside its modules. */
export interface CatalogueRemarks {
  readonly document: Remarks;
  readonly paraminfo: Remarks;
}

/** A directory of read operations. */
export interface DirectoryModel {
  readonly kind: "directory";
  readonly name: string;
  /** As diagnostics name it. */
  readonly file: string;
  readonly source: string;
  readonly title: string;
  readonly operations: readonly EndpointOperation[];
  /** The named schemas of its payloads; references are `#/components/schemas/<name>`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly gaps: readonly Gap[];
}
