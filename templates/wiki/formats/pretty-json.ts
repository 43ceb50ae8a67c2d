/** Compact JSON as PHP prints it for people: four spaces a level, members in their order. */
export function prettyJson(compact: string): string {
  let depth = 0;
  const lineBreak = (): string => `\n${"    ".repeat(depth)}`;
  return compact.replaceAll(TOKENS, (token: string) => {
    switch (token) {
      case "{}":
      case "[]":
        return token;
      case "{":
      case "[":
        depth += 1;
        return token + lineBreak();
      case "}":
      case "]":
        depth -= 1;
        return lineBreak() + token;
      case ",":
        return token + lineBreak();
      case ":":
        return ": ";
      default:
        return token;
    }
  });
}

/** A string, a pair of empty brackets, or a mark. Strings are found first, so that their marks stay. */
const TOKENS = /"(?:[^"\\]|\\.)*"|\{\}|\[\]|[{}[\],:]/g;
