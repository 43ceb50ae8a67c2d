import type { UnknownObject } from "../base/json.js";

/** The description of a Spring Data REST, as its responses give it. */
export interface DataRestDescription {
  /** The name of the host, as the title of the document. */
  readonly title: string;
  readonly resources: readonly ResourceDescription[];
}

/** A resource of the server. */
export interface ResourceDescription {
  /** The last part of its path. */
  readonly rel: string;
  /** Its profile as JSON Schema (draft 4). */
  readonly schema: UnknownObject;
  readonly searches: readonly SearchDescription[];
  /** The items of the first page. */
  readonly items: readonly UnknownObject[];
  /** The text of that page, which has numbers as the server writes them. */
  readonly text: string;
  /** The property that is in the profile as ALPS and in no payload, if items have entity tags. */
  readonly version?: string;
}

/** A search of a resource. */
export interface SearchDescription {
  readonly name: string;
  /** The variables of its address. */
  readonly variables: readonly string[];
  /** The form of its response. */
  readonly returns: "list" | "page" | "item";
}
