import { isMultipartForm, isUrlEncodedForm } from "../../templates/runtime/http/media-type.js";
import { requestParameters } from "../../templates/runtime/http/request-parameters.js";
import type { ServiceRequest } from "../../templates/runtime/http/service.js";
import { wireParams } from "../../templates/runtime/wire/wire-params.js";
import { withoutTrailing } from "../../templates/runtime/wire/without-trailing.js";
import { decodedPart, secretFields } from "./secret-fields.js";
import type { TextRange } from "./decoded-view.js";
import { isSecretCookie, isSecretField } from "./secret-names.js";
import type { IsSecret } from "./secret-names.js";

/** The values of a request's secret parameters, headers, cookies and fields, decoded. */
export function sentSecrets(request: ServiceRequest, isSecret: IsSecret): readonly string[] {
  const { authorization = "", cookie = "", ...headers } = request.headers;
  return [
    ...pairSecrets(requestParameters(request), isSecret),
    ...bodySecrets(request, isSecret),
    ...userSecrets(request.url),
    ...authorizationSecrets(authorization),
    ...authorizationSecrets(headers["proxy-authorization"] ?? ""),
    ...Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && isSecret(name) ? [value] : [],
    ),
    ...cookie.split(";").flatMap((pair) => cookieSecrets(pair, isSecret)),
  ];
}

/** Returns true if a parameter is secret, by its name as it was sent. PHP reads `a.b` as `a_b`. */
export function isSecretPart(encodedName: string, isSecret: IsSecret): boolean {
  const name = decodedPart(encodedName);
  if (isSecret(name)) return true;
  return !/^\w*$/.test(name) && [...wireParams(`${encodedName}=`).keys()].some(isSecret);
}

function pairSecrets(text: string, isSecret: IsSecret): readonly string[] {
  return text.split(/[&#]/).flatMap((pair) => {
    const equals = pair.indexOf("=");
    if (equals < 0 || !isSecretPart(pair.slice(0, equals), isSecret)) return [];
    const value = decodedPart(pair.slice(equals + 1));
    // A list: messages name its values one by one.
    return [value, ...value.split(value.startsWith("\u001F") ? "\u001F" : "|")];
  });
}

/**
 * The secrets of a form that was not sent with POST, or of another body. The contents of uploaded files
 * are never written.
 */
function bodySecrets({ headers, body }: ServiceRequest, isSecret: IsSecret): readonly string[] {
  if (body === "" || isMultipartForm(headers["content-type"])) return [];
  return isUrlEncodedForm(headers["content-type"])
    ? pairSecrets(body, isSecret)
    : secretFields(body, (name) => isSecret(name) || isSecretField(name)).map(({ value }) => value);
}

/** The users and passwords in the absolute addresses of a text. */
export function userSecrets(text: string): readonly string[] {
  return userRanges(text).flatMap(({ start, end }) => {
    const user = text.slice(start, end);
    const colon = user.indexOf(":");
    return [user, ...(colon < 0 ? [] : [user.slice(colon + 1)])].map(decodedPart);
  });
}

/** The ranges of users and passwords in the absolute addresses of a text. */
export function userRanges(text: string): readonly TextRange[] {
  return [...text.matchAll(/:\/\/([^/?#@\s<>"]{1,1000})@/g)].map(({ 1: user = "", index }) => {
    const start = index + "://".length;
    return { start, end: start + user.length };
  });
}

/** The values of a cookie: as it is, without quotes, and percent-decoded. */
export function cookieSecrets(pair: string, isSecret: IsSecret): readonly string[] {
  const equals = pair.indexOf("=");
  if (equals < 0) return [];
  const name = pair.slice(0, equals).trim();
  const value = pair
    .slice(equals + 1)
    .trim()
    .replace(/^"([^"]*)"$/, "$1");
  return isSecretCookie(name, value, isSecret) ? [value, decodedPart(value)] : [];
}

/** The credentials of a header, without the name of the scheme; for Basic, also the password. */
function authorizationSecrets(header: string): readonly string[] {
  const value = header.trim();
  const space = value.indexOf(" ");
  if (space < 0) return [value];
  const scheme = value.slice(0, space);
  const credentials = value.slice(space).trim();
  if (scheme.toLowerCase() !== "basic")
    return [credentials, ...[...credentials.matchAll(QUOTED)].map(({ 1: quoted = "" }) => quoted)];
  const decoded = Buffer.from(credentials, "base64").toString();
  return [
    credentials,
    withoutTrailing(credentials, "="),
    Buffer.from(decoded).toString("base64url"),
    decoded,
    decoded.slice(decoded.indexOf(":") + 1),
  ];
}

/** Parameters of `Digest` and `OAuth` that prove who sends. */
const QUOTED = /(?:response|nonce|signature|token|key|secret)="([^"]{8,})"/gi;
