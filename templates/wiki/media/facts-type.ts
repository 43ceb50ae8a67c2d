import type { Json } from "../../runtime/model/json.js";

/** The facts about a file that its bytes show. */
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
