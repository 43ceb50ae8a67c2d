// Generated from spec.yaml (query+maps) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";
import type { MapsResultV1 } from "./maps.v1.js";

/** A row of `list=maps`. */
export type MapsRow = readonly string[];

/** Fields that `list=maps` adds to `query`. */
export interface MapsQueryPart<Row = MapsRow> {
  readonly maps: Readonly<Record<string, Row>>;
}

/**
 * The result of `list=maps`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface MapsResult extends ResultType {
  readonly at: readonly ["query", "maps"];
  readonly kind: "entry";
  readonly base: MapsRow;
  readonly query: MapsQueryPart<this["row"]>;
  readonly version1: MapsResultV1;
}

/** The result of `list=maps` as data, for `validateResponse`. */
export const mapsResult: ResultDescriptor = {
  module: "query+maps",
  rows: { at: ["query", "maps"], kind: "entry" },
  response: { query: { is: { record: { maps: { is: { map: { list: "title" } } } } } } },
};
