/** Returns the talk namespace of a namespace. Negative namespaces do not have one. */
export function talkNamespace(ns: number): number {
  return ns < 0 ? ns : ns | 1;
}

/** Returns the subject namespace of a talk namespace, or any other namespace unchanged. */
export function subjectNamespace(ns: number): number {
  return ns < 0 ? ns : ns & ~1;
}
