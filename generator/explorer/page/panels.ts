import { composePanel } from "./run/compose-page.js";
import { readPanel } from "./read/operation-view.js";
import type { Panel } from "./state/panel.js";

/** The panels in the order of their tabs. The first one needs no id in addresses. */
export const PANELS: readonly Panel[] = [
  { id: "read", title: "Read", isFor: () => true, view: readPanel },
  {
    id: "compose",
    title: "Compose and run",
    isFor: ({ operation }) => operation.kind === "endpoint" || operation.role === "request",
    view: composePanel,
  },
];
