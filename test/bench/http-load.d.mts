/** The responses to a load. */
export interface Loaded {
  readonly perSecond: number;
  /** Milliseconds within which half of the requests were answered. */
  readonly p50: number;
  /** The same for 99 of 100. */
  readonly p99: number;
  /** The mean of the bodies. */
  readonly bytes: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** The index of the path after the last that was requested. */
  readonly next: number;
}

/**
 * Sends requests on so many connections for so long, path after path.
 *
 * @param load the index of the first path; default: 0
 */
export function load(
  port: number,
  paths: readonly string[],
  load: { readonly connections: number; readonly milliseconds: number; readonly first?: number },
): Promise<Loaded>;
