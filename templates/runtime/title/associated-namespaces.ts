/** The number of the talk namespace of a namespace. Those below 0 have none. */
export function talkNamespace(ns: number): number {
  return ns < 0 ? ns : ns | 1;
}

/** The number of the namespace that a talk namespace is about, or any other namespace itself. */
export function subjectNamespace(ns: number): number {
  return ns < 0 ? ns : ns & ~1;
}
