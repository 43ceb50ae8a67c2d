import type { DialectStubApi } from "../../templates/runtime/data-rest/stub.js";
import type { Finding } from "../diff/finding.js";
import { directoryStubApi } from "../emit/parts/stub-api.js";
import type { Builders } from "../inspect/builder-call.js";
import type { SpecModel } from "../spec/model/spec-model.js";
import type { ExplorerChanges, ExplorerOperation, ExplorerSpec } from "./explorer-data.js";
import { endpointBlock, moduleBlock } from "./operation-blocks.js";
import { partNames } from "./part-name.js";

/** The input of one spec of the page. */
export interface ExploredSpec {
  /** The output folder, which addresses begin with. */
  readonly name: string;
  readonly model: SpecModel;
  readonly builders: Builders;
  /** The import path of the client, which has `bodyAs`. Default: that beside the spec's folder. */
  readonly client?: string;
  /** The path of its service, if the page is served. */
  readonly servedAt?: string;
  /** The findings since an earlier version, if the page compares two. */
  readonly since?: { readonly base: string; readonly findings: readonly Finding[] };
}

/** A spec as the page contains it, with the operation of each of its parts. */
export interface ExplorerContent {
  readonly spec: ExplorerSpec;
  readonly operations: readonly ExplorerOperation[];
  /** The definition of the stub of a directory. The page makes that of a catalogue from its model. */
  readonly stub?: DialectStubApi;
}

/** Prepares a spec for the page. */
export function explorerContent(explored: ExploredSpec): ExplorerContent {
  const { name, model, client = "./runtime/client.js", servedAt, since } = explored;
  const frame = {
    name,
    parts: partNames(model.operations),
    builders: Object.fromEntries(explored.builders),
    client,
    ...(servedAt !== undefined && { servedAt }),
    ...(since && { changes: changesSince(since) }),
  };
  switch (model.kind) {
    case "catalogue": {
      const { operations, remarks: _remarks, ...rest } = model;
      return {
        spec: { kind: "catalogue", ...frame, model: { ...rest, gaps: [] } },
        operations: operations.map(moduleBlock),
      };
    }
    case "directory": {
      const { operations, ...rest } = model;
      return {
        spec: { kind: "directory", ...frame, model: { ...rest, gaps: [] } },
        operations: operations.map(endpointBlock),
        stub: directoryStubApi(model),
      };
    }
  }
}

function changesSince({ base, findings }: NonNullable<ExploredSpec["since"]>): ExplorerChanges {
  return {
    base,
    changes: findings.map(({ rule, level, module, parameter, value, message }) => ({
      rule,
      level,
      module,
      ...(parameter !== undefined && parameter !== "" && { parameter }),
      ...(value !== undefined && { value }),
      message,
    })),
  };
}
