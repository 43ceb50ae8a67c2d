import type { Json } from "../../model/json.js";

/** What the bytes of a file show. */
export interface FileFacts {
  readonly mime: string;
  readonly mediatype: string;
  /** Pixels; 0 if it has none. */
  readonly width: number;
  readonly height: number;
  readonly bitdepth: number;
  /** Seconds; absent if nothing moves. */
  readonly duration?: number;
  /** As responses have it; null without any. */
  readonly metadata: Json;
}
