// Generated from spec.yaml by `paramsmith generate`. Do not edit.

export type Towns = string[];
