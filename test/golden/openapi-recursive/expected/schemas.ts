// Generated from spec.json by `paramsmith generate`. Do not edit.

export interface Tree {
  children: Tree[];
}
