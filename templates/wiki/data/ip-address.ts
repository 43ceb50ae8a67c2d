/** The first and the last address of a range, in hexadecimal digits: texts of one length, with the family before. */
export interface AddressRange {
  readonly family: 4 | 6;
  /** The number of bits that all addresses of the range share. */
  readonly bits: number;
  readonly first: string;
  readonly last: string;
}

/**
 * Parses `192.0.2.1`, `192.0.2.0/24`, `2001:db8::1` and `2001:db8::/32`; undefined if the text has
 * none of these forms.
 */
export function addressRange(text: string): AddressRange | undefined {
  const [address = "", length, ...rest] = text.split("/");
  const family = address.includes(":") ? 6 : 4;
  const digits = family === 6 ? digitsOf6(address) : digitsOf4(address);
  if (digits === undefined || rest.length > 0) return undefined;
  const width = digits.length * 4;
  const bits = length === undefined ? width : Number(length);
  if (length !== undefined && !(/^\d{1,3}$/.test(length) && bits <= width)) return undefined;
  const one = BigInt(1);
  const free = (one << BigInt(width - bits)) - one;
  const number = BigInt(`0x${digits}`);
  const digitsOf = (value: bigint): string =>
    `v${family}-${value.toString(16).toUpperCase().padStart(digits.length, "0")}`;
  return { family, bits, first: digitsOf(number & ~free), last: digitsOf(number | free) };
}

function digitsOf4(address: string): string | undefined {
  const parts = address.split(".");
  const isRight =
    parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isRight
    ? parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")
    : undefined;
}

function digitsOf6(address: string): string | undefined {
  const [head = "", tail, ...rest] = address.split("::");
  if (rest.length > 0) return undefined;
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const parts = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  const isRight = parts.every((part) => /^[\da-f]{1,4}$/i.test(part));
  return isRight ? parts.map((part) => part.padStart(4, "0")).join("") : undefined;
}

/** The first and the last address of a range, or an address twice, as in responses. */
export function rangeOf(value: string): { readonly start: string; readonly end: string } {
  const { first, last } = addressRange(value) ?? {};
  return { start: written(first) ?? value, end: written(last) ?? value };
}

/** `v4-C0000201` as `192.0.2.1`. */
function written(digits: string | undefined): string | undefined {
  const isV4 = digits?.startsWith("v4");
  return digits
    ?.slice("v4-".length)
    .match(isV4 ? /.{2}/g : /.{4}/g)
    ?.map((part) => Number.parseInt(part, 16).toString(isV4 ? 10 : 16))
    .join(isV4 ? "." : ":")
    .toUpperCase();
}
