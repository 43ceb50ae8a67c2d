import { md5 as md5Bytes, sha1 as sha1Bytes } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";

// The platform hashes asynchronously, and browsers lack MD5.

/** The SHA-1 hash of bytes, in hexadecimal. */
export function sha1(bytes: Uint8Array): string {
  return bytesToHex(sha1Bytes(bytes));
}

/** The MD5 hash of bytes, in hexadecimal. */
export function md5(bytes: Uint8Array): string {
  return bytesToHex(md5Bytes(bytes));
}
