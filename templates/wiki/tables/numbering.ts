/** Numbers in order, without those in use. */
export type Numbering = (wanted?: number) => number;

/** Counts from 1. `taken` are the numbers of the data. */
export function numbering(taken: Iterable<number | undefined>): Numbering {
  const used = new Set(taken);
  let last = 0;
  return (wanted) => {
    if (wanted !== undefined) return wanted;
    do last++;
    while (used.has(last));
    return last;
  };
}
