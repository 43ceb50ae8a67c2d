import { h } from "preact";
import type { ComponentChild } from "preact";
import { escapeHidden } from "../../../base/hidden-characters.js";
import type { ExplorerChange } from "../../explorer-data.js";
import type { SpecStore } from "../state/spec-store.js";
import { inline } from "./prose.js";

/** The changes of a module, an operation or a schema. */
export function changesOf({ spec }: SpecStore, subject: string): readonly ExplorerChange[] {
  return spec.changes?.changes.filter(({ module }) => module === subject) ?? [];
}

/** What changed about a subject since the earlier version; nothing if nothing did. */
export function ChangeList({
  store,
  subject,
}: {
  readonly store: SpecStore;
  readonly subject: string;
}): ComponentChild {
  const { changes: all } = store.spec;
  const changes = changesOf(store, subject);
  if (!all || changes.length === 0) return undefined;
  return h(
    "section",
    { class: "changes", "aria-labelledby": "changes" },
    h(ChangesHeading, { base: all.base, count: changes.length }),
    h(
      "ul",
      null,
      changes.map((change) => h("li", null, h(ChangeText, { change, withParameter: true }))),
    ),
  );
}

/** The heading of a list of changes. */
export function ChangesHeading({
  base,
  count,
}: {
  readonly base: string;
  readonly count: number;
}): ComponentChild {
  return h(
    "h2",
    { id: "changes" },
    "Changes since ",
    h("code", null, escapeHidden(base)),
    " ",
    h("span", { class: "number" }, count),
  );
}

const LEVEL_TITLES: Readonly<Record<ExplorerChange["level"], string>> = {
  breaking: "Breaking",
  risky: "Risky",
  info: "Information",
  none: "No effect",
};

/** One change: its level and its text. */
export function ChangeText({
  change,
  withParameter,
}: {
  readonly change: ExplorerChange;
  readonly withParameter: boolean;
}): ComponentChild {
  const { level, message, parameter } = change;
  return h(
    "span",
    { class: "change" },
    h("span", { class: `badge ${level}` }, LEVEL_TITLES[level]),
    " ",
    withParameter && parameter !== undefined && [h("code", null, escapeHidden(parameter)), ": "],
    inline(message),
  );
}

/** A module that only the earlier version had; otherwise the given content. */
export function GonePart({
  store,
  part,
  otherwise,
}: {
  readonly store: SpecStore;
  readonly part: string;
  readonly otherwise: ComponentChild;
}): ComponentChild {
  const subjects = new Set((store.spec.changes?.changes ?? []).map(({ module }) => module));
  const subject = [...subjects].find((each) => each === part || each.endsWith(`+${part}`));
  if (subject === undefined) return otherwise;
  return h(
    "article",
    null,
    h("h1", { tabIndex: -1 }, h("code", null, escapeHidden(part))),
    h("p", { class: "lead" }, "This version does not have it."),
    h(ChangeList, { store, subject }),
  );
}
