/** A replacement in a file of code. */
export interface CodeEdit {
  /** Absolute. */
  readonly file: string;
  /** The first replaced UTF-16 code unit. */
  readonly start: number;
  /** The end of the replaced text, exclusive. */
  readonly end: number;
  readonly text: string;
}

/** Applies edits of one file to its text. Overlapping removals are united. */
export function applyEdits(text: string, edits: readonly CodeEdit[]): string {
  return unitedEdits(edits).reduceRight(
    (edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end),
    text,
  );
}

/** The edits in order, with overlapping removals as one. */
export function unitedEdits(edits: readonly CodeEdit[]): readonly CodeEdit[] {
  const united: CodeEdit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = united.at(-1);
    if (last && areUnitable(last, edit))
      united[united.length - 1] = { ...last, end: Math.max(last.end, edit.end) };
    else united.push(edit);
  }
  return united;
}

/** Returns true if two edits of one file cannot be applied together. */
export function areConflicting(a: CodeEdit, b: CodeEdit): boolean {
  if (a.file !== b.file || a.start > b.end || b.start > a.end) return false;
  // Insertions at one location are both applied, in order.
  if (a.start === a.end && b.start === b.end) return false;
  const isTouching = a.end === b.start || b.end === a.start;
  return !isTouching && !areUnitable(a, b);
}

function areUnitable(a: CodeEdit, b: CodeEdit): boolean {
  const isSame = a.start === b.start && a.end === b.end && a.text === b.text;
  const isRemoval = a.text === "" && b.text === "";
  return isSame ? a.start !== a.end : isRemoval && a.start < b.end && b.start < a.end;
}
