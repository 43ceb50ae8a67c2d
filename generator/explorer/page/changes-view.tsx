import type { ComponentChild } from "preact";
import type { ExplorerChange } from "../explorer-data.js";
import { Code, inline } from "./prose.js";
import type { SpecStore, StoreProps } from "./spec-store.js";

/** The changes of a module, an operation or a schema. */
export function changesOf({ spec }: SpecStore, subject: string): readonly ExplorerChange[] {
  return spec.changes?.changes.filter(({ module }) => module === subject) ?? [];
}

/** What changed about a subject since the earlier version; nothing if nothing did. */
export function ChangeList({ store, subject }: StoreProps & { readonly subject: string }) {
  const { changes: all } = store.spec;
  const changes = changesOf(store, subject);
  if (!all || changes.length === 0) return undefined;
  return (
    <section class="changes" aria-labelledby="changes">
      <ChangesHeading base={all.base} count={changes.length} />
      <ChangeItems changes={changes} />
    </section>
  );
}

/** A list of changes. */
export function ChangeItems({ changes }: { readonly changes: readonly ExplorerChange[] }) {
  return (
    <ul>
      {changes.map((change) => (
        <li>
          <ChangeText change={change} withParameter />
        </li>
      ))}
    </ul>
  );
}

/** The heading of a list of changes. */
export function ChangesHeading({ base, count }: { readonly base: string; readonly count: number }) {
  return (
    <h2 id="changes">
      Changes since <Code text={base} /> <span class="number">{count}</span>
    </h2>
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
}) {
  const { level, message, parameter } = change;
  return (
    <span class="change">
      <span class={`badge ${level}`}>{LEVEL_TITLES[level]}</span>{" "}
      {withParameter && parameter !== undefined && (
        <>
          <Code text={parameter} />:{" "}
        </>
      )}
      {inline(message)}
    </span>
  );
}

/** A module that only the earlier version had; otherwise the given content. */
export function GonePart({
  store,
  part,
  otherwise,
}: StoreProps & { readonly part: string; readonly otherwise: ComponentChild }) {
  const subjects = new Set((store.spec.changes?.changes ?? []).map(({ module }) => module));
  const subject = [...subjects].find((each) => each === part || each.endsWith(`+${part}`));
  if (subject === undefined) return otherwise;
  return (
    <article>
      <h1 tabIndex={-1}>
        <Code text={part} />
      </h1>
      <p class="lead">This version does not have it.</p>
      <ChangeList store={store} subject={subject} />
    </article>
  );
}
