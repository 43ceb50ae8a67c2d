/** A form of texts, by name. Each is tested in time proportional to the text. */
export type Form =
  | "nothing"
  | "number"
  | "hexadecimal"
  | "sha1"
  | "sha1 in base 36"
  /** The number of a revision, or a word instead of one. */
  | "revision";

/** Whether a text has a form, in any letter case. */
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
