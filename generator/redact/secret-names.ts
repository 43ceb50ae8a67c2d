import type { AnyModule } from "../../templates/runtime/model/descriptor.js";
import type { OpenApiModel } from "../spec/model/spec-model.js";

/** Replaces a secret value. */
export const REDACTED = "***";

/**
 * Decides by its name whether a value is secret. Parameters of requests, URLs and forms, and
 * headers, have their value as the second argument; members of JSON have none.
 */
export type IsSecret = (name: string, parameter?: string) => boolean;

/** The parts of a spec that name its secrets. */
export type SecretSource =
  | { readonly kind: "catalogue"; readonly modules: readonly AnyModule[] }
  | { readonly kind: "openapi"; readonly model: Pick<OpenApiModel, "apiKeys" | "passwords"> };

/**
 * Parts of secret names, and words that are too short, or too common in longer words, to be parts.
 * MediaWiki joins words without a separator: `lgtoken`, `csrftoken`.
 */
const SECRETS =
  /token|passw|passphrase|secret|authorization|credential|api-?key|access-?key|private-?key|sess(?:ion)?-?id|retype|csrf|xsrf|jwt|(?:^|-)(?:pass|pwd?|auth|otp|sig|signatures?|sid|verifier|session(?=--|$))(?=[\d-]|$)/;

/** Names of facts about a secret: `tokenType`, `token_endpoint`, `maxtokenage`. */
const FACTS =
  /(?:token|password|secret|credential|key|auth)s?-?(?:type|age|count|length|required|supported|endpoint|expiry|expires|expires-in|expiration)$/;

/**
 * Returns true for the built-in names, the given ones, and those that specs declare as passwords,
 * sensitive parameters or API keys. The last two are secret in parameters only.
 */
export function secretNames(specs: readonly SecretSource[], given: readonly string[]): IsSecret {
  const passwords = specs.flatMap((spec) => (spec.kind === "openapi" ? spec.model.passwords : []));
  const named = new Set([...given, ...passwords].map(joined));
  const inParameters = new Set([...named, ...specs.flatMap(declaredNames).map(joined)]);
  return (name, parameter) => {
    // PHP parses `name[0]`, and `name` followed by a NUL character and text, as `name`.
    const whole = name.replace(/(?<=.)[[\0].*/s, "");
    // Several capital letters and those that follow may also be one word: `JWTs`, `SECRETkey`.
    const unbroken = name.replaceAll(/(?<=\p{Lu})\p{Lu}/gu, (each) => each.toLowerCase());
    const words = [...new Set([name, whole, unbroken])].map(normalized);
    if (SECRETS.test(words.join("--")) && !FACTS.test(normalized(name))) return true;
    const declared = parameter === undefined ? named : inParameters;
    if (words.some((each) => declared.has(each.replaceAll("-", "")))) return true;
    // One-time codes. Shorter values are country codes; errors in JSON also contain a `code`.
    return (parameter ?? "").length > 3 && /^(?:device|verification)?code$/.test(joined(whole));
  };
}

/** Words begin at capital letters. Of several, the last one begins a word: `DBPass`. */
const BEFORE_WORD = /\P{Lu}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;

/** `sessionId`, `session_id` and `session[id]` have the same form. PHP treats some of them as one. */
function normalized(name: string): string {
  if (/^[a-z]*$/.test(name)) return name;
  const words = name.replaceAll(BEFORE_WORD, "$&-").toLowerCase();
  return words.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}

const joined = (name: string): string => normalized(name).replaceAll("-", "");

function declaredNames(spec: SecretSource): readonly string[] {
  if (spec.kind === "openapi") return spec.model.apiKeys;
  return spec.modules.flatMap(({ params, prefix }) =>
    Object.entries(params).flatMap(([name, { sensitive }]) =>
      // Generators' parameters have the prefix `g` before the module's own prefix.
      sensitive === true ? [prefix + name, `g${prefix}${name}`] : [],
    ),
  );
}
