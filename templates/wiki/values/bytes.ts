import { md5 as md5Bytes, sha1 as sha1Bytes } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";

// UTF-8 bytes and hashes of strings. The platform's hashes are asynchronous, and browsers do not
// support MD5.

const ENCODER = /* @__PURE__ */ new TextEncoder();

/** A string's bytes in UTF-8. */
export function utf8(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** A string's bytes in UTF-8, in hexadecimal. */
export function hexOf(text: string): string {
  return Array.from(utf8(text), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The SHA-1 hash of bytes, in hexadecimal. */
export function sha1(bytes: Uint8Array): string {
  return bytesToHex(sha1Bytes(bytes));
}

/** The MD5 hash of bytes, in hexadecimal. */
export function md5(bytes: Uint8Array): string {
  return bytesToHex(md5Bytes(bytes));
}
