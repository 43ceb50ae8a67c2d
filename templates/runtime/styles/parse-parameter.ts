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

/** Finds a parameter in a request and decodes its text; undefined if it is absent. */
export function parseWireText(as: Serialization, request: RawRequest): string | undefined {
  const decode = decoderOf(as);
  const pairs = pairsOf(as, request);
  const raw = pairs ? lastOf(pairs, as.name) : unmarked(as, textOf(as, request));
  return raw === undefined ? undefined : decode(raw);
}

/** The text of the last pair with a name. */
function lastOf(pairs: readonly RawPair[], name: string): string | undefined {
  let last: string | undefined;
  for (const [key, raw] of pairs) if (key === name) last = raw;
  return last;
}

/**
 * Finds a parameter in a request and reads its value; undefined if it is absent.
 *
 * @param isOther whether a name belongs to another parameter. An object without a name of its own
 * consists of all names that do not
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

/** Whether a name of a query or a cookie belongs to a parameter. */
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

/** The pairs in which a parameter may be; undefined if it is a text without a name. */
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
  // Values have percent-encoded braces: a variable in braces was not filled in.
  return text === `{${name}}` ? undefined : text;
}

/** A text without the dot that the style begins with. */
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

/** Reads values that a separator joins. */
function parseJoined(
  as: Serialization,
  shape: CompoundShape,
  raw: string,
  separator: RegExp,
): unknown {
  const decode = decoderOf(as);
  const pieces = raw.split(separator);
  if (hasMembers(shape)) {
    // Writers of an object without members send an empty text, or none.
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

/** Names and texts in turn. */
function inTwos(pieces: readonly string[], decode: Decode): readonly RawPair[] {
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [[decode(piece), pieces[index + 1] ?? ""] as const] : [],
  );
}

/** A list, unless the shape has single values and the text is one of them. */
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

/** An object of pairs; undefined if none of them is a member. */
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
 * The commas between values. Many clients encode them, which cannot be distinguished from a comma in
 * a text: encoded commas separate only values that are no texts.
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
