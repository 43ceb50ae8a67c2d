import type { EndpointOperation, ModuleOperation } from "../../spec/model/operation.js";
import type { CatalogueModel, OpenApiModel } from "../../spec/model/spec-model.js";
import type { Address } from "../address.js";
import { PAGE_BLOCK, operationBlockId, stubBlockId } from "../explorer-data.js";
import type { ExplorerData, ExplorerOperation, ExplorerSpec } from "../explorer-data.js";

/** A spec of the page. Operations are parsed when they are first needed. */
export interface SpecStore {
  readonly spec: ExplorerSpec;
  /** The operation of a part; undefined if there is none. */
  readonly operation: (part: string) => ExplorerOperation | undefined;
  /** All operations, in the order of the spec. */
  readonly operations: () => readonly ExplorerOperation[];
  /** The definition of an OpenAPI document's stub, as plain data; null for a catalogue. */
  readonly stub: () => unknown;
}

/** The input of page parts about a spec. */
export interface StoreProps {
  readonly store: SpecStore;
}

/** All data of the page. */
export interface PageStore {
  readonly isServed: boolean;
  /** The origins of the wikis that the page may connect to. */
  readonly wikis: readonly string[];
  readonly specs: readonly SpecStore[];
}

/** Reads the data of the document. */
export function readPage(document: Document): PageStore {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- explorerPage wrote the block
  const data = blockIn(document, PAGE_BLOCK) as ExplorerData;
  return {
    isServed: data.served === true,
    wikis: data.wikis ?? [],
    specs: data.specs.map((spec, index) => specStore(document, spec, index)),
  };
}

function specStore(document: Document, spec: ExplorerSpec, index: number): SpecStore {
  const parsed = new Map<number, ExplorerOperation>();
  const positions = new Map(spec.parts.map((part, position) => [part, position]));
  const operationAt = (position: number): ExplorerOperation => {
    const known = parsed.get(position);
    if (known) return known;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- explorerPage wrote the block
    const read = blockIn(document, operationBlockId(index, position)) as ExplorerOperation;
    parsed.set(position, read);
    return read;
  };
  return {
    spec,
    operation: (part) => {
      const position = positions.get(part);
      return position === undefined ? undefined : operationAt(position);
    },
    operations: () => spec.parts.map((_, position) => operationAt(position)),
    stub: () => blockIn(document, stubBlockId(index)),
  };
}

function blockIn(document: Document, id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}

/** The complete model of a catalogue; undefined for an OpenAPI document. */
export function catalogueModel({ spec, operations }: SpecStore): CatalogueModel | undefined {
  if (spec.kind !== "catalogue") return undefined;
  return { ...spec.model, operations: operations().filter(isModule) };
}

/** The complete model of an OpenAPI document; undefined for a catalogue. */
export function openApiModel({ spec, operations }: SpecStore): OpenApiModel | undefined {
  if (spec.kind !== "openapi") return undefined;
  return { ...spec.model, operations: operations().filter(isEndpoint) };
}

function isModule(operation: ExplorerOperation): operation is ModuleOperation {
  return operation.kind === "module";
}

function isEndpoint(operation: ExplorerOperation): operation is EndpointOperation {
  return operation.kind === "endpoint";
}

/** The input of an operation view. */
export interface OperationProps extends StoreProps {
  readonly page: PageStore;
  readonly operation: ExplorerOperation;
  readonly address: Address;
}
