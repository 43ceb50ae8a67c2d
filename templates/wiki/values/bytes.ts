// Values as the database of a wiki keeps them.

const ENCODER = /* @__PURE__ */ new TextEncoder();

/** The bytes of a text in UTF-8. */
export function utf8(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** The bytes of a text in UTF-8, in hexadecimal. */
export function hexOf(text: string): string {
  return Array.from(utf8(text), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
