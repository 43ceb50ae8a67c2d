import type { ComponentChild, ComponentChildren } from "preact";
import { escapeHidden } from "../../base/hidden-characters.js";

/** A description: paragraphs and lists of lines. Text in backticks is code. */
export function Prose({ text }: { readonly text: string }) {
  const blocks = blocksOf(text);
  return (
    <>
      {blocks.map((lines) =>
        isItem(lines[0] ?? "") ? (
          <ul>
            {lines.map((line) => (
              <li>{inline(line.slice(2))}</li>
            ))}
          </ul>
        ) : (
          <p>{inline(lines.join(" "))}</p>
        ),
      )}
    </>
  );
}

/** A name or a value as code; an empty one as `""`. */
export function Code(props: { readonly text: string; readonly class?: string | undefined }) {
  return <code class={props.class}>{props.text === "" ? '""' : escapeHidden(props.text)}</code>;
}

/** A string on a line with others. */
export function Note(props: { readonly class: string; readonly children: ComponentChildren }) {
  return (
    <>
      {" "}
      <span class={props.class}>{props.children}</span>
    </>
  );
}

/** Joins parts with a separator, such as " or ". */
export function joined(parts: readonly ComponentChild[], between: string) {
  return parts.map((part, index) => [index > 0 && between, part]);
}

/** Text on one line. Text in backticks is code; hidden characters are escaped. */
export function inline(text: string) {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code>{escapeHidden(part)}</code> : escapeHidden(part),
    );
}

/** Consecutive lines of one kind. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let last: string[] | undefined;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") {
      last = undefined;
      continue;
    }
    if (last && isItem(last[0] ?? "") === isItem(line)) last.push(line);
    else {
      last = [line];
      blocks.push(last);
    }
  }
  return blocks;
}

function isItem(line: string): boolean {
  return line.startsWith("- ");
}

/** A parameter's description, including its values' descriptions. */
interface DividedDescription {
  readonly text: string;
  readonly values: ReadonlyMap<string, string>;
}

/** Splits a description. Lines such as `- value: text` describe values. */
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
