import { jsonOrText, plainJson } from "../content/json-codec.js";
import type { WireShape } from "../model/descriptor.js";
import { ofStatus } from "../http/of-status.js";
import { defineMember } from "../model/member.js";
import { parseStyled, parseWireText } from "./parse-parameter.js";
import { serializationOf } from "./serialization.js";
import type { Serialization } from "./serialization.js";
import type { RawRequest } from "./wire-request.js";
import { writtenText } from "./write-parameter.js";

/** How a header is parsed. Lists and objects use the `simple` style. */
export interface HeaderDescriptor {
  readonly shape: WireShape;
  /** Whether members of objects are written as `name=value`. */
  readonly explode?: true;
  /** The media type of the value, which is then JSON. */
  readonly content?: "application/json";
}

/** Headers by their names in the document. */
export type HeaderDescriptors = Readonly<Record<string, HeaderDescriptor>>;

/**
 * The response headers with a schema, by status. A string refers to a status whose responses have
 * the same headers.
 */
export type ResponseHeaderDescriptors = Readonly<Record<string, HeaderDescriptors | string>>;

/** Returns the described headers for a response. */
export function headersOfStatus(
  descriptors: ResponseHeaderDescriptors | undefined,
  status: number,
): HeaderDescriptors | undefined {
  const found = descriptors && ofStatus(descriptors, status);
  const headers = typeof found === "string" ? descriptors?.[found] : found;
  return typeof headers === "string" ? undefined : headers;
}

/**
 * Parses the described headers of a response. Absent headers are omitted. A string that does not
 * match its schema is not converted, so that a validator reports it.
 */
export function readResponseHeaders(
  descriptors: ResponseHeaderDescriptors | undefined,
  status: number,
  headers: { get(name: string): string | null },
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, header] of Object.entries(headersOfStatus(descriptors, status) ?? {})) {
    const text = headers.get(name);
    if (text !== null) defineMember(values, name, readHeader(name, header, text));
  }
  return values;
}

function readHeader(name: string, header: HeaderDescriptor, text: string): unknown {
  const as = headerSerialization(name, header);
  const request: RawRequest = {
    query: [],
    cookies: [],
    path: {},
    headers: new Map([[name.toLowerCase(), text]]),
  };
  if (as.isJson) return jsonOrText(parseWireText(as, request) ?? text, as.json);
  return parseStyled(as, header.shape, request, () => false);
}

/** The characters allowed in a header value (RFC 9110, 5.5). */
const FIELD_VALUE = /^[\t\u0020-\u007E\u0080-\u00FF]*$/;

/**
 * Writes the headers of a response by lower-case name. Values that are not allowed in a header are
 * omitted.
 */
export function writeResponseHeaders(
  descriptors: HeaderDescriptors,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const [name, header] of Object.entries(descriptors)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const text =
      value === undefined ? undefined : writtenText(headerSerialization(name, header), value);
    if (text !== undefined && FIELD_VALUE.test(text))
      defineMember(written, name.toLowerCase(), text);
  }
  return written;
}

function headerSerialization(name: string, { explode, content }: HeaderDescriptor): Serialization {
  return serializationOf(
    name,
    {
      in: "header",
      ...(explode && { explode }),
      ...(content !== undefined && { content }),
    },
    "",
    plainJson,
  );
}
