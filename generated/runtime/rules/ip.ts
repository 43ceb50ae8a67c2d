// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** An address or a range of addresses, as MediaWiki writes it: IPv6 in upper case, without `::`. */
export interface IpForm {
  readonly kind: "ip" | "cidr";
  readonly value: string;
}

const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const IPV4 = new RegExp(`^0*${BYTE}(?:\\.0*${BYTE}){3}$`);
/** The form in which old wikis masked the last byte of an address. */
const MASKED = new RegExp(`^${BYTE}(?:\\.${BYTE}){2}\\.xxx$`);

/** Reads an IPv4 or IPv6 address or CIDR range, or gives undefined. */
export function ipForm(text: string): IpForm | undefined {
  if (MASKED.test(text)) return { kind: "ip", value: text };
  const slash = text.indexOf("/");
  const address = slash < 0 ? text : text.slice(0, slash);
  const value = ipv4(address) ?? ipv6(address);
  if (value === undefined) return undefined;
  if (slash < 0) return { kind: "ip", value };
  const bits = text.slice(slash + 1);
  const most = value.includes(":") ? 128 : 32;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most
    ? { kind: "cidr", value: `${value}/${Number(bits)}` }
    : undefined;
}

function ipv4(text: string): string | undefined {
  return IPV4.test(text) ? text.split(".").map(Number).join(".") : undefined;
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
