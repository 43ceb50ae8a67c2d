/** A number with its word, which is one that only takes an s where they are many. */
export function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
