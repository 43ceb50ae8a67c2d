/** A form that a text has or has not, by a name; each is told in time in proportion to the text. */
export type Form =
  | "nothing"
  | "number"
  | "hexadecimal"
  | "sha1"
  | "sha1 in base 36"
  /** The number of a revision, or a word for one beside it. */
  | "revision";

/** Whether a text has a form; letters may be small or not. */
export function hasForm(text: string, form: Form): boolean {
  switch (form) {
    case "nothing":
      return text === "";
    case "number":
      return /^-?\d+$/.test(text);
    case "hexadecimal":
      return text.length % 2 === 0 && /^[\da-f]*$/i.test(text);
    case "sha1":
      return /^[\da-f]{40}$/i.test(text);
    case "sha1 in base 36":
      return /^[\da-z]{31}$/i.test(text);
    case "revision":
      return /^\d+$/.test(text) || /^(?:prev|next|cur)$/i.test(text);
  }
}
