/** A parameter's description: its text, and the texts of its values. */
export interface DividedDescription {
  readonly text: string;
  readonly values: ReadonlyMap<string, string>;
}

/** Divides a description, whose lines `- value: text` are about values. */
export function divideDescription(
  description: string,
  values: readonly string[],
): DividedDescription {
  const known = new Set(values);
  const found = new Map<string, string>();
  const rest = description.split("\n").filter((line) => {
    const [, name = "", text = ""] = /^- (.*?): (.*)$/.exec(line) ?? [];
    const value = name === '""' ? "" : name;
    if (name === "" || !known.has(value)) return true;
    found.set(value, text);
    return false;
  });
  return { text: rest.join("\n"), values: found };
}
