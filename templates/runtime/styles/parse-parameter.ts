import { defineMember } from "../model/member.js";
import type { CompoundShape, WireShape } from "../model/descriptor.js";
import { separatorOf } from "./separators.js";
import { parseDeep } from "./deep-object.js";
import type { Serialization } from "./serialization.js";
import { decoded, decodedQuery, splitPairs } from "./wire-request.js";
import type { RawPair, RawRequest } from "./wire-request.js";
import {
  compound,
  fitsShape,
  hasMembers,
  hasScalars,
  isAnyText,
  valueOfText,
} from "./shape-values.js";

/** Finds a parameter in a request and decodes its string; undefined if it is absent. */
export function parseWireText(as: Serialization, request: RawRequest): string | undefined {
  const decode = decoderOf(as);
  const pairs = pairsOf(as, request);
  const raw = pairs ? lastOf(pairs, as.name) : unmarked(as, textOf(as, request));
  return raw === undefined ? undefined : decode(raw);
}

/** The string in the last pair with a name. */
function lastOf(pairs: readonly RawPair[], name: string): string | undefined {
  let last: string | undefined;
  for (const [key, raw] of pairs) if (key === name) last = raw;
  return last;
}

/**
 * Finds a parameter in a request and parses its value; undefined if it is absent.
 *
 * @param isOther whether a name belongs to a different parameter. An object without its own name
 * consists of all other names
 */
export function parseStyled(
  as: Serialization,
  shape: WireShape,
  request: RawRequest,
  isOther: (name: string) => boolean,
): unknown {
  const known = compound(shape);
  const pairs = pairsOf(as, request);
  if (pairs) return parsePairs(as, known, pairs, isOther);
  const raw = unmarked(as, textOf(as, request));
  if (raw === undefined) return undefined;
  const dotted = as.style === "label" && as.explode;
  return parseJoined(as, known, raw, dotted ? /\./ : commas(known, raw));
}

/** Whether a name in a query or cookie belongs to a parameter. */
export function ownsName(
  { name, style, explode, isJson }: Serialization,
  shape: WireShape | undefined,
  key: string,
): boolean {
  if (key === name) return true;
  if (isJson || shape === undefined) return false;
  const { members = {}, rest } = compound(shape);
  if (style === "deepObject") return key.startsWith(`${name}[`);
  return explode && (rest !== undefined || Object.hasOwn(members, key));
}

/** The pairs that may contain a parameter; undefined if it is a string without a name. */
function pairsOf(as: Serialization, request: RawRequest): readonly RawPair[] | undefined {
  switch (as.location) {
    case "query":
      return request.query;
    case "cookie":
      return request.cookies;
    case "path":
      return as.style === "matrix"
        ? splitPairs(textOf(as, request) ?? "", ";", decoded)
        : undefined;
    case "header":
      return undefined;
  }
}

function textOf({ location, name }: Serialization, request: RawRequest): string | undefined {
  if (location === "header") return request.headers.get(name.toLowerCase());
  const text = Object.hasOwn(request.path, name) ? request.path[name] : undefined;
  // In values, braces are percent-encoded, so this is a variable that was not replaced.
  return text === `{${name}}` ? undefined : text;
}

/** Removes the character with which the style begins. */
function unmarked({ style }: Serialization, raw: string | undefined): string | undefined {
  return style === "label" && raw?.startsWith(".") ? raw.slice(1) : raw;
}

function parsePairs(
  as: Serialization,
  shape: CompoundShape,
  pairs: readonly RawPair[],
  isOther: (name: string) => boolean,
): unknown {
  const { name, style, explode } = as;
  const decode = decoderOf(as);
  if (style === "deepObject") {
    const deep = parseDeep(name, shape, pairs, decode, as.json);
    if (deep !== undefined) return deep;
  }
  const raws = pairs.filter(([key]) => key === name).map(([, raw]) => raw);
  const [last] = raws.slice(-1);
  if (last === undefined) {
    const own = pairs.filter(([key]) => !isOther(key));
    return explode && hasMembers(shape) ? membersOf(as, shape, own) : undefined;
  }
  if (explode || style === "deepObject")
    return listOrText(as, shape, raws.map(decode), decode(last));
  const separator = separatorOf(style);
  return parseJoined(
    as,
    shape,
    last,
    separator.text === "," ? commas(shape, last) : separator.read,
  );
}

/** Parses values that are joined by a separator. */
function parseJoined(
  as: Serialization,
  shape: CompoundShape,
  raw: string,
  separator: RegExp,
): unknown {
  const decode = decoderOf(as);
  const pieces = raw.split(separator);
  if (hasMembers(shape)) {
    // For an object without members, clients send an empty string or nothing.
    if (raw === "" && shape.items === undefined && !isAnyText(shape)) return {};
    const isAssigned = as.explode && pieces.every((piece) => piece.includes("="));
    const hasPairs = !as.explode && pieces.length % 2 === 0 && shape.items === undefined;
    if (isAssigned) return membersOf(as, shape, pieces.map(assignment(decode)));
    if (hasPairs) return membersOf(as, shape, inTwos(pieces, decode));
  }
  return listOrText(as, shape, pieces.map(decode), decode(raw));
}

function assignment(decode: Decode): (piece: string) => RawPair {
  return (piece) => {
    const equals = piece.indexOf("=");
    return [decode(piece.slice(0, equals)), piece.slice(equals + 1)];
  };
}

/** Splits alternating names and strings. */
function inTwos(pieces: readonly string[], decode: Decode): readonly RawPair[] {
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [[decode(piece), pieces[index + 1] ?? ""] as const] : [],
  );
}

/** Parses a list, unless the shape allows single values and the string is one of them. */
function listOrText(
  { json }: Serialization,
  shape: CompoundShape,
  texts: readonly string[],
  text: string,
): unknown {
  const { items } = shape;
  if (items === undefined) return valueOfText(text, shape, json);
  const single = hasScalars(shape) ? valueOfText(text, shape, json) : text;
  const isSingle = hasScalars(shape) && texts.length < 2 && fitsShape(single, shape);
  if (isSingle) return single;
  const isEmpty = texts.length === 1 && texts[0] === "" && !isAnyText(compound(items));
  return isEmpty ? [] : texts.map((each) => valueOfText(each, compound(items), json.item()));
}

/** Parses an object from pairs; undefined if none of them is a member. */
function membersOf(
  as: Serialization,
  { members = {}, rest }: CompoundShape,
  pairs: readonly RawPair[],
): unknown {
  const decode = decoderOf(as);
  const found: Record<string, unknown> = {};
  let isAny = false;
  for (const [key, raw] of pairs) {
    const shape = Object.hasOwn(members, key) ? members[key] : rest;
    if (shape === undefined) continue;
    isAny = true;
    defineMember(found, key, valueOfText(decode(raw), compound(shape), as.json.member(key)));
  }
  return isAny ? found : undefined;
}

/**
 * Returns the commas between values. Many clients encode separator commas, so encoded commas are
 * ambiguous. They separate values only if the values are not strings.
 */
function commas(shape: CompoundShape, raw: string): RegExp {
  const item = compound(shape.items);
  const isText = !hasScalars(item) || isAnyText(item) || hasMembers(shape);
  return isText || raw.includes(",") ? /,/ : /%2C/i;
}

type Decode = (raw: string) => string;

function decoderOf({ location }: Serialization): Decode {
  switch (location) {
    case "query":
      return decodedQuery;
    case "header":
      return (raw) => raw.trim();
    case "path":
    case "cookie":
      return decoded;
  }
}
