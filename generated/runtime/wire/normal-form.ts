// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// The text of a request: names, values and encoding.

/** UAX #15 calls a text without longer runs of combining marks stream-safe. */
const LONG_RUN = /\p{M}{31}/u;

/**
 * The text in NFC, as `String.normalize` returns it. `String.normalize` takes quadratic time for a
 * run of combining marks, this function linear time.
 */
export function nfc(text: string): string {
  return (LONG_RUN.test(text) ? nfd(text) : text).normalize("NFC");
}

/** The text in NFD. Marks are sorted by their combining class, which keeps the order within a class. */
function nfd(text: string): string {
  const characters = Array.from(Array.from(text, decomposed).join(""));
  const classes = combiningClasses(new Set(characters));
  const marks: string[] = [];
  let sorted = "";
  for (const character of characters) {
    const place = classes.get(character);
    if (place === undefined) sorted += marks.splice(0).join("") + character;
    else marks[place] = (marks[place] ?? "") + character;
  }
  return sorted + marks.join("");
}

/** A number for each mark that is sorted; it increases with the combining class. */
function combiningClasses(characters: ReadonlySet<string>): ReadonlyMap<string, number> {
  const marks = [...characters].filter(isSorted).sort(compareClasses);
  let place = 0;
  return new Map(
    marks.map((mark, index) => {
      if (compareClasses(marks[index - 1] ?? mark, mark) < 0) place += 1;
      return [mark, place];
    }),
  );
}

/** Whether the character has a combining class: it moves in front of 240, or behind 1. */
function isSorted(character: string): boolean {
  return isChanged(`\u0345${character}\u0334`);
}

function compareClasses(one: string, other: string): number {
  return Number(isChanged(one + other)) - Number(isChanged(other + one));
}

function isChanged(text: string): boolean {
  return decomposed(text) !== text;
}

function decomposed(text: string): string {
  return text.normalize("NFD");
}
