/** Characters that have a meaning after a backslash in expressions with the flag `u`. */
const ESCAPABLE = /^[\dA-Za-z^$\\.*+?()[\]{}|/]$/;

/**
 * Removes the backslashes that expressions with the flag `u` refuse, such as those of `\_` and `\@`.
 * Without the flag they have no effect (ECMAScript, IdentityEscape).
 */
export function unicodePattern(pattern: string): string {
  let isInClass = false;
  return pattern.replaceAll(/\\?[^]/gu, (token) => {
    if (token === "[") isInClass = true;
    if (token === "]") isInClass = false;
    const character = token.slice(1);
    if (!token.startsWith("\\") || character === "") return token;
    return ESCAPABLE.test(character) || (isInClass && character === "-") ? token : character;
  });
}
