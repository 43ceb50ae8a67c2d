// Generated from spec.json by `paramsmith generate`. Do not edit.

export type Unit = "m" | "km";

export type ListPetsAnswer = string[];

export interface ListPets200Headers {
  /** All pets. */
  "X-Total": number;
  "X-Tags"?: ("old" | "new")[];
  "X-Limits"?: {
    rate?: number;
  };
  /** @deprecated */
  "X-Cached"?: boolean;
  "X-Unit"?: Unit;
  "X-Json"?: number[];
  ETag?: string;
}

export interface BusyHeaders {
  "Retry-After"?: number;
}
