// Generated from spec.json by `paramsmith generate`. Do not edit.

export type ListTownsAnswer = Town[];

export interface Town {
  id: string;
  mayor: string | null;
  size: number;
  twin: Town | null;
  lord: Lord | null;
  mood: string | number | null;
  level?: "low" | "high" | null;
}

export interface Lord {
  name?: string;
}
