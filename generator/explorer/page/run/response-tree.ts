import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { ResponseFinding } from "../../../inspect/response.js";
import { escapeHidden } from "../../../text/hidden.js";

/** The number of members of a value that are shown at once. */
const SHOWN = 100;

/** A JSON value as a tree, in which what is not as learned is marked. */
export function ResponseTree({
  value,
  findings,
}: {
  readonly value: unknown;
  readonly findings: readonly ResponseFinding[];
}): ComponentChild {
  return h(
    "ul",
    { class: "tree", "aria-label": "Response" },
    h(Node, { name: undefined, value, findings, depth: 0 }),
  );
}

interface NodeProps {
  readonly name: string | undefined;
  readonly value: unknown;
  /** The findings at the value and below it, whose paths begin at the value. */
  readonly findings: readonly ResponseFinding[];
  readonly depth: number;
}

function Node({ name, value, findings, depth }: NodeProps): ComponentChild {
  const own = findings.filter(({ path }) => path.length === depth);
  const label = name !== undefined && [h("code", { class: "name" }, escapeHidden(name)), ": "];
  const marks = own.map((finding) => h(Mark, { finding }));
  if (typeof value !== "object" || value === null)
    return h(
      "li",
      { class: own.length > 0 ? "marked" : undefined },
      label,
      h("code", { class: `value ${typeof value}` }, escapeHidden(JSON.stringify(value) ?? "")),
      marks,
    );
  return h(
    "li",
    { class: own.length > 0 ? "marked" : undefined },
    h(
      "details",
      { open: depth < 4 || findings.length > own.length },
      h(
        "summary",
        null,
        label,
        h("span", { class: "faint" }, sizeText(value)),
        findings.length > own.length &&
          h("span", { class: "badge" }, `${findings.length - own.length} not as learned`),
      ),
      h(Members, { value, findings, depth }),
    ),
    marks,
  );
}

function Members({
  value,
  findings,
  depth,
}: {
  readonly value: object;
  readonly findings: readonly ResponseFinding[];
  readonly depth: number;
}): ComponentChild {
  const [shown, setShown] = useState(SHOWN);
  const members = Object.entries(value);
  const below = findings.filter(({ path }) => path.length > depth);
  const absent = below.filter(
    ({ path }) => path.length === depth + 1 && !Object.hasOwn(value, path[depth] ?? ""),
  );
  return h(
    "ul",
    null,
    members.slice(0, shown).map(([name, member]) =>
      h(Node, {
        key: name,
        name,
        value: member,
        findings: below.filter(({ path }) => String(path[depth]) === name),
        depth: depth + 1,
      }),
    ),
    absent.map((finding) =>
      h(
        "li",
        { class: "marked absent" },
        h("code", { class: "name" }, escapeHidden(String(finding.path[depth]))),
        h(Mark, { finding }),
      ),
    ),
    members.length > shown &&
      h(
        "li",
        null,
        h(
          "button",
          { type: "button", onClick: () => setShown(shown + SHOWN) },
          `Show ${Math.min(SHOWN, members.length - shown)} more of ${members.length}`,
        ),
      ),
  );
}

/** A difference from what was learned. */
function Mark({ finding }: { readonly finding: ResponseFinding }): ComponentChild {
  const { code, message, expected, meant } = finding;
  return h(
    "p",
    { class: "mark", "data-code": code },
    h("code", null, code),
    ": ",
    escapeHidden(message),
    expected !== undefined && ` Expected: ${expected}.`,
    meant !== undefined && ` Did you mean ${meant}?`,
  );
}

function sizeText(value: object): string {
  const size = Object.keys(value).length;
  return Array.isArray(value) ? `[${size}]` : `{${size}}`;
}
