import type { ServiceResponse } from "../../templates/runtime/http/service.js";
import { responseSecretFields, secretFields } from "./secret-fields.js";
import type { SecretField } from "./secret-fields.js";
import { isSecretField } from "./secret-names.js";
import type { IsSecret } from "./secret-names.js";
import { cookieSecrets, userSecrets } from "./sent-secrets.js";

/** Shorter values of fields may be words; they are redacted in the fields only. */
const SHORTEST = 8;

/** The secrets that a response gives to its client: in cookies, addresses, and fields of its body. */
export function receivedSecrets(
  { headers, cookies = [], body }: ServiceResponse,
  isSecret: IsSecret,
): readonly string[] {
  const isName: IsSecret = (name) => isSecret(name) || isSecretField(name);
  return [
    ...cookies.flatMap((cookie) => cookieSecrets(cookie.split(";", 1)[0] ?? "", isSecret)),
    ...Object.values(headers).flatMap((value) => generated(valuesOf(secretFields(value, isName)))),
    ...Object.values(headers).flatMap(userSecrets),
    ...Object.entries(headers).flatMap(([name, value]) => (isSecret(name) ? [value] : [])),
    ...generated([...valuesOf(responseSecretFields(body)), ...jsonSecrets(body)]),
  ];
}

function valuesOf(fields: readonly SecretField[]): readonly string[] {
  return fields.map(({ value }) => value);
}

function generated(values: readonly string[]): readonly string[] {
  return values.filter((value) => value.length >= SHORTEST && !/\s/.test(value));
}

/** The tokens in a body of JSON: by the decoded names, and all members of objects named `tokens`. */
function jsonSecrets(body: string): readonly string[] {
  if (!/token|\\u/i.test(body)) return [];
  const found: string[] = [];
  const left: { readonly value: unknown; readonly isToken: boolean }[] = [
    { value: parsedBody(body), isToken: false },
  ];
  for (let each = left.pop(); each; each = left.pop()) {
    const { value, isToken } = each;
    if (typeof value === "string" && isToken) found.push(value);
    else if (Array.isArray(value))
      for (const item of value) left.push({ value: item, isToken: false });
    else if (typeof value === "object" && value !== null)
      for (const [name, member] of Object.entries(value))
        left.push({ value: member, isToken: isToken || name === "tokens" || isSecretField(name) });
  }
  return found;
}

function parsedBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
