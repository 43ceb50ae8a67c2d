import type { SpecStore } from "../state/spec-store.js";

/** The address in the page of a request to an operation; undefined if no operation has its path. */
export function endpointAddress(_store: SpecStore, _request: string): string | undefined {
  return undefined;
}
