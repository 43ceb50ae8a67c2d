import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { counted } from "../../../base/counted.js";
import { escapeHidden } from "../../../base/hidden-characters.js";

/** The number of members of a value that are shown at once. */
const SHOWN = 100;

/** A difference between a value and what was learned or described. */
export interface TreeFinding {
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
export function ResponseTree({
  value,
  findings,
}: {
  readonly value: unknown;
  readonly findings: readonly TreeFinding[];
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
  readonly findings: readonly TreeFinding[];
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
          h("span", { class: "badge" }, counted(findings.length - own.length, "difference")),
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
  readonly findings: readonly TreeFinding[];
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

/** The text of a difference. */
function Mark({ finding }: { readonly finding: TreeFinding }): ComponentChild {
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
