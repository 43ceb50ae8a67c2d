import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";

/** The input of a part of the page that opens. */
export interface DisclosureProps {
  readonly class: string;
  readonly summary: ComponentChild;
  /** Opens the part when it becomes true. */
  readonly isNeeded: boolean;
  /** Makes the content, which a closed part does not have. */
  readonly content: () => ComponentChild;
}

/** A part that opens by its summary, or when it is needed. It stays open until the reader closes it. */
export function Disclosure(props: DisclosureProps): ComponentChild {
  const { summary, isNeeded, content } = props;
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (wasNeeded !== isNeeded) {
    setNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return h(
    "details",
    {
      class: props.class,
      open: isOpen,
      onToggle: ({ currentTarget: { open } }: { readonly currentTarget: HTMLDetailsElement }) =>
        setOpen(open),
    },
    h("summary", null, summary),
    isOpen && content(),
  );
}
