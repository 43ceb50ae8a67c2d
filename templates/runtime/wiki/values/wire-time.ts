const ISO = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;

/** A time as the server writes it into `continue`, `20240131090000`; other texts are unchanged. */
export function wireTime(text: string): string {
  const parts = ISO.exec(text);
  return parts ? parts.slice(1).join("") : text;
}
