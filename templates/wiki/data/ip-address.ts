import { ipForm } from "../../runtime/rules/ip.js";

/**
 * The first and the last address of a range: hexadecimal strings of the same length, prefixed with
 * the address family.
 */
export interface AddressRange {
  readonly family: 4 | 6;
  /** The number of bits that all addresses of the range share. */
  readonly bits: number;
  readonly first: string;
  readonly last: string;
}

/**
 * Parses `192.0.2.1`, `192.0.2.0/24`, `2001:db8::1` and `2001:db8::/32`. Undefined for other texts.
 */
export function addressRange(text: string): AddressRange | undefined {
  const [address = "", length] = ipForm(text)?.value.split("/") ?? [];
  const family = address.includes(":") ? 6 : 4;
  const digits =
    family === 6
      ? address.split(":").map((part) => part.padStart(4, "0"))
      : address.split(".").map((part) => Number(part).toString(16).padStart(2, "0"));
  // The last part of a masked address is not a number.
  if (address === "" || address.endsWith(".xxx")) return undefined;
  const width = family === 6 ? 128 : 32;
  const bits = Number(length ?? width);
  const free = (BigInt(1) << BigInt(width - bits)) - BigInt(1);
  const number = BigInt(`0x${digits.join("")}`);
  const digitsOf = (value: bigint): string =>
    `v${family}-${value
      .toString(16)
      .toUpperCase()
      .padStart(width / 4, "0")}`;
  return { family, bits, first: digitsOf(number & ~free), last: digitsOf(number | free) };
}

/** The first and the last address of a range, or one address twice, as in responses. */
export function rangeOf(value: string): { readonly start: string; readonly end: string } {
  const { first, last } = addressRange(value) ?? {};
  return { start: written(first) ?? value, end: written(last) ?? value };
}

/** Formats `v4-C0000201` as `192.0.2.1`. */
function written(digits: string | undefined): string | undefined {
  const isV4 = digits?.startsWith("v4");
  return digits
    ?.slice("v4-".length)
    .match(isV4 ? /.{2}/g : /.{4}/g)
    ?.map((part) => Number.parseInt(part, 16).toString(isV4 ? 10 : 16))
    .join(isV4 ? "." : ":")
    .toUpperCase();
}
