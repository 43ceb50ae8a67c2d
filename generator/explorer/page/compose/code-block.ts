import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";

/** A text with a button that copies it. */
export function CodeBlock({
  title,
  id,
  text,
}: {
  readonly title: string;
  readonly id: string;
  readonly text: string;
}): ComponentChild {
  const [copied, setCopied] = useState<string | undefined>();
  const copy = (): void => {
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    );
  };
  return h(
    "section",
    { class: "output", "aria-labelledby": `${id}-title` },
    h(
      "div",
      { class: "output-head" },
      h("h3", { id: `${id}-title` }, title),
      h(
        "button",
        { type: "button", onClick: copy, "aria-label": `Copy: ${title}` },
        copied === text ? "Copied" : "Copy",
      ),
    ),
    h("pre", { id, tabIndex: 0, "aria-labelledby": `${id}-title` }, h("code", null, text)),
  );
}
