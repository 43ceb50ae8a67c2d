import type { Node } from "ts-morph";

/** The replacement of a part of a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Creates the replacement of a node. */
export function replacement(node: Node, text: string): TextEdit {
  return { start: node.getStart(), end: node.getEnd(), text };
}

/** Creates the insertion of a text before a node. */
export function insertion(node: Node, text: string): TextEdit {
  return { start: node.getStart(), end: node.getStart(), text };
}

/** Applies edits that do not overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const parts = inOrder.map(
    (edit, index) => text.slice(inOrder[index - 1]?.end ?? 0, edit.start) + edit.text,
  );
  return parts.join("") + text.slice(inOrder.at(-1)?.end ?? 0);
}
