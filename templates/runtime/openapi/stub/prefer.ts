/** The response that a request prefers, in Prism's notation. */
export interface Preference {
  readonly code?: number;
  /** The name of an example. */
  readonly example?: string;
  /** Whether the document's examples are ignored. */
  readonly isDynamic?: boolean;
}

const NONE: Preference = {};

/**
 * Parses a `Prefer` header (RFC 7240). Unknown preferences are ignored; returns null if the header
 * is invalid.
 */
export function parsePreference(header: string | undefined): Preference | null {
  if (header === undefined) return NONE;
  const values = new Map<string, string>();
  for (const [text] of header.matchAll(/(?:[^,"]|"[^"]*(?:"|$))+/g)) {
    const [, name = "", value = ""] = /^\s*([^=;\s]+)\s*(?:=\s*("[^"]*"|[^;]*))?/.exec(text) ?? [];
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, value.trim().replaceAll('"', ""));
  }
  const code = values.get("code");
  const example = values.get("example");
  const dynamic = values.get("dynamic");
  const isValid =
    (code === undefined || /^[2-5]\d\d$/.test(code)) &&
    (dynamic === undefined || /^(?:true|false)$/.test(dynamic));
  if (!isValid) return null;
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic === "true" && { isDynamic: true }),
  };
}
