/** An IP address or range in MediaWiki's notation: IPv6 in upper case, without `::`. */
export interface IpForm {
  readonly kind: "ip" | "cidr";
  readonly value: string;
}

const IPV4: RegExp =
  /^(?:25[0-5]|2[0-4]\d|1\d\d|0?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|0?\d?\d)){3}$/;
/** The notation in which old wikis masked an address's last byte. */
const MASKED: RegExp =
  /^(?:25[0-5]|2[0-4]\d|1\d\d|0?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|0?\d?\d)){2}\.xxx$/;

/** Parses an IPv4 or IPv6 address or range; undefined if it is invalid. */
export function ipForm(text: string): IpForm | undefined {
  if (MASKED.test(text)) return { kind: "ip", value: text };
  const single = address(text);
  if (single !== undefined) return { kind: "ip", value: single };
  const value = block(text);
  return value === undefined ? undefined : { kind: "cidr", value };
}

/** Whether a string looks like an IPv4 address, even with large numbers or a masked last byte. */
export function isIpv4Like(text: string): boolean {
  return /^(?:\d{1,3}\.){3}(?:xxx|\d{1,3})$/.test(text);
}

/** Whether a string is the first and last address of a range, as in `1.2.3.4 - 1.2.3.9`. */
export function isDashRange(text: string): boolean {
  const ends = text.split(/ ?- ?/);
  const isRange = (isEnd: (end: string) => boolean): boolean => ends.every(isEnd);
  return ends.length === 2 && (isRange((end) => IPV4.test(end)) || isRange(isIpv6));
}

function isIpv6(text: string): boolean {
  return ipv6(text) !== undefined;
}

/** `address/bits`. */
function block(text: string): string | undefined {
  const [start = "", bits = "", ...more] = text.split("/");
  const value = address(start);
  if (value === undefined || more.length > 0 || !/^(?:0|[1-9]\d{0,2})$/.test(bits))
    return undefined;
  return Number(bits) <= (value.includes(":") ? 128 : 32) ? `${value}/${bits}` : undefined;
}

function address(text: string): string | undefined {
  return IPV4.test(text) ? text.split(".").map(Number).join(".") : ipv6(text);
}

function ipv6(text: string): string | undefined {
  if (!/^[0-9A-Fa-f:]+$/.test(text) || /:::|^:[^:]|[^:]:$/.test(text)) return undefined;
  const [head = "", tail, more] = text.split("::");
  if (more !== undefined) return undefined;
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...left, ...Array.from({ length: missing }, () => "0"), ...right];
  if (groups.some((group) => group.length > 4)) return undefined;
  return groups.map((group) => Number.parseInt(group, 16).toString(16).toUpperCase()).join(":");
}
