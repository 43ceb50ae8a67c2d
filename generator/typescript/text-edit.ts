import type { Node } from "ts-morph";

/** A part of a text that is replaced. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces a node. */
export function replacement(node: Node, text: string): TextEdit {
  return { start: node.getStart(), end: node.getEnd(), text };
}

/** Inserts text before a node. */
export function insertion(node: Node, text: string): TextEdit {
  return { start: node.getStart(), end: node.getStart(), text };
}

/** A text with edits that do not overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const parts = inOrder.map(
    (edit, index) => text.slice(inOrder[index - 1]?.end ?? 0, edit.start) + edit.text,
  );
  return parts.join("") + text.slice(inOrder.at(-1)?.end ?? 0);
}
