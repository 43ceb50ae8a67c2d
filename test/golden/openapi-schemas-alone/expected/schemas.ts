// Generated from spec.json by `paramsmith generate`. Do not edit.

export type HallSize = "small" | "large";

export interface Town {
  id: number;
  halls?: Hall[];
}

export interface Hall {
  size?: HallSize;
  town?: Town;
}
