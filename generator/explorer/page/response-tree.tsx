import { useState } from "preact/hooks";
import { escapeHidden } from "../../base/hidden-characters.js";
import { counted } from "../../base/counted.js";

/** The number of members shown at once. */
const SHOWN = 100;

/** A difference between a value and what was learned or described. */
interface TreeFinding {
  readonly code: string;
  /** Names and indices from the value down. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** The expected value; absent if none is expected. */
  readonly expected?: string;
  /** The field that is probably meant. */
  readonly meant?: string;
}

/** A JSON value as a tree, in which differences from what was learned or described are marked. */
export function ResponseTree(props: Pick<NodeProps, "value" | "findings">) {
  return (
    <ul class="tree" aria-label="Response">
      <Node {...props} depth={0} />
    </ul>
  );
}

interface NodeProps {
  /** Absent for the complete value. */
  readonly name?: string;
  readonly value: unknown;
  /** The findings at the value and below it. Their paths begin at the complete value. */
  readonly findings: readonly TreeFinding[];
  readonly depth: number;
}

function Node({ name, value, findings, depth }: NodeProps) {
  const own = findings.filter(({ path }) => path.length === depth);
  const label = name !== undefined && (
    <>
      <code class="name">{escapeHidden(name)}</code>:{" "}
    </>
  );
  const marks = own.map((finding) => <Mark finding={finding} />);
  if (typeof value !== "object" || value === null)
    return (
      <li class={own.length > 0 ? "marked" : undefined}>
        {label}
        <code class={`value ${typeof value}`}>{escapeHidden(JSON.stringify(value) ?? "")}</code>
        {marks}
      </li>
    );
  return (
    <li class={own.length > 0 ? "marked" : undefined}>
      <details open={depth < 4 || findings.length > own.length}>
        <summary>
          {label}
          <span class="faint">{sizeText(value)}</span>
          {findings.length > own.length && (
            <span class="badge">{counted(findings.length - own.length, "difference")}</span>
          )}
        </summary>
        <Members value={value} findings={findings} depth={depth} />
      </details>
      {marks}
    </li>
  );
}

function Members({ value, findings, depth }: NodeProps & { readonly value: object }) {
  const [shown, setShown] = useState(SHOWN);
  const members = Object.entries(value);
  const below = findings.filter(({ path }) => path.length > depth);
  const absent = below.filter(
    ({ path }) => path.length === depth + 1 && !Object.hasOwn(value, path[depth] ?? ""),
  );
  return (
    <ul>
      {members.slice(0, shown).map(([name, member]) => (
        <Node
          key={name}
          name={name}
          value={member}
          findings={below.filter(({ path }) => String(path[depth]) === name)}
          depth={depth + 1}
        />
      ))}
      {absent.map((finding) => (
        <li class="marked absent">
          <code class="name">{escapeHidden(String(finding.path[depth]))}</code>
          <Mark finding={finding} />
        </li>
      ))}
      {members.length > shown && (
        <li>
          <button type="button" onClick={() => setShown(shown + SHOWN)}>
            Show {Math.min(SHOWN, members.length - shown)} more of {members.length}
          </button>
        </li>
      )}
    </ul>
  );
}

/** A difference as text. */
function Mark({ finding }: { readonly finding: TreeFinding }) {
  const { code, message, expected, meant } = finding;
  return (
    <p class="mark" data-code={code}>
      <code>{code}</code>: {escapeHidden(message)}
      {expected !== undefined && ` Expected: ${expected}.`}
      {meant !== undefined && ` Did you mean ${meant}?`}
    </p>
  );
}

function sizeText(value: object): string {
  const size = Object.keys(value).length;
  return Array.isArray(value) ? `[${size}]` : `{${size}}`;
}
