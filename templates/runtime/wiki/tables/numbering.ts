/** Gives numbers in order, and leaves out those that are taken. */
export type Numbering = (wanted?: number) => number;

/** Counts from 1. `taken` are the numbers that the data gives itself. */
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
