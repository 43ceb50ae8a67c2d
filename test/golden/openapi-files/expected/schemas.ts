// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export type ListTownsAnswer = Town[];

export interface Town {
  id: string;
  neighbours?: Town[];
}
