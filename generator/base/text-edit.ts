/** A replacement in a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits to parts of a text. Each edit is inside or outside a part. */
export function editedParts(
  text: string,
  edits: readonly TextEdit[],
): (start: number, end: number) => string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  return (start, end) => {
    const parts: string[] = [];
    let at = start;
    for (let index = firstFrom(inOrder, start); index < inOrder.length; index += 1) {
      const edit = inOrder[index];
      if (!edit || edit.start >= end) break;
      parts.push(text.slice(at, edit.start), edit.text);
      at = edit.end;
    }
    return parts.join("") + text.slice(at, end);
  };
}

/** The index of the first edit that does not start before a position, by bisection. */
function firstFrom(edits: readonly TextEdit[], position: number): number {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((edits[middle]?.start ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
