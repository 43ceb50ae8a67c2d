/** A source, and the offset in it that was marked. */
export interface Probe {
  readonly text: string;
  readonly offset: number;
}

const MARK = "‸";

/** The source without its mark. Throws if it has none, or several. */
export function probeOf(marked: string): Probe {
  const [before, after, ...others] = marked.split(MARK);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`A probe needs one ${MARK}: ${marked}`);
  return { text: before + after, offset: before.length };
}
