/** Characters that steer a terminal, end a line or hide. Written anew, so that a gap in the generator's own list does not hide itself. */
export const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
